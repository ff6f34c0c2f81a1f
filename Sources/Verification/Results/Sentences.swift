import SpringformComparison
import SpringformMotionRecord

/// What results say in words besides the sentence of a comparison: here, because the command line, reports and tests all
/// speak them.
enum Sentences {
  static let new = "there is no baseline yet"

  static func obsolete(_ reason: UncomparedBaseline.Reason) -> String {
    switch reason {
    case .missingFile(let path):
      "nothing is compared with this baseline: its scene's file '\(path)' is gone; restore the file, or 'prune' the baseline"
    case .notVerified:
      "nothing is compared with this baseline: its scene or variant is no more, or is not among those that are verified"
    case .missingManifest:
      "half of this baseline is missing, its manifest, and its scene or variant is no more, or is not among those that are "
        + "verified; restore it from version control, or 'prune' what is left"
    }
  }

  static func renamed(from name: String) -> String {
    "renamed from '\(name)', whose baseline shows the same; 'approve' renames the baseline"
  }

  static func renamed(to name: String) -> String {
    "the scene was renamed to '\(name)', which shows the same; 'approve' renames the baseline"
  }

  static func swapped(with name: String) -> String {
    "swapped with '\(name)': each shows every picture of the other's baseline"
  }

  static func shows(_ name: String) -> String { "shows every picture of the baseline of '\(name)', and not its own" }

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

  static func changed(
    _ comparison: AnimationComparison, _ motion: MotionFinding, changedCurves: [String]
  ) -> String {
    switch motion {
    case .changed(let changes):
      comparison.sentence(cause: MotionRecordComparison.sentence(changes))
        + (comparison.tier == .different ? "" : "; this would pass, had the scene done the same as before")
    case .same where !changedCurves.isEmpty: "\(comparison.sentence); the curves \(listed(changedCurves)) changed"
    case .same:
      "\(comparison.sentence); the scene did the same as before, so what draws it has changed"
    case .unsteady: "\(comparison.sentence); \(unsteady)"
    case .unknown: comparison.sentence
    }
  }

  /// That settings are others than the baseline's; nothing when none is.
  static func drawnWith(_ settings: [ComparisonResult.Finding]) -> String? {
    settings.isEmpty ? nil : "drawn with other settings than the baseline (\(listed(settings)))"
  }

  /// That settings are others than the baseline's, and what the scene does otherwise besides.
  static func changed(_ settings: [ComparisonResult.Finding], _ motion: MotionFinding) -> String {
    let drawnWith = drawnWith(settings) ?? ""
    guard case .changed(let changes) = motion else {
      return "\(drawnWith); set them back, or 'record --all' its baseline with these"
    }
    return "\(drawnWith), and the scene changed: \(MotionRecordComparison.sentence(changes))"
  }

  /// `scale is 2 instead of 1`.
  static func listed(_ settings: [ComparisonResult.Finding]) -> String {
    settings.map { setting in
      "\(setting.name) \(setting.name == "parameters" ? "are" : "is") \(setting.actual) instead of \(setting.expected)"
    }.joined(separator: "; ")
  }

  private static let unsteady = "what the scene does is recorded otherwise each time, so it does not tell why"

  private static func listed(_ names: [String]) -> String {
    let most = 3
    return names.prefix(most).joined(separator: ", ")
      + (names.count > most ? " and \(names.count - most) more" : "")
  }
}
