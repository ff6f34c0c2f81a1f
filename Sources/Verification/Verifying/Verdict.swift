import SpringformBitmap
import SpringformComparison
import SpringformMotionRecord
import SpringformNumerics
package import SpringformText

/// What was found about a subject, with the files that show it.
package struct Verdict: Sendable {
  /// Without paths of media, which depend on the results folder.
  package var result: SceneResult
  /// The baseline's animation (APNG), if it is another than the actual one.
  package var expected: [UInt8]?
  /// What was drawn, if it can be accepted.
  package var actual: Recording?
  /// The amplified difference (APNG), if there is one.
  package var difference: [UInt8]?
  /// The faces that drew texts.
  package var fonts: [FontFace]
}

extension Verdict {
  /// Notes what is not true that should be; then nothing passes.
  mutating func add(_ unmetExpectations: [String]) {
    guard !unmetExpectations.isEmpty else { return }
    result.unmetExpectations = unmetExpectations
    let complaint = unmetExpectations.joined(separator: "; ")
    switch result.status {
    case .identical, .similar: (result.status, result.sentence) = (.failed, complaint)
    default: result.sentence += "; " + complaint
    }
  }

  static func new(_ subject: Subject, _ recording: Recording) -> Self {
    var result = SceneResult(subject, .new, Sentences.new)
    result.actual = recording.manifest.summary
    return Self(result: result, actual: recording, fonts: recording.manifest.environment.fonts)
  }

  /// - Parameter recording: what can be accepted, where the scene does something else than its baseline says.
  static func identical(
    _ subject: Subject, _ fingerprint: Manifest, _ baseline: Baseline, _ motion: MotionFinding,
    recording: Recording? = nil
  ) -> Self {
    var result = SceneResult(subject, .identical, "")
    result.describe(fingerprint, baseline)
    result.curves = CurveResult.all(expected: baseline.manifest.curves, actual: fingerprint.curves).filter(\.isChanged)
    result.causes = motion.changes.map { CauseResult($0) }
    result.sentence = Sentences.identical(changedCurves: result.curves.map(\.name), motion)
    return Self(
      result: result, actual: motion.changes.isEmpty ? nil : recording, fonts: fingerprint.environment.fonts)
  }

  static func similar(
    _ subject: Subject, _ recording: Recording, _ baseline: Baseline, _ comparison: AnimationComparison,
    _ motion: MotionFinding, difference: [UInt8]
  ) -> Self {
    let manifest = recording.manifest
    var result = SceneResult(subject, .similar, Sentences.similar(comparison, motion))
    result.describe(manifest, baseline)
    result.comparison = ComparisonResult(comparison, tolerance: subject.tolerance)
    result.curves = CurveResult.all(expected: baseline.manifest.curves, actual: manifest.curves).filter(\.isChanged)
    result.causes = motion.changes.map { CauseResult($0) }
    return Self(
      result: result, expected: baseline.animation, actual: recording, difference: difference,
      fonts: manifest.environment.fonts)
  }

  static func changed(
    _ subject: Subject, _ recording: Recording, _ baseline: Baseline, _ comparison: AnimationComparison,
    _ motion: MotionFinding, _ trail: CauseTrail, difference: [UInt8]
  ) -> Self {
    var result = SceneResult(subject, .changed, "")
    result.describe(recording.manifest, baseline)
    result.comparison = ComparisonResult(comparison, tolerance: subject.tolerance)
    result.curves = CurveResult.all(expected: baseline.manifest.curves, actual: recording.manifest.curves)
    let settings = recording.manifest.settingChanges(since: baseline.manifest)
    result.comparison?.findings += settings
    let told = motion.besides(settings.map(\.name))
    result.causes = trail.causes(told.changes)
    if settings.allSatisfy({ $0.name == "parameters" }) {
      let drawnWith = Sentences.drawnWith(settings)
      let sentence = Sentences.changed(
        comparison, told, changedCurves: result.curves.filter(\.isChanged).map(\.name))
      result.sentence = [drawnWith, sentence].compactMap(\.self).joined(separator: ": ")
      let record = told.changes.isEmpty ? nil : MotionRecordComparison.sentence(told.changes)
      result.cause = drawnWith ?? record ?? comparison.cause
      if result.causes.isEmpty { result.causes = CauseResult.told(result.cause, of: comparison) }
    } else {
      // That the pictures differ goes without saying.
      result.sentence = Sentences.changed(settings, told)
      result.cause = result.sentence
    }
    return Self(
      result: result, expected: baseline.animation, actual: recording, difference: difference,
      fonts: recording.manifest.environment.fonts)
  }
}

extension SceneResult {
  fileprivate init(_ subject: Subject, _ status: Status, _ sentence: String) {
    self.init(
      name: subject.name, scene: subject.sceneName, parameters: subject.parameters, status: status, sentence: sentence)
  }

  fileprivate mutating func describe(_ actual: Manifest, _ baseline: Baseline) {
    expected = baseline.manifest.summary
    self.actual = actual.summary
    environmentChanges = actual.environment.changes(since: baseline.manifest.environment)
    origin.baseline = baseline.digest
  }
}
