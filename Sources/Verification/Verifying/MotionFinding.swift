import SpringformMotionRecord

/// What a scene did, held against what its baseline says that it did.
enum MotionFinding {
  /// The baseline has no record, or one that this version does not read.
  case unknown
  case same
  case changed([MotionChange])
  /// Played twice, the scene is recorded in two ways: its record says nothing.
  case unsteady

  init(expected: MotionRecord?, actual: MotionRecord?) {
    guard let expected, let actual, expected.format == actual.format else {
      self = .unknown
      return
    }
    let changes = MotionRecordComparison(expected: expected, actual: actual).changes
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

  /// Without what goes without saying where these settings are others than the baseline's.
  func besides(_ settings: [String]) -> Self {
    guard case .changed(let changes) = self, !settings.isEmpty else { return self }
    let isTimedOtherwise = ["fps", "speed", "from", "to"].contains { settings.contains($0) }
    let rest = changes.filter { change in
      switch change.kind {
      case .seed: !settings.contains("seed")
      case .parameter: !settings.contains("parameters")
      // Other refreshes see other values, and see things come and go at other times.
      case .course: !isTimedOtherwise
      default: !isTimedOtherwise || !["appears", "disappears"].contains(change.property)
      }
    }
    return rest.isEmpty ? .unknown : .changed(rest)
  }
}
