import SpringformGeometry
import SpringformNumerics

/// From one value to another while something goes from one number to another: `linear(t, 0, 1, a, b)`, or `linear(t, a, b)`
/// where it goes from 0 to 1.
enum InterpolationFunction: String, CaseIterable, Sendable {
  case linear, ease, easeIn, easeOut

  private static func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> CubicBezier {
    CubicBezier(start: .zero, control1: Point(x: x1, y: y1), control2: Point(x: x2, y: y2), end: Point(x: 1, y: 1))
  }

  private static let easeCurve = curve(0.33, 0, 0.667, 1)
  private static let easeInCurve = curve(0.333, 0, 0.833, 0.833)
  private static let easeOutCurve = curve(0.167, 0.167, 0.667, 1)

  /// Of a fraction from 0 to 1.
  func eased(_ fraction: Double) -> Double {
    switch self {
    case .linear: fraction
    case .ease: Self.easeCurve.height(at: fraction)
    case .easeIn: Self.easeInCurve.height(at: fraction)
    case .easeOut: Self.easeOutCurve.height(at: fraction)
    }
  }
}

extension CubicBezier {
  /// The y where the curve, which does not run backwards, has an x from 0 to 1.
  fileprivate func height(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = x
    for _ in 0..<60 {
      let error = point(at: t).x - x
      if error.magnitude < 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let next = t - error / velocity(at: t).dx
      // Newton's steps, as long as they lead into what is left.
      t = next > low && next < high ? next : (low + high) / 2
    }
    return point(at: t).y
  }
}

extension ScriptEvaluator {
  func call(_ function: InterpolationFunction, _ arguments: ScriptArguments) throws(ExpressionError) -> ScriptValue {
    let t = try number(of: arguments[0])
    if arguments.count < 5 {
      return try between(arguments[1], arguments[2], function.eased(t.clamped(to: 0...1, otherwise: .nan)))
    }
    let (start, end) = (try number(of: arguments[1]), try number(of: arguments[2]))
    var fraction = (t - start) / (end - start)
    if function == .linear || start == end {
      // Bounds in the wrong order are exchanged, but not the values.
      let (low, high) = (min(start, end), max(start, end))
      fraction = t <= low ? 0 : t >= high ? 1 : (t - low) / (high - low)
    }
    return try between(arguments[3], arguments[4], function.eased(fraction.clamped(to: 0...1, otherwise: .nan)))
  }

  private func between(
    _ first: ScriptValue, _ second: ScriptValue, _ fraction: Double
  ) throws(ExpressionError) -> ScriptValue {
    guard fraction != 0 else { return try plain(first) }
    guard fraction != 1 else { return try plain(second) }
    let change = try operate(.subtract, second, first)
    return try operate(.add, first, try operate(.multiply, change, .number(fraction)))
  }
}
