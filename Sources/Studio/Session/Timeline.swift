import SpringformComparison
import SpringformGeometry
import SpringformNumerics
import SpringformPipeline
import SpringformScene

/// A take as a whole: how long it is, and its curves.
struct Timeline: Encodable {
  struct Curve: Encodable {
    let name: String
    let unit: String?
    /// One for each refresh; `null` where there is none.
    let values: [Double?]
    /// When it settles, how far it overshoots or goes, and how fast, in words.
    let facts: [String]

    init(_ column: Trace.Column, times: [Double]) {
      name = column.name
      unit = column.unit
      values = column.values.map { $0.isFinite ? $0 : nil }
      facts = column.isFlag ? [] : Self.facts(zip(times, column.values).filter { $0.1.isFinite }, unit: column.unit)
    }

    private static func facts(_ points: [(Double, Double)], unit: String?) -> [String] {
      guard !points.isEmpty else { return [] }
      let facts = CurveComparison.Facts(times: points.map(\.0), values: points.map(\.1))
      func text(_ value: Double, _ unit: String?) -> String {
        value.decimalText(significantDigits: 3) + (unit.map { " " + $0 } ?? "")
      }
      let way =
        facts.overshoot.map { "overshoots by \(text($0 * 100, "%"))" } ?? "goes \(text(facts.peakDisplacement, unit))"
      return [
        "settles at \(text(facts.settlingTime, "s"))", way,
        "peak speed \(text(facts.peakVelocity, unit.map { $0 + "/s" } ?? "/s"))",
      ]
    }
  }

  let take: Int
  /// The canvas in points.
  let width: Double
  let height: Double
  /// Refreshes.
  let count: Int
  /// Refreshes per second.
  let rate: Double
  /// How much longer the last picture shows, in seconds.
  let hold: Double
  let curves: [Curve]
  /// The touches instead of the scene's own, as they were played: each a list of time, x and y.
  let strokes: [[[Double]]]?

  init(take: Int, _ footage: Footage, strokes: [Stroke]?) {
    self.take = take
    width = footage.scene.size.width
    height = footage.scene.size.height
    count = footage.lists.count
    rate = footage.settings.rate
    hold = footage.settings.hold ?? footage.scene.hold
    let times = footage.trace.times
    curves = footage.trace.curves.flatMap { footage.trace.columns(of: $0) }.map { Curve($0, times: times) }
    self.strokes = strokes?.map { stroke in
      stroke.samples.map { [$0.time, $0.location.x, $0.location.y] }
    }
  }
}
