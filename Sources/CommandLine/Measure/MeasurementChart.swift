import Springform
import SpringformMeasurement
import SpringformNumerics
import SpringformReports
import SpringformScene

extension Chart {
  /// Points of a curve by the second, and in all.
  private static let rate = 120.0
  private static let mostTimes = 4000

  /// Measured values beside those of the curves that explain them.
  /// - Throws: `ChartError` when nothing moves.
  init(_ measurement: Measurement, title: String, end: Double) throws(ChartError) {
    let count = min(max(Int((end * Self.rate).rounded(.up)), 1), Self.mostTimes)
    let times = (0...count).map { end * Double($0) / Double(count) }
    let usual = zip(measurement.times, measurement.times.dropFirst()).map { $1 - $0 }.middle ?? 0
    var curves: [(name: String, unit: String, values: [Double?])] = []
    var events: [Trace.Event] = []
    for thing in measurement.things {
      for motion in thing.motions {
        for (index, property) in motion.properties.enumerated() {
          let name = "\(thing.track.name) \(property.rawValue)"
          curves.append(
            (name + " measured", property.unit, Self.lines(thing.track.moments, property, at: times, usual: usual)))
          curves.append((name + " by its model", property.unit, times.map { motion.values(at: $0)[index] }))
        }
        for stretch in motion.stretches {
          events.append(
            Trace.Event(time: stretch.start.value, name: "\(thing.track.name) \(stretch.model.kind)", value: 0))
        }
      }
    }
    let trace = Trace(
      times: times,
      curves: curves.map { curve in
        Trace.Curve(name: curve.name, unit: curve.unit, values: curve.values.map { $0.map { TraceValue.number($0) } })
      })
    try self.init(trace, curves: trace.curves, events: events, span: 0...max(end, 0.01), title: title)
  }

  /// Straight lines between what was measured; nil where the thing was not found.
  private static func lines(
    _ moments: [Track.Moment], _ property: MotionProperty, at times: [Double], usual: Double
  ) -> [Double?] {
    var next = 0
    return times.map { time in
      while next < moments.count, moments[next].time <= time { next += 1 }
      guard next > 0 else { return nil }
      let before = moments[next - 1]
      guard next < moments.count else { return before.value(of: property) }
      let after = moments[next]
      // What was shown for long rested, until the last moment.
      let start = max(before.time, after.time - 2 * usual)
      let share = max(time - start, 0) / (after.time - start)
      return before.value(of: property) + (after.value(of: property) - before.value(of: property)) * share
    }
  }
}

extension MotionProperty {
  fileprivate var unit: String {
    switch self {
    case .rotation: "degrees"
    case .opacity: ""
    default: "pixels"
    }
  }
}
