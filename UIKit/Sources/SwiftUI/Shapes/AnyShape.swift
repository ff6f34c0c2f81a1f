public import CoreGraphics
public import SwiftUIAnimation

/// A shape whose type does not show. It moves as the shape does; from a shape of one type to one of another nothing moves.
public struct AnyShape: Shape {
  private var shape: any Shape

  public init<S: Shape>(_ shape: S) { self.shape = shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public var animatableData: AnimatableData {
    get {
      func data<S: Shape>(_ shape: S) -> AnimatableData {
        AnimatableData(numbers: shape.animatableData, type: ObjectIdentifier(S.self))
      }
      return data(shape)
    }
    set {
      func moved<S: Shape>(_ shape: S) -> any Shape {
        guard newValue.type == ObjectIdentifier(S.self), let data = newValue.numbers as? S.AnimatableData else {
          return shape
        }
        var moved = shape
        moved.animatableData = data
        return moved
      }
      shape = moved(shape)
    }
  }

  /// What moves of a shape of any type.
  public struct AnimatableData: VectorArithmetic {
    /// `nil` is nothing, and what there is between shapes of two types.
    fileprivate var numbers: (any VectorArithmetic)?
    /// The shape's.
    fileprivate var type: ObjectIdentifier?

    public static var zero: Self { Self() }
    public static func + (a: Self, b: Self) -> Self {
      guard a.numbers != nil else { return b }
      return b.numbers == nil ? a : a.with(b, isSum: true)
    }
    public static func - (a: Self, b: Self) -> Self {
      guard a.numbers != nil else { return b.scaled(by: -1) }
      return b.numbers == nil ? a : a.with(b, isSum: false)
    }
    public mutating func scale(by rhs: Double) { numbers?.scale(by: rhs) }
    public var magnitudeSquared: Double { numbers?.magnitudeSquared ?? 0 }

    public static func == (a: Self, b: Self) -> Bool {
      guard a.type == b.type, let first = a.numbers else { return a.type == b.type }
      func equals<V: VectorArithmetic>(_ first: V) -> Bool { first == b.numbers as? V }
      return equals(first)
    }

    private func with(_ other: Self, isSum: Bool) -> Self {
      func combined<V: VectorArithmetic>(_ first: V) -> Self {
        guard type == other.type, let second = other.numbers as? V else { return .zero }
        return Self(numbers: isSum ? first + second : first - second, type: type)
      }
      return numbers.map { combined($0) } ?? other
    }
  }
}
