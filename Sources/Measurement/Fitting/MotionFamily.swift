import Glibc
import SpringformMotion

/// Motions of one kind: a few numbers make of the time what is left of the way.
///
/// Each shape is a function of the time since the start. The first begins at 1 and ends at 0 (or at the motion's end); a second
/// one begins at 0 and carries the velocity at the start.
protocol MotionFamily {
  /// How many shapes there are.
  var shapeCount: Int { get }
  /// The numbers from which to begin, for a motion that takes about `duration` seconds.
  func guesses(duration: Double) -> [[Double]]
  /// By how much the numbers vary at first.
  func steps(at numbers: [Double]) -> [Double]
  /// About how long it takes, in seconds; nil where numbers lie at the end of what is looked at, and tell nothing.
  func length(_ numbers: [Double]) -> Double?
  /// What is left after so many seconds; nil where numbers are out of range.
  func shapes(_ numbers: [Double]) -> ((Double) -> (Double, Double))?
}

/// A damped spring, from rest or with a velocity: damping ratio and angular frequency (the logarithm of it).
struct SpringFamily: MotionFamily {
  let hasVelocity: Bool
  var shapeCount: Int { hasVelocity ? 2 : 1 }

  func guesses(duration: Double) -> [[Double]] {
    [0.15, 0.3, 0.5, 0.7, 0.9, 1.15].flatMap { ratio in
      [1.5, 2.5, 4, 6.5, 10, 16, 26].map { [ratio, log($0 / duration)] }
    }
  }

  func steps(at numbers: [Double]) -> [Double] { [0.06, 0.1] }

  /// Nearly undamped it would swing for ever, and far above critical damping it is no spring that anybody sets.
  func length(_ numbers: [Double]) -> Double? { (0.03...2.5).contains(numbers[0]) ? 2 * .pi / exp(numbers[1]) : nil }

  func shapes(_ numbers: [Double]) -> ((Double) -> (Double, Double))? {
    let (ratio, frequency) = (numbers[0], exp(numbers[1]))
    guard ratio >= 0.01, ratio <= 3, frequency > 0.1, frequency < 400 else { return nil }
    let regime = Spring(response: 2 * .pi / frequency, dampingRatio: ratio).regime
    return { regime.responses(at: $0) }
  }
}

/// A curve of time that is given: only its duration (the logarithm of it) is searched for.
struct CurveFamily: MotionFamily {
  let curve: TimingCurve
  var shapeCount: Int { 1 }

  func guesses(duration: Double) -> [[Double]] { [0.6, 0.8, 1, 1.25].map { [log($0 * duration)] } }
  func steps(at numbers: [Double]) -> [Double] { [0.1] }
  func length(_ numbers: [Double]) -> Double? { exp(numbers[0]) }

  func shapes(_ numbers: [Double]) -> ((Double) -> (Double, Double))? {
    let duration = exp(numbers[0])
    guard duration > 0.01, duration < 60 else { return nil }
    return { (1 - curve.value(at: $0 / duration), 0) }
  }
}

/// Any cubic Bezier curve: duration (the logarithm of it) and two control points.
struct BezierFamily: MotionFamily {
  var shapeCount: Int { 1 }

  func guesses(duration: Double) -> [[Double]] {
    [(0.4, 0.0, 0.2, 1.0), (0.2, 0.1, 0.3, 1.0), (0.6, 0.0, 0.9, 0.9), (0.3, 0.3, 0.6, 0.8)].flatMap { x1, y1, x2, y2 in
      [0.8, 1, 1.3].map { [log($0 * duration), x1, y1, x2, y2] }
    }
  }

  func steps(at numbers: [Double]) -> [Double] { [0.08, 0.1, 0.1, -0.1, -0.1] }
  func length(_ numbers: [Double]) -> Double? { exp(numbers[0]) }

  func shapes(_ numbers: [Double]) -> ((Double) -> (Double, Double))? {
    let duration = exp(numbers[0])
    guard duration > 0.01, duration < 60, (0...1).contains(numbers[1]), (0...1).contains(numbers[3]),
      (-1...2).contains(numbers[2]), (-1...2.5).contains(numbers[4])
    else { return nil }
    let curve = TimingCurve(numbers[1], numbers[2], numbers[3], numbers[4])
    return { (1 - curve.value(at: $0 / duration), 0) }
  }
}

/// A velocity that shrinks by the same part in equal times, as a scroll view's: the rate per second (the logarithm of it).
struct DecelerationFamily: MotionFamily {
  var shapeCount: Int { 1 }

  func guesses(duration: Double) -> [[Double]] { [2, 4, 8, 16].map { [log($0 / duration)] } }
  func steps(at numbers: [Double]) -> [Double] { [0.2] }
  func length(_ numbers: [Double]) -> Double? { (0.3...150).contains(exp(numbers[0])) ? 3 / exp(numbers[0]) : nil }

  func shapes(_ numbers: [Double]) -> ((Double) -> (Double, Double))? {
    let rate = exp(numbers[0])
    guard rate > 0.2, rate < 200 else { return nil }
    return { (exp(-rate * $0), 0) }
  }
}

/// A fall onto something that throws it back: the time of the fall (the logarithm of it) and the part of the velocity that is left.
struct BounceFamily: MotionFamily {
  var shapeCount: Int { 1 }

  func guesses(duration: Double) -> [[Double]] {
    [0.3, 0.5, 0.7].flatMap { elasticity in
      [0.15, 0.25, 0.4, 0.6, 0.9].map { [log($0 * duration), elasticity] }
    }
  }

  func steps(at numbers: [Double]) -> [Double] { [0.08, 0.05] }
  func length(_ numbers: [Double]) -> Double? { exp(numbers[0]) }

  func shapes(_ numbers: [Double]) -> ((Double) -> (Double, Double))? {
    let (fall, elasticity) = (exp(numbers[0]), numbers[1])
    guard fall > 0.02, fall < 20, (0.05...0.95).contains(elasticity) else { return nil }
    return { (Self.height(at: $0 / fall, elasticity: elasticity), 0) }
  }

  /// The height after so many times of the fall, in heights of the fall.
  static func height(at time: Double, elasticity: Double) -> Double {
    if time <= 1 { return 1 - time * time }
    var (start, length, peak) = (1.0, 2 * elasticity, elasticity * elasticity)
    while peak > 1e-4 {
      if time < start + length {
        let part = (time - start) / length
        return 4 * peak * part * (1 - part)
      }
      start += length
      length *= elasticity
      peak *= elasticity * elasticity
    }
    return 0
  }
}
