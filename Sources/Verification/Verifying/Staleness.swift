import SpringformMotionRecord
import SpringformPipeline

extension Approval {
  /// Why a scene's result is not of what the scene is now; `nil` where it is, or nobody can tell.
  ///
  /// The scene is played, not drawn: what it does is held against what was recorded when it was verified.
  /// - Parameters:
  ///   - name: of a result that can be accepted.
  ///   - subject: what would be verified by this name now.
  /// - Throws: what making or playing the scene throws, ``ResultsError``, ``BaselineError``.
  package func change(of name: String, since subject: Subject) throws -> String? {
    let verified = try manifest(of: name)
    let settings =
      RecordedSettings(subject.settings).changes(since: verified.settings)
      + subject.parameters.changes(since: verified.parameters)
    guard settings.isEmpty else { return Sentences.listed(settings) }
    let changes = try MotionFinding.ofScene(subject, since: verified).changes
    return changes.isEmpty ? nil : MotionRecordComparison.sentence(changes)
  }
}
