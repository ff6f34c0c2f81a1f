/// A value that can be animated: the difference of two values is an offset, and offsets can be added and scaled.
///
/// This is an affine space: `a + (b - a) == b`. Points with vectors are the model; a colour's offset is a difference of
/// components, a transform's a difference of translation, rotation, scale and skew.
public protocol Animatable: Equatable, Sendable {
  associatedtype Offset: AnimatableOffset

  /// The offset that leads from `start` to `end`.
  static func - (end: Self, start: Self) -> Offset
  static func + (value: Self, offset: Offset) -> Self

  /// The value that stands for no offset at all: an additive animation's values are measured from it.
  static var origin: Self { get }

  /// Whether there are values between this one and `other`. Paths need the same sequence of elements.
  func canInterpolate(to other: Self) -> Bool

  /// The values from this one, at fraction 0, to `other`, at 1, for an animation that goes from one to the other; `nil` where
  /// there are none. Paths have them whatever their elements.
  func tween(to other: Self) -> ((Double) -> Self)?
}

extension Animatable {
  public func canInterpolate(to other: Self) -> Bool { true }

  public func tween(to other: Self) -> ((Double) -> Self)? {
    canInterpolate(to: other) ? { interpolated(to: other, fraction: $0) } : nil
  }

  /// The value between this one, at fraction 0, and `other`, at 1; fractions beyond 0...1 extrapolate.
  public func interpolated(to other: Self, fraction: Double) -> Self {
    // The end is exact: what arrives must compare equal to its target.
    fraction == 1 ? other : self + (other - self) * fraction
  }
}

/// A vector space over the real numbers.
public protocol AnimatableOffset: Sendable {
  static func + (a: Self, b: Self) -> Self
  static func * (offset: Self, factor: Double) -> Self
  /// The length, which pacing at constant speed goes by.
  var magnitude: Double { get }
}
