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
  /// What else changes, by why it was not followed.
  let unfollowed: [Group]
  /// The share of the pixels that do not always show the same.
  let changedShare: Double
  /// Whether the pictures were smoothed before, since few colours are dithered in them.
  let isSmoothed: Bool
  let upheavals: [Upheaval]
  /// Between two pictures, in seconds.
  private let pause: Double

  private enum CodingKeys: CodingKey {
    case file, width, height, pictures, things, unfollowed, changedShare, isSmoothed, upheavals
  }

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
    /// The model in words.
    let description: String
    let start: Figure
    let end: Double
    let from: [Double]
    let to: [Double]
    let velocity: [Double]
    /// The velocity at the start along the way, in whole ways by the second.
    let relativeVelocity: Double
    let residual: Double
    /// How many there are of it.
    let pictures: Int
    var dampingRatio: Figure?
    var response: Figure?
    var duration: Figure?
    var curve: [Double]?
    var curveName: String?
    var rate: Figure?
    var fall: Figure?
    var elasticity: Figure?
    var alternatives: [String]
    var words: FrameworkWords?
    var keys: [[Double]]?

    /// - Parameter times: of all pictures.
    init(_ stretch: MotionStretch, of motion: Motion, times: [Double]) {
      properties = motion.properties.map(\.rawValue)
      kind = stretch.model.kind
      description = MeasurementSummary.phrase(stretch.model)
      relativeVelocity = Self.relativeVelocity(stretch)
      start = Figure(stretch.start)
      end = stretch.end
      from = stretch.from
      to = stretch.to
      velocity = stretch.velocity
      residual = stretch.residual
      pictures = times.count { $0 >= stretch.start.value && $0 <= stretch.end }
      alternatives = stretch.alternatives.map(MeasurementSummary.phrase)
      switch stretch.model {
      case .spring(let ratio, let response):
        dampingRatio = Figure(ratio)
        self.response = Figure(response)
        words = FrameworkWords(
          Spring(response: response.value, dampingRatio: ratio.value, initialVelocity: relativeVelocity))
      case .curve(let curve, let duration):
        self.duration = Figure(duration)
        self.curve = [curve.controlPoint1.x, curve.controlPoint1.y, curve.controlPoint2.x, curve.controlPoint2.y]
        curveName = NamedCurve.name(of: curve)
        words = FrameworkWords(curve, duration: duration.value)
      case .deceleration(let rate): self.rate = Figure(rate)
      case .bounces(let fall, let elasticity):
        self.fall = Figure(fall)
        self.elasticity = Figure(elasticity)
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
    pause = zip(measurement.times, measurement.times.dropFirst()).map { $1 - $0 }.sorted().middle ?? 0
    unfollowed = Unfollowed.Reason.allCases.compactMap { Group(measurement.unfollowed, reason: $0) }
    changedShare = measurement.changedShare
    isSmoothed = measurement.isSmoothed
    upheavals = measurement.upheavals.map { Upheaval(time: $0.time, share: $0.share) }
    things = measurement.things.map { thing in
      let shown = thing.track.moments.first(where: \.isSure) ?? thing.track.moments[0]
      return Thing(
        name: thing.track.name, color: thing.track.color.description, cornerRadius: thing.track.cornerRadius,
        x: shown.x, y: shown.y, width: shown.width, height: shown.height,
        stretches: thing.motions.flatMap { motion in
          motion.stretches.map { Stretch($0, of: motion, times: measurement.times) }
        }
        .sorted { $0.start.value < $1.start.value })
    }
  }

  /// A model in words.
  static func phrase(_ model: MotionModel) -> String {
    switch model {
    case .spring(let ratio, let response):
      "spring with damping ratio \(figure(ratio, places: 3)) and response \(figure(response, places: 3)) s"
    case .curve(let curve, let duration):
      "\(name(of: curve)) in \(figure(duration, places: 3)) s"
    case .deceleration(let rate): "deceleration that leaves \(figure(rate, places: 4)) of the velocity each millisecond"
    case .bounces(let fall, let elasticity):
      "fall of \(figure(fall, places: 3)) s with bounces that leave \(figure(elasticity, places: 2)) of the velocity"
    case .keys: "no model explains it"
    }
  }

  private static func name(of curve: TimingCurve) -> String {
    if let name = NamedCurve.name(of: curve) { return name }
    let points = [curve.controlPoint1.x, curve.controlPoint1.y, curve.controlPoint2.x, curve.controlPoint2.y]
    let nearest = NamedCurve.nearest(to: curve)
    return
      "cubic-bezier(\(points.map { $0.decimalText(places: 2) }.joined(separator: ", "))), nearest to \(nearest),"
  }

  private static func figure(_ measured: Measured, places: Int) -> String {
    let value = measured.value.decimalText(places: places)
    return measured.deviation.isFinite ? value + deviationText(measured.deviation, places: places) : value
  }

  /// One standard deviation, where it shows in so many places.
  private static func deviationText(_ deviation: Double, places: Int) -> String {
    let text = deviation.decimalText(places: places)
    return Double(text) == 0 ? "" : " ± \(text)"
  }

  var text: String {
    let count = things.isEmpty ? "nothing moves" : things.count == 1 ? "1 thing moves" : "\(things.count) things move"
    var lines = ["\(visible(file)): \(width)x\(height), \(pictures) pictures; \(count)"]
    for group in MovingTogether.groups(of: things, pause: pause) {
      let thing = group.things[0]
      lines.append("")
      lines.append(
        "\(thing.name)  \(thing.width.decimalText(places: 1))x\(thing.height.decimalText(places: 1)) px, \(thing.color), at "
          + "\(thing.x.decimalText(places: 0)),\(thing.y.decimalText(places: 0))"
          + (thing.cornerRadius > 1 ? ", corners of \(thing.cornerRadius.decimalText(places: 1)) px" : ""))
      if group.things.count > 1 {
        lines.append("   \(group.things.count) things move so: \(group.things.map(\.name).joined(separator: ", "))")
      }
      for stretch in thing.stretches { lines += stretch.lines }
    }
    if let command = springCommand { lines += ["", "in the words of every framework: \(command)"] }
    let rest = unfollowedLines + smoothingLines + upheavalLines
    if !rest.isEmpty { lines += [""] + rest }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The command that tells of the spring which most of the recording supports.
  private var springCommand: String? {
    guard let spring = SpringSupport(of: things.flatMap(\.stretches))?.stretch, let ratio = spring.dampingRatio,
      let response = spring.response
    else { return nil }
    let velocity = spring.relativeVelocity == 0 ? "" : " --velocity \(spring.relativeVelocity.decimalText(places: 2))"
    return "\(RootCommand.programName) spring --response \(response.value.decimalText(places: 3)) --damping-ratio "
      + ratio.value.decimalText(places: 3) + velocity
  }
}

extension MeasurementSummary.Stretch {
  fileprivate var lines: [String] {
    let ways = zip(properties, zip(from, to)).compactMap { property, ends in
      let (first, last) = (ends.0.decimalText(places: 1), ends.1.decimalText(places: 1))
      return first == last ? nil : "\(property) \(first) -> \(last)"
    }
    var result = [
      "   \(start.value.decimalText(places: 3)) s to \(end.decimalText(places: 3)) s: "
        + (ways.isEmpty ? "\(properties.joined(separator: ", ")) there and back" : ways.joined(separator: ", ")),
      "     \(description); residual \(residual.decimalText(places: 2)) px",
    ]
    if relativeVelocity != 0 {
      let velocities = velocity.map { $0.decimalText(places: 0) }.joined(separator: ", ")
      result.append(
        "     velocity at the start \(velocities) by the second, \(relativeVelocity.decimalText(places: 2)) of the way")
    }
    if let ratio = dampingRatio, let response {
      let words = FrameworkWords(apple: Spring(response: response.value, dampingRatio: ratio.value))
      result += words.phrases.filter { $0.framework == "SwiftUI" }.flatMap { $0.text.split(separator: "\n") }.map {
        "     \($0)"
      }
    }
    if curve != nil, let words {
      result += words.phrases.filter { $0.framework == "SwiftUI" }.map { "     \($0.text)" }
    }
    if let first = alternatives.first {
      let more = alternatives.count > 1 ? ", nor from \(alternatives.count - 1) more" : ""
      result.append("     cannot be told apart from \(first)\(more)")
    }
    return result
  }
}

extension [Double] {
  fileprivate var middle: Double? { isEmpty ? nil : self[count / 2] }
}
