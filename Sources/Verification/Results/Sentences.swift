import SpringformComparison
import SpringformMotionRecord

/// What results say in words besides the sentence of a comparison: here, because the command line, reports and tests all
/// speak them.
enum Sentences {
  static let new = "there is no baseline yet"
  static let obsolete =
    "nothing is compared with this baseline: its scene or variant is no more, or is not among those that are verified"

  static func identical(changedCurves: [String], _ motion: MotionFinding) -> String {
    let same = "every picture is identical"
    return switch motion {
    case .changed(let changes): "\(same), but the scene changed: \(MotionRecordComparison.sentence(changes))"
    case .unsteady where changedCurves.isEmpty: "\(same); \(unsteady)"
    case _ where changedCurves.isEmpty: "identical"
    default: "\(same), but the curves \(listed(changedCurves)) changed"
    }
  }

  static func similar(_ comparison: AnimationComparison, _ motion: MotionFinding) -> String {
    switch motion {
    case .unsteady: "\(comparison.sentence); \(unsteady)"
    case .same: "\(comparison.sentence); the scene did the same as before"
    case .changed(let changes): "\(comparison.sentence); \(MotionRecordComparison.sentence(changes))"
    case .unknown: comparison.sentence
    }
  }

  /// - Parameter settings: those that are others than the baseline's.
  static func changed(
    _ comparison: AnimationComparison, _ motion: MotionFinding, settings: [ComparisonResult.Finding],
    changedCurves: [String]
  ) -> String {
    switch motion {
    case .changed(let changes):
      comparison.sentence(cause: MotionRecordComparison.sentence(changes))
        + (comparison.tier == .different ? "" : "; this would pass, had the scene done the same as before")
    case .same where !changedCurves.isEmpty: "\(comparison.sentence); the curves \(listed(changedCurves)) changed"
    case .same where settings.isEmpty:
      "\(comparison.sentence); the scene did the same as before, so what draws it has changed"
    case .unsteady: "\(comparison.sentence); \(unsteady)"
    case .same, .unknown: comparison.sentence
    }
  }

  /// That settings are others than the baseline's; nothing when none is.
  static func drawnWith(_ settings: [ComparisonResult.Finding]) -> String? {
    guard !settings.isEmpty else { return nil }
    let changes = settings.map { setting in
      "\(setting.name) \(setting.name == "parameters" ? "are" : "is") \(setting.actual) instead of \(setting.expected)"
    }
    return "drawn with other settings than the baseline (\(changes.joined(separator: "; ")))"
  }

  private static let unsteady = "what the scene does is recorded otherwise each time, so it does not tell why"

  private static func listed(_ names: [String]) -> String {
    let most = 3
    return names.prefix(most).joined(separator: ", ")
      + (names.count > most ? " and \(names.count - most) more" : "")
  }
}
