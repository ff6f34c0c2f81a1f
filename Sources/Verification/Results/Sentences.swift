/// What results say in words besides the sentence of a comparison: here, because the command line, reports and tests all
/// speak them.
enum Sentences {
  static let new = "there is no baseline yet"
  static let obsolete =
    "nothing is compared with this baseline: its scene or variant is no more, or is not among those that are verified"

  static func identical(changedCurves: [String]) -> String {
    changedCurves.isEmpty
      ? "identical" : "every picture is identical, but the curves \(listed(changedCurves)) changed"
  }

  /// That settings are others than the baseline's; nothing when none is.
  static func drawnWith(_ settings: [ComparisonResult.Finding]) -> String? {
    guard !settings.isEmpty else { return nil }
    let changes = settings.map { setting in
      "\(setting.name) \(setting.name == "parameters" ? "are" : "is") \(setting.actual) instead of \(setting.expected)"
    }
    return "drawn with other settings than the baseline (\(changes.joined(separator: "; ")))"
  }

  private static func listed(_ names: [String]) -> String {
    let most = 3
    return names.prefix(most).joined(separator: ", ")
      + (names.count > most ? " and \(names.count - most) more" : "")
  }
}
