import SpringformMeasurement
import SpringformNumerics

extension MeasurementSummary {
  /// What was not followed for one reason, with where the largest of it is.
  struct Group: Encodable {
    let reason: String
    let count: Int
    let x: Double
    let y: Double
    let time: Double
    /// What it is, for one or for several.
    private let phrase: String

    private enum CodingKeys: CodingKey { case reason, count, x, y, time }

    /// nil where nothing has that reason.
    init?(_ all: [Unfollowed], reason: Unfollowed.Reason) {
      let group = all.filter { $0.reason == reason }
      guard let largest = group.max(by: { ($0.area, $1.time) < ($1.area, $0.time) }) else { return nil }
      self.reason = reason.rawValue
      count = group.count
      (x, y, time) = (largest.x, largest.y, largest.time)
      phrase = reason.phrase
    }

    fileprivate var text: String {
      let place = "\(x.decimalText(places: 0)),\(y.decimalText(places: 0)) at \(time.decimalText(places: 3)) s"
      return "\(count) \(phrase) (\(count > 1 ? "the largest at " : "at ")\(place))"
    }
  }

  /// A picture in which nearly all changes.
  struct Upheaval: Encodable {
    let time: Double
    let share: Double
  }

  /// What else changes, in a line for each reason.
  var unfollowedLines: [String] {
    guard !unfollowed.isEmpty || things.isEmpty && changedShare > 0 else { return [] }
    let share = "\((changedShare * 100).decimalText(places: 1)) % of the picture changes at some time"
    guard !unfollowed.isEmpty else { return [share] }
    return ["\(share); not followed:"] + unfollowed.map { "   \($0.text)" }
      + ["   --at x,y follows one of them; --crop, --from and --to leave out what does not matter"]
  }

  var smoothingLines: [String] {
    guard isSmoothed else { return [] }
    return ["few colours are dithered: the pictures were smoothed before, and what is cut out of them is soft"]
  }

  var upheavalLines: [String] {
    guard let first = upheavals.first else { return [] }
    let more = upheavals.count > 1 ? ", and \(upheavals.count - 1) times more" : ""
    return [
      "most of the picture changes at \(first.time.decimalText(places: 3)) s (\((first.share * 100).decimalText(places: 0)) %)\(more): "
        + "a cut, or something as large as the picture; --from and --to keep what lies between"
    ]
  }
}

extension Unfollowed.Reason {
  fileprivate var phrase: String {
    switch self {
    case .brief: "seen too briefly to tell a motion"
    case .small: "much smaller than the largest"
    case .attached: "at or over something larger most of the time"
    case .excess: "beyond those that are followed at most"
    case .crowded: "in a picture with more places than are looked at"
    case .shapeless: "that nothing rigid explains: they bend, flow, or come and go at once"
    }
  }
}
