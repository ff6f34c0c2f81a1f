public import SpringformGeometry
public import SpringformMotion
import SpringformNumerics

/// What one finger does from contact to lift: moves and pauses, one after the other.
public struct FingerScript: Sendable {
  enum Target {
    case stay
    case to(Point)
    case by(Vector)
    case along(PathKeyframes)
  }

  struct Step {
    let target: Target
    let duration: Double
    let curve: TimingCurve
  }

  private(set) var steps: [Step] = []

  /// A finger that lifts at once.
  public init() {}

  /// Moves to a point of the stage.
  public mutating func drag(to point: Point, duration: Double, curve: TimingCurve = .easeInEaseOut) {
    add(.to(point), duration, curve)
  }

  /// Moves on from where the finger is.
  public mutating func drag(by offset: Vector, duration: Double, curve: TimingCurve = .easeInEaseOut) {
    add(.by(offset), duration, curve)
  }

  /// Moves along a path in the stage's coordinates, at even speed but for the curve. A path without segments is a pause.
  public mutating func drag(along path: Path, duration: Double, curve: TimingCurve = .easeInEaseOut) {
    add((try? PathKeyframes(path, mode: .paced)).map { .along($0) } ?? .stay, duration, curve)
  }

  /// Rests where it is.
  public mutating func hold(for duration: Double) { add(.stay, duration, .linear) }

  private mutating func add(_ target: Target, _ duration: Double, _ curve: TimingCurve) {
    steps.append(Step(target: target, duration: duration.clamped(to: 0...1e6, otherwise: 0), curve: curve))
  }

  /// Seconds from contact to lift.
  var duration: Double { steps.reduce(0) { $0 + $1.duration } }

  /// Where the finger is, `time` seconds after it touched at `start`.
  func location(at time: Double, from start: Point) -> Point {
    var (current, rest) = (start, time)
    for step in steps {
      let fraction = step.duration > 0 ? min(max(rest / step.duration, 0), 1) : 1
      let covered = step.curve.value(at: fraction)
      switch step.target {
      case .stay: break
      case .to(let point): current = current.interpolated(to: point, fraction: covered)
      case .by(let offset): current += offset * covered
      case .along(let path): current = path.point(at: covered)
      }
      rest -= step.duration
      if rest < 0 { break }
    }
    return current
  }
}
