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
    let suspicion = MotionFinding(expected: baseline.manifest.motion, actual: fingerprint.motion) {
      SettingTrials.records(of: subject, expected: $0, actual: $1)
    }
    if isIdentical, suspicion.changes.isEmpty { return .identical(subject, fingerprint, baseline, suspicion) }
    let recording = try await Recording(of: subject, progress: progress)
    guard recording.manifest.begins(as: fingerprint) else {
      throw VerificationError.notReproducible(subject.name)
    }
    let confirmed = suspicion.confirmed(fingerprint.motion, again: recording.manifest.motion)
    if isIdentical { return .identical(subject, fingerprint, baseline, confirmed, recording: recording) }
    let settings = recording.manifest.settingChanges(since: baseline.manifest)
    // A baseline's part of the scene need not be one of it any more.
    let motion = settings.isEmpty ? confirmed : (try? .ofScene(subject, since: baseline.manifest)) ?? .unknown
    // What is known to be otherwise need not be guessed from pictures.
    let isTold =
      settings.contains { $0.name != "parameters" } || !motion.besides(settings.map(\.name)).changes.isEmpty
    let expected = try RecordedPictures(baseline)
    let actual = try RecordedPictures(recording.manifest, animation: recording.animation, path: subject.name)
    let comparison = try AnimationComparison(
      expected: expected, actual: actual, tolerance: subject.tolerance, search: isTold ? .delay : .ordinary)
    let excerpt = Excerpt(comparison, byteCount: baseline.animation.count + recording.animation.count)
    // What the scene does otherwise is no drift of a rasteriser, however little of it is seen.
    let isChanged = comparison.tier == .different || motion.isChangeOfScene
    var trail = try CauseTrail(
      subject, isChanged ? motion.changes : [], expected: baseline.manifest.motion, actual: recording.manifest.motion,
      comparison)
    let difference = try await DifferenceAnimation.bytes(
      expected: expected, actual: actual, excerpt: excerpt, of: comparison, tolerance: subject.tolerance.picture,
      loop: subject.loop
    ) { trail.look(at: $0, expected: $1, actual: $2) }
    return isChanged
      ? .changed(subject, recording, baseline, comparison, motion, trail, difference: difference)
      : .similar(subject, recording, baseline, comparison, motion, difference: difference)
  }
}
