/// Any number of values that are animated together.
@frozen public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values.
  public var value: (repeat each Value)

  /// All of these.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// All zero.
  public static var zero: Self { Self(repeat (each Value).zero) }

  /// Adds the values one by one.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(repeat each lhs.value + each rhs.value) }
  /// Subtracts the values one by one.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(repeat each lhs.value - each rhs.value) }
  /// Adds the values one by one.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Subtracts the values one by one.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Scales all.
  public mutating func scale(by rhs: Double) { self = Self(repeat (each value).scaled(by: rhs)) }

  /// The sum of all squares.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for one in repeat each value { sum += one.magnitudeSquared }
    return sum
  }

  /// Whether all are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      if left != right { return false }
    }
    return true
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
