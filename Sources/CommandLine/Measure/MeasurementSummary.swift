import Springform
import SpringformMeasurement
import SpringformMotion
import SpringformNumerics

/// A measurement in words and as JSON.
struct MeasurementSummary: Encodable {
  let file: String
  let width: Int
  let height: Int
  let pictures: Int
  let things: [Thing]
  /// How many smaller things were not followed.
  let omitted: Int

  struct Thing: Encodable {
    let name: String
    let color: String
    let cornerRadius: Double
    /// Where its middle is when it is seen first.
    let x: Double
    let y: Double
    let width: Double
    let height: Double
    let stretches: [Stretch]
  }

  struct Figure: Encodable {
    let value: Double
    /// Absent where the recording does not tell.
    let deviation: Double?

    init(_ measured: Measured) {
      value = measured.value
      deviation = measured.deviation.isFinite ? measured.deviation : nil
    }
  }

  struct Stretch: Encodable {
    let properties: [String]
    let kind: String
    let start: Figure
    let end: Double
    let from: [Double]
    let to: [Double]
    let velocity: [Double]
    let residual: Double
    var dampingRatio: Figure?
    var response: Figure?
    var duration: Figure?
    var curve: [Double]?
    var curveName: String?
    var rate: Figure?
    var fall: Figure?
    var restitution: Figure?
    var alternatives: [String]
    var words: SpringWords?
    var keys: [[Double]]?

    init(_ stretch: MotionStretch, of motion: Motion) {
      properties = motion.properties.map(\.rawValue)
      kind = stretch.model.kind
      start = Figure(stretch.start)
      end = stretch.end
      from = stretch.from
      to = stretch.to
      velocity = stretch.velocity
      residual = stretch.residual
      alternatives = stretch.alternatives.map(MeasurementSummary.phrase)
      switch stretch.model {
      case .spring(let ratio, let response):
        dampingRatio = Figure(ratio)
        self.response = Figure(response)
        words = SpringWords(
          Spring(response: response.value, dampingRatio: ratio.value, initialVelocity: Self.relativeVelocity(stretch)))
      case .curve(let curve, let duration):
        self.duration = Figure(duration)
        self.curve = [curve.controlPoint1.x, curve.controlPoint1.y, curve.controlPoint2.x, curve.controlPoint2.y]
        curveName = NamedCurve.name(of: curve)
      case .deceleration(let rate): self.rate = Figure(rate)
      case .bounces(let fall, let restitution):
        self.fall = Figure(fall)
        self.restitution = Figure(restitution)
      case .keys: keys = stretch.keys.map { [$0.time] + $0.values }
      }
    }

    /// The velocity along the way, in ways per second.
    private static func relativeVelocity(_ stretch: MotionStretch) -> Double {
      let ways = zip(stretch.to, stretch.from).map { $0 - $1 }
      let square = ways.reduce(0) { $0 + $1 * $1 }
      guard square > 1e-9 else { return 0 }
      return zip(ways, stretch.velocity).reduce(0) { $0 + $1.0 * $1.1 } / square
    }
  }

  init(_ measurement: Measurement, path: String) {
    file = path
    width = measurement.width
    height = measurement.height
    pictures = measurement.times.count
    omitted = measurement.omittedCount
    things = measurement.things.map { thing in
      let shown = thing.track.moments.first { $0.agreement > 0.5 } ?? thing.track.moments[0]
      return Thing(
        name: thing.track.name, color: thing.track.color.hex, cornerRadius: thing.track.cornerRadius,
        x: shown.x, y: shown.y, width: shown.width, height: shown.height,
        stretches: thing.motions.flatMap { motion in motion.stretches.map { Stretch($0, of: motion) } }
          .sorted { $0.start.value < $1.start.value })
    }
  }

  static func phrase(_ model: MotionModel) -> String {
    switch model {
    case .spring(let ratio, let response):
      "a spring with damping ratio \(figure(ratio, places: 3)) and response \(figure(response, places: 3)) s"
    case .curve(let curve, let duration):
      "\(name(of: curve)) in \(figure(duration, places: 3)) s"
    case .deceleration(let rate):
      "a deceleration that keeps \(figure(rate, places: 4)) of the velocity each millisecond"
    case .bounces(let fall, let restitution):
      "a fall of \(figure(fall, places: 3)) s that bounces with restitution \(figure(restitution, places: 2))"
    case .keys: "no model of ours; straight lines between moments"
    }
  }

