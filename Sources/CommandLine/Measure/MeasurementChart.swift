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
    let pictures = Pictures(measurement.times)
    var curves: [(name: String, unit: String, values: [Double?])] = []
    var events: [Trace.Event] = []
    for thing in measurement.things {
      for motion in thing.motions {
        for (index, property) in motion.properties.enumerated() {
          let name = "\(thing.track.name) \(property.rawValue)"
          curves.append(
            (name + " measured", property.unit, pictures.values(of: property, in: thing.track, at: times)))
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

  /// When pictures appear, in seconds.
  private struct Pictures {
    /// The number of each picture by its time.
    let numbers: [Double: Int]
    /// The usual time from one to the next.
    let usual: Double

    init(_ times: [Double]) {
      numbers = Dictionary(zip(times, times.indices)) { first, _ in first }
      usual = zip(times, times.dropFirst()).map { $1 - $0 }.middle ?? 0
    }

    /// Straight lines between what was measured; nil where the thing was not found.
    func values(of property: MotionProperty, in track: Track, at times: [Double]) -> [Double?] {
      let moments = track.moments.filter(\.isSure)
      var next = 0
      return times.map { time in
        while next < moments.count, moments[next].time <= time { next += 1 }
        guard next > 0 else { return nil }
        let before = moments[next - 1]
        let value = before[keyPath: property.place]
        guard next < moments.count else { return isNear(before.time, time) ? value : nil }
        let after = moments[next]
        guard follows(after.time, before.time) else { return isNear(before.time, time) ? value : nil }
        // What was shown for long rested, until the last moment.
        let start = max(before.time, after.time - 2 * usual)
        let share = max(time - start, 0) / (after.time - start)
        return value + (after[keyPath: property.place] - value) * share
      }
    }

    /// Whether a picture is still shown at a time, where the thing is in no other.
    private func isNear(_ picture: Double, _ time: Double) -> Bool {
      guard let number = numbers[picture] else { return false }
      let isLast = number == numbers.count - 1
      return isLast || time - picture < usual
    }

    private func follows(_ later: Double, _ earlier: Double) -> Bool {
      guard let first = numbers[earlier], let second = numbers[later] else { return false }
      return second == first + 1
    }
  }
}
