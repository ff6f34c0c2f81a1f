public import SpringformGeometry
public import SpringformMotion
import SpringformNumerics

/// What one finger does from contact to lift: moves and pauses, one after the other.
public struct FingerScript: Sendable {
  /// Where a finger moves.
  package enum Target {
    case to(Point)
    case by(Vector)
    case along(Path)
  }

  struct Step {
    enum Way {
      case stay
      case to(Point)
      case by(Vector)
      case along(PathKeyframes)
    }

    let way: Way
    let duration: Double
    let pacing: Pacing
  }

  private(set) var steps: [Step] = []

  /// A finger that lifts at once.
  public init() {}

  /// Moves to a point of the stage.
  public mutating func drag(to point: Point, duration: Double, curve: TimingCurve = .easeInEaseOut) {
    drag(.to(point), duration: duration, pacing: .curve(curve))
  }

  /// Moves on from where the finger is.
  public mutating func drag(by offset: Vector, duration: Double, curve: TimingCurve = .easeInEaseOut) {
    drag(.by(offset), duration: duration, pacing: .curve(curve))
  }

  /// Moves along a path in the stage's coordinates, at even speed but for the curve. A path without segments is a pause.
  public mutating func drag(along path: Path, duration: Double, curve: TimingCurve = .easeInEaseOut) {
    drag(.along(path), duration: duration, pacing: .curve(curve))
  }

  /// Moves in any pace.
  package mutating func drag(_ target: Target, duration: Double, pacing: Pacing) {
    switch target {
    case .to(let point): add(.to(point), duration, pacing)
    case .by(let offset): add(.by(offset), duration, pacing)
    case .along(let path):
      add((try? PathKeyframes(path, mode: .paced)).map { .along($0) } ?? .stay, duration, pacing)
    }
  }

  /// Rests where it is.
  public mutating func hold(for duration: Double) { add(.stay, duration, .curve(.linear)) }

  private mutating func add(_ way: Step.Way, _ duration: Double, _ pacing: Pacing) {
    steps.append(Step(way: way, duration: duration.clamped(to: 0...1e6, otherwise: 0), pacing: pacing))
  }

  /// Seconds from contact to lift.
  var duration: Double { steps.reduce(0) { $0 + $1.duration } }

  /// Where the finger is, `time` seconds after it touched at `start`.
  func location(at time: Double, from start: Point) -> Point {
    var (current, rest) = (start, time)
    for step in steps {
      let fraction = step.duration > 0 ? min(max(rest / step.duration, 0), 1) : 1
      let covered = step.pacing.fraction(elapsed: fraction, duration: 1)
      switch step.way {
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
