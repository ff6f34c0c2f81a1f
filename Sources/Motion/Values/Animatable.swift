/// A value that can move: the difference of two values is an offset, and offsets can be added and scaled.
///
/// This is an affine space: `a + (b - a) == b`. Points with vectors are the model; a colour's offset is a difference of
/// components, a transform's a difference of translation, turn, scale and skew.
public protocol Animatable: Equatable, Sendable {
  associatedtype Offset: AnimatableOffset

  /// The offset that leads from `start` to `end`.
  static func - (end: Self, start: Self) -> Offset
  static func + (value: Self, offset: Offset) -> Self

  /// The value that stands for no offset at all: an additive animation's values are measured from it.
  static var origin: Self { get }

  /// Whether a straight way leads to `other`. Paths need the same sequence of elements.
  func canInterpolate(to other: Self) -> Bool
}

extension Animatable {
  public func canInterpolate(to other: Self) -> Bool { true }

  /// The value at `fraction` of the way to `other`; fractions beyond 0...1 continue the line.
  public func interpolated(to other: Self, fraction: Double) -> Self {
    // The end is exact: what arrives must compare equal to its target.
    fraction == 1 ? other : self + (other - self) * fraction
  }
}

/// A vector space over the real numbers.
public protocol AnimatableOffset: Sendable {
  static func + (a: Self, b: Self) -> Self
  static func * (offset: Self, factor: Double) -> Self
  /// The length, for moving at an even pace.
  var magnitude: Double { get }
}
