import SpringformComparison
import SpringformExpectations
import SpringformPipeline

/// Compares what is drawn with what was recorded.
package struct Verifier: Sendable {
  package let store: BaselineStore

  package init(store: BaselineStore) {
    self.store = store
  }

  /// Draws a subject, compares it with its baseline, and checks what is expected of its motion.
  ///
  /// Digests are compared first. Where they agree nothing is decoded and no picture is kept; where one does not, the subject is
  /// drawn once more, compressed, and the two animations are compared picture by picture. Pixels decide; the record of what the
  /// scene did tells why, and tells a rasteriser's drift from a change that is too small to fail by itself.
  /// - Parameters:
  ///   - subject: what is drawn.
  ///   - progress: called after each picture that was drawn with the count so far and the total.
  /// - Throws: ``BaselineError``, ``VerificationError``, `ComparisonError`, or what the scene or its drawing throws: there is
  ///   no verdict then, and that counts as a failure.
  package func verify(
    _ subject: Subject, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws -> Verdict {
    var verdict = try await compare(subject, progress: progress)
    if !subject.expectations.isEmpty {
      let record = try SampledMotion(of: subject.scene, settings: subject.settings)
      verdict.add(subject.expectations.map { $0.check(record) }.filter { !$0.passes }.map(\.sentence))
    }
    return verdict
  }

  private func compare(
    _ subject: Subject, progress: (_ done: Int, _ total: Int) -> Void
  ) async throws -> Verdict {
    guard let baseline = try store.baseline(named: subject.name) else {
      return .new(subject, try await Recording(of: subject, progress: progress))
    }
    let fingerprint = try await Manifest.fingerprint(of: subject, against: baseline.manifest, progress: progress)
    let isIdentical = fingerprint.showsTheSame(as: baseline.manifest)
    let suspicion = MotionFinding(expected: baseline.manifest.motion, actual: fingerprint.motion)
    if isIdentical, suspicion.changes.isEmpty { return .identical(subject, fingerprint, baseline, suspicion) }
    let recording = try await Recording(of: subject, progress: progress)
    guard recording.manifest.begins(as: fingerprint) else {
      throw VerificationError.notReproducible(subject.name)
    }
    let motion = suspicion.confirmed(fingerprint.motion, again: recording.manifest.motion)
    if isIdentical { return .identical(subject, fingerprint, baseline, motion, recording: recording) }
    let expected = try RecordedPictures(baseline)
    let actual = try RecordedPictures(recording.manifest, animation: recording.animation, path: subject.name)
    let comparison = try AnimationComparison(expected: expected, actual: actual, tolerance: subject.tolerance)
    let excerpt = Excerpt(comparison, byteCount: baseline.animation.count + recording.animation.count)
    let difference = try await DifferenceAnimation.bytes(
      expected: expected, actual: actual, excerpt: excerpt, of: comparison, tolerance: subject.tolerance.picture,
      loop: subject.loop)
    // What the scene does otherwise is no drift of a rasteriser, however little of it is seen.
    return comparison.tier == .different || motion.isChangeOfScene
      ? .changed(subject, recording, baseline, comparison, motion, difference: difference)
      : .similar(subject, recording, baseline, comparison, motion, difference: difference)
  }
}

package enum VerificationError: Error, Equatable {
  /// Drawn twice, the scene shows different pictures.
  case notReproducible(String)
  /// Two subjects have one name.
  case duplicateName(String)
}
