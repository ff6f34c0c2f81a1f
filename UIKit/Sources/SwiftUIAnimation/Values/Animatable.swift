public import CoreGraphics

/// What can be animated: something that hands out the numbers that move, and takes them back.
public protocol Animatable {
  /// The type of what moves.
  associatedtype AnimatableData: VectorArithmetic
  /// What moves.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself moves.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing moves.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// What has nothing to animate has this.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// The only one that there is.
  public init() {}

  /// The only one that there is.
  public static var zero: Self { Self() }

  /// Adds nothing.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Subtracts nothing.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Adds nothing.
  public static func += (lhs: inout Self, rhs: Self) {}
  /// Subtracts nothing.
  public static func -= (lhs: inout Self, rhs: Self) {}
  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}
  /// Always 0.
  public var magnitudeSquared: Double { 0 }
}

extension Double: Animatable {
  /// The number itself.
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  /// The number itself.
  public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
  /// The number itself.
  public typealias AnimatableData = CGFloat
}

extension CGPoint: Animatable {
  /// x and y.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  /// x and y.
  public var animatableData: AnimatableData {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// Width and height.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  /// Width and height.
  public var animatableData: AnimatableData {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin's and the size's.
  public typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

  /// The origin's and the size's.
  public var animatableData: AnimatableData {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
