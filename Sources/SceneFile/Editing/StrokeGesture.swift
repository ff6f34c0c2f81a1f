import Springform
import SpringformGeometry
import SpringformMotion

/// What a hand meant by a stroke, as a tape says it in one line.
enum StrokeGesture: Hashable {
  /// At a point, by the time of its lift.
  case tap(Point, lift: Double)
  case press(Point, from: Double, duration: Double)
  case drag(from: Point, to: Point, at: Double, duration: Double, TimingCurve)

  /// A finger that stays within so many points rests, as it does for recognisers of taps.
  private static let rest = 4.0
  /// Half a refresh: a stage sees the finger at its refreshes alone, and a browser's reports of it are as uneven, in seconds.
  static let refresh = 1.0 / 120
  /// A touch that rests for longer is no tap, in seconds.
  private static let longestTap = 0.25

  /// - Returns: `nil` for a stroke that is none of them.
  init?(_ stroke: Stroke) {
    let (first, last) = (stroke.samples[0], stroke.samples[stroke.samples.count - 1])
    let duration = last.time - first.time
    // Two places are a hand's that has moved one of them.
    let isMeant = stroke.samples.count == 2 && first.location != last.location
    if !isMeant, stroke.samples.allSatisfy({ $0.location.distance(to: first.location) <= Self.rest }) {
      self =
        duration <= Self.longestTap
        ? .tap(first.location, lift: max(last.time, Tape.tapDuration))
        : .press(first.location, from: first.time, duration: duration)
      return
    }
    guard let course = StraightCourse(stroke), let curve = course.curve() ?? course.curve(within: Self.refresh)
    else { return nil }
    self = .drag(from: first.location, to: last.location, at: first.time, duration: duration, curve)
  }
}
