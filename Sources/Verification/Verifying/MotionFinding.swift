import SpringformMotionRecord
import SpringformPipeline

/// What a scene did, held against what its baseline says that it did.
enum MotionFinding {
  /// The baseline has no record, or one that this version does not read.
  case unknown
  case same
  case changed([MotionChange])
  /// Played twice, the scene is recorded in two ways: its record says nothing.
  case unsteady

  /// - Parameter trials: what the scene does with its settings as they were, see ``SettingTrials``; called where it did anything
  ///   else.
  init(
    expected: MotionRecord?, actual: MotionRecord?,
    trials: (MotionRecord, MotionRecord) -> [MotionRecord] = { _, _ in [] }
  ) {
    guard let expected, let actual, expected.format == actual.format else {
      self = .unknown
      return
    }
    let trials = expected == actual ? [] : trials(expected, actual)
    let changes = MotionRecordComparison(expected: expected, actual: actual, trials: trials).changes
    self = changes.isEmpty ? .same : .changed(changes)
  }

  var changes: [MotionChange] { if case .changed(let changes) = self { changes } else { [] } }

  /// Whether the scene does something else, however little of it is seen. Another course of what display links or physics move
  /// is not enough: processors round differently, and where bodies meet such differences grow.
  var isChangeOfScene: Bool { changes.contains { $0.kind != .course } }

  /// The same, unless the scene was recorded otherwise when it was played once more.
  func confirmed(_ record: MotionRecord?, again: MotionRecord?) -> Self {
    guard case .changed = self, !Self(expected: record, actual: again).changes.isEmpty else { return self }
    return .unsteady
  }

  /// Without what goes without saying where the scene's parameters were set to others.
  func besides(_ settings: [String]) -> Self {
    guard settings.contains("parameters") else { return self }
    switch self {
    case .unknown, .unsteady: return self
    case .same: return .unknown
    case .changed(let changes):
      let rest = changes.filter { $0.kind != .parameter }
      return rest.isEmpty ? .unknown : .changed(rest)
    }
  }

  /// What a scene does otherwise than its baseline says, whatever it is drawn with: played as the baseline was drawn, it does the same
  /// at the same refreshes.
  /// - Throws: what the scene throws.
  static func ofScene(_ subject: Subject, since baseline: Manifest) throws -> Self {
    func play() throws -> MotionRecord {
      try Playback(subject.scene, settings: baseline.settings.applied(to: subject.settings)).observe().motion
    }
    let actual = try play()
    let finding = Self(expected: baseline.motion, actual: actual)
    return finding.changes.isEmpty ? finding : finding.confirmed(actual, again: try play())
  }
}
