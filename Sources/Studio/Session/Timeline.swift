import SpringformComparison
import SpringformExpectations
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
      let far = facts.peakDisplacement
      guard far > 0 else { return ["does not move"] }
      // What goes farther beyond its end than the end is away has no goal that it overshoots: it goes away and comes back.
      let way =
        switch facts.overshoot {
        case nil: "goes \(text(far, unit)) and comes back"
        case let share? where share > 1:
          "goes \(text(far, unit)), ends \(text(abs(points[points.count - 1].1 - points[0].1), unit)) away"
        case 0?: "does not overshoot"
        case let share?: "overshoots by \(text(share * 100, "%"))"
        }
      return [
        "settles at \(text(facts.settlingTime, "s"))", way,
        "peak speed \(text(facts.peakVelocity, unit.map { $0 + "/s" } ?? "/s"))",
      ]
    }
  }

  /// Where the scene lies in its pictures, in points.
  struct Box: Encodable, Hashable {
    /// The whole picture's.
    let width: Double
    let height: Double
    /// The scene's top left corner.
    let x: Double
    let y: Double

    init(_ size: Size, at origin: Point = .zero) {
      (width, height, x, y) = (size.width, size.height, origin.x, origin.y)
    }
  }

  let take: Int
  var frame: Box
  /// Refreshes.
  let count: Int
  /// Refreshes per second.
  let rate: Double
  /// How much longer the last picture shows, in seconds.
  let hold: Double
  /// Whether it ends then whatever fingers do.
  let ends: Bool
  let curves: [Curve]
  let expectations: [Verdict]
  /// The touches as they were played, each a list of time, x and y; of the scene's own, a few points.
  let strokes: [[[Double]]]

  /// - Parameters:
  ///   - strokes: what fingers did instead of the scene's own touches.
  ///   - expectations: what should be true besides what the scene expects of itself.
  /// - Throws: what the scene throws, and `CancellationError`.
  init(of shot: Shot, strokes: [Stroke]?, expectations: [MotionExpectation] = []) async throws {
    let footage = shot.footage
    take = shot.take
    frame = Box(footage.scene.size)
    count = footage.count
    rate = footage.settings.rate
    hold = footage.settings.hold ?? footage.scene.hold
    ends = (footage.settings.to ?? footage.scene.duration) != nil
    let times = footage.trace.times
    let conditions = (footage.scene as? any ExpectingScene)?.observedConditions ?? []
    curves = footage.trace.curves.filter { !conditions.contains($0.name) }.flatMap { footage.trace.columns(of: $0) }
      .map { Curve($0, times: times) }
    self.expectations = try await Verdict.all(of: shot, expectations)
    let played = strokes ?? footage.strokes.compactMap(\.simplified)
    self.strokes = played.map { stroke in
      stroke.samples.map { [$0.time, $0.location.x, $0.location.y] }
    }
  }
}