  private static func name(of curve: TimingCurve) -> String {
    if let name = NamedCurve.name(of: curve) { return name }
    let points = [curve.controlPoint1.x, curve.controlPoint1.y, curve.controlPoint2.x, curve.controlPoint2.y]
    let nearest = NamedCurve.nearest(to: curve)
    return
      "cubic-bezier(\(points.map { $0.decimalText(places: 2) }.joined(separator: ", "))), nearest to \(nearest.name),"
  }

  private static func figure(_ measured: Measured, places: Int) -> String {
    let value = measured.value.decimalText(places: places)
    return measured.deviation.isFinite ? value + deviationText(measured.deviation, places: places) : value
  }

  /// One standard deviation, where it shows in so many places.
  fileprivate static func deviationText(_ deviation: Double, places: Int) -> String {
    let text = deviation.decimalText(places: places)
    return Double(text) == 0 ? "" : " ± \(text)"
  }

  var text: String {
    var lines = [
      "\(visible(file)): \(width)x\(height), \(pictures) pictures; \(things.isEmpty ? "nothing moves" : things.count == 1 ? "1 thing moves" : "\(things.count) things move")"
    ]
    for thing in things {
      lines.append("")
      lines.append(
        "\(thing.name)  \(thing.width.decimalText(places: 1))x\(thing.height.decimalText(places: 1)) px, \(thing.color)"
          + (thing.cornerRadius > 1 ? ", corners of \(thing.cornerRadius.decimalText(places: 1)) px" : ""))
      for stretch in thing.stretches { lines += stretch.lines }
    }
    if let spring = things.flatMap(\.stretches).first(where: { $0.kind == "spring" }), let ratio = spring.dampingRatio,
      let response = spring.response
    {
      lines += [
        "",
        "'spring --response \(response.value.decimalText(places: 3)) --damping-ratio \(ratio.value.decimalText(places: 3))' tells the first spring in the words of every framework",
      ]
    }
    if omitted > 0 {
      lines += [
        "", "and \(omitted) smaller ones that were not followed; --crop and --from leave out what does not matter",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension MeasurementSummary.Stretch {
  fileprivate var lines: [String] {
    let ways = zip(properties, zip(from, to)).map { property, ends in
      "\(property) \(ends.0.decimalText(places: 1)) -> \(ends.1.decimalText(places: 1))"
    }
    var result = [
      "   \(start.value.decimalText(places: 3)) s to \(end.decimalText(places: 2)) s: \(ways.joined(separator: ", "))"
    ]
    result.append("     \(phrase); residual \(residual.decimalText(places: 2)) px")
    if let words, let swiftUI = words.phrases.first(where: { $0.framework == "SwiftUI" }) {
      result += swiftUI.text.split(separator: "\n").map { "     \($0)" }
    }
    if let first = alternatives.first {
      let more = alternatives.count > 1 ? ", nor from \(alternatives.count - 1) more" : ""
      result.append("     cannot be told apart from \(first)\(more)")
    }
    return result
  }

  private var phrase: String {
    switch kind {
    case "spring":
      "spring with damping ratio \(text(dampingRatio, 3)) and response \(text(response, 3)) s"
    case "deceleration": "deceleration, rate \(text(rate, 4))"
    case "bounces": "fall of \(text(fall, 3)) s with bounces of restitution \(text(restitution, 2))"
    case "keys": "no model explains it; \(keys?.count ?? 0) moments"
    default:
      "\(curveName ?? "cubic-bezier(\((curve ?? []).map { $0.decimalText(places: 2) }.joined(separator: ", ")))") in \(text(duration, 3)) s"
    }
  }

  private func text(_ figure: MeasurementSummary.Figure?, _ places: Int) -> String {
    guard let figure else { return "" }
    let value = figure.value.decimalText(places: places)
    return value + (figure.deviation.map { MeasurementSummary.deviationText($0, places: places) } ?? "")
  }
}
