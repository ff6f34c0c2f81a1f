import SpringformGeometry

/// Events as lines down through the plots, their labels in rows above the first plot.
///
/// A label is left out rather than put over another or over an event's line; its event keeps its line.
struct EventLayout: Hashable, Sendable {
  struct Mark: Hashable, Sendable {
    let x: Double
    /// Where the event's line begins: in the label's row, or at the strip's bottom.
    let top: Double
    let label: Label?
  }

  /// From left to right; y coordinates count from the strip's bottom, which is the first plot's top.
  let marks: [Mark]
  /// The height of the rows that are used, in points.
  let height: Double

  private static let rowHeight = 17.0
  private static let maximumRows = 3
  private static let gapBelowRows = 6.0
  private static let gapAfterLine = 5.0

  /// Events that share a place are one mark, whose label names all of them.
  /// - Parameters:
  ///   - x: the place of a time.
  ///   - bounds: what labels stay within.
  init(
    _ events: [Chart.Event], x: (Double) -> Double, within bounds: ClosedRange<Double>, measure: TextMeasure
  ) throws(ChartError) {
    var labels: [(x: Double, row: Int, label: Label)] = []
    let groups = Self.groups(of: events) { x($0).rounded(.down) + 0.5 }
    for (place, text) in groups {
      // A label needs some width; after this many there is no room in any case.
      guard labels.count < 300 else { continue }
      let width = min(bounds.upperBound - bounds.lowerBound, 160)
      let label = try measure.label(text, .event, width: width)
      let flipped = try measure.label(label.text, .event, alignment: .end)
      let candidates = [
        label.at(x: place + Self.gapAfterLine, top: 0), flipped.at(x: place - Self.gapAfterLine, top: 0),
      ].filter { bounds.contains($0.frame.minX) && bounds.contains($0.frame.maxX) }
      search: for row in 0..<Self.maximumRows {
        for candidate in candidates where Self.isFree(candidate, at: place, row: row, among: labels) {
          labels.append((place, row, candidate))
          break search
        }
      }
    }
    let rows = labels.map { $0.row + 1 }.max() ?? 0
    height = rows > 0 ? Double(rows) * Self.rowHeight + Self.gapBelowRows : 0
    let top = -height
    marks = groups.map { place, _ in
      guard let found = labels.first(where: { $0.x == place }) else { return Mark(x: place, top: 0, label: nil) }
      let middle = top + (Double(found.row) + 0.5) * Self.rowHeight
      var label = found.label
      label.frame.origin.y = middle - label.frame.height / 2
      return Mark(x: place, top: middle, label: label)
    }
  }

  /// The texts of the events at each place, in their order; one that follows itself counts once.
  private static func groups(
    of events: [Chart.Event], at place: (Double) -> Double
  ) -> [(place: Double, text: String)] {
    var groups: [(place: Double, texts: [String])] = []
    for event in events {
      let here = place(event.time)
      if groups.last?.place != here { groups.append((here, [])) }
      if groups[groups.count - 1].texts.last != event.text { groups[groups.count - 1].texts.append(event.text) }
    }
    return groups.map { ($0.place, $0.texts.joined(separator: ", ")) }
  }

  /// A label may lie on no other label of its row and on no line that comes down from its row or from above; and its own
  /// line may not cross a label below.
  private static func isFree(
    _ candidate: Label, at place: Double, row: Int, among labels: [(x: Double, row: Int, label: Label)]
  ) -> Bool {
    func covers(_ label: Label, _ x: Double) -> Bool { label.frame.minX - 3 < x && x < label.frame.maxX + 3 }
    return labels.allSatisfy { other in
      let overlaps =
        candidate.frame.minX < other.label.frame.maxX + 6 && other.label.frame.minX < candidate.frame.maxX + 6
      if other.row == row, overlaps { return false }
      if other.row <= row, covers(candidate, other.x) { return false }
      if other.row >= row, covers(other.label, place) { return false }
      return true
    }
  }
}
