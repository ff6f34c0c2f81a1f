import SpringformComparison
import SpringformNumerics

/// What a comparison found, for a person.
struct ComparisonText {
  private let comparison: AnimationComparison
  /// Characters.
  private static let chartWidth = 60

  init(_ comparison: AnimationComparison) { self.comparison = comparison }

  /// The verdict with its sentence; of animations also how much differs over time.
  var text: String {
    let verdict = (comparison.tier == .different ? "different: " : "") + comparison.sentence
    return ([verdict] + chart + run).joined(separator: "\n") + "\n"
  }

  private var duration: Double { comparison.moments.last?.end ?? 0 }

  /// One character for each part of the time, the higher the more differs.
  private var chart: [String] {
    let moments = comparison.moments
    let largest = moments.map(\.comparison.score).max() ?? 0
    guard moments.count > 1, largest > 0 else { return [] }
    let columns = min(moments.count, Self.chartWidth)
    let blocks = Array("▁▂▃▄▅▆▇█")
    let bars = (0..<columns).map { column in
      let part = moments[column * moments.count / columns..<(column + 1) * moments.count / columns]
      let score = part.map(\.comparison.score).max() ?? 0
      return score == 0 ? "·" : blocks[min(Int(score / largest * Double(blocks.count)), blocks.count - 1)]
    }
    return ["  0 s \(String(bars)) \(Self.rounded(duration)) s"]
  }

  private var run: [String] {
    guard let run = comparison.longestRun, comparison.moments.count > 1 else { return [] }
    let (first, last) = (comparison.moments[run.lowerBound], comparison.moments[run.upperBound - 1])
    let end = "\(Self.rounded(first.start)) s to \(Self.rounded(last.end)) s"
    return ["  different \(run.count == comparison.failingCount ? "" : "longest ")from \(end)"]
  }

  /// Milliseconds are enough.
  private static func rounded(_ seconds: Double) -> String { seconds.decimalText(places: 3) }
}
