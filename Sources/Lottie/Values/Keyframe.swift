import SpringformGeometry
import SpringformMotion

/// A value of the file that can lie between two others.
protocol KeyedValue: Sendable {
  /// - Parameter fraction: how far from `a` to `b`, for each component; what is one thing takes the first.
  static func between(_ a: Self, _ b: Self, _ fraction: SIMD4<Double>) -> Self
}

/// Numbers, points, scales and colours: as many components as there are, and zeros.
typealias Numbers = SIMD4<Double>

extension SIMD4: KeyedValue where Scalar == Double {
  static func between(_ a: Self, _ b: Self, _ fraction: SIMD4<Double>) -> Self { a + (b - a) * fraction }

  var point: Point { Point(x: x, y: y) }
}

extension Array: KeyedValue where Element == Double {
  static func between(_ a: Self, _ b: Self, _ fraction: SIMD4<Double>) -> Self {
    zip(a, b).map { $0 + ($1 - $0) * fraction.x }
  }
}

/// A value at a time, and how it goes from there to the next.
struct Keyframe<Value: KeyedValue>: Sendable {
  /// In frames of the composition that the layer lies in.
  var time: Double
  var value: Value
  /// What it goes to, where that is not the next one's value: files of old exporters say both.
  var end: Value?
  /// None for a steady pace, one for all components, or one for each.
  var easing: [TimingCurve] = []
  /// Whether the value stays until the next key frame.
  var isHold = false
  /// Where a point does not go straight: the tangents at both ends.
  var bow: Bow?

  /// The eased fractions of a stretch of time.
  func eased(_ fraction: Double) -> SIMD4<Double> {
    switch easing.count {
    case 0: return SIMD4(repeating: fraction)
    case 1: return SIMD4(repeating: easing[0].value(at: fraction))
    default:
      var result = SIMD4(repeating: easing[easing.count - 1].value(at: fraction))
      for index in 0..<Swift.min(easing.count - 1, 4) { result[index] = easing[index].value(at: fraction) }
      return result
    }
  }
}

/// The tangents of a point's way, from its two ends.
struct Bow: Hashable, Sendable {
  var out: Vector
  var into: Vector

  /// Whether both tangents lie on the line between two points, which are not the same.
  func isStraight(from start: Point, to end: Point) -> Bool {
    let way = end - start
    guard way != .zero else { return false }
    return [out, into].allSatisfy { abs(way.dx * $0.dy - way.dy * $0.dx) < 1e-3 }
  }
}
