/// One offset for each element of an array.
public struct ArrayOffset<Element: AnimatableOffset>: AnimatableOffset {
  var elements: [Element]

  public static func + (a: Self, b: Self) -> Self {
    Self(elements: zip(a.elements, b.elements).map { $0 + $1 })
  }

  public var magnitude: Double { elements.reduce(0) { $0 + $1.magnitude * $1.magnitude }.squareRoot() }

  public static func * (offset: Self, factor: Double) -> Self {
    Self(elements: offset.elements.map { $0 * factor })
  }
}

extension Array: Animatable where Element: Animatable {
  public typealias Offset = ArrayOffset<Element.Offset>
  public static var origin: [Element] { [] }

  /// True when both have the same number of elements, and each leads to its partner.
  public func canInterpolate(to other: Self) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.canInterpolate(to: $1) }
  }

  /// Meaningful only for arrays that ``canInterpolate(to:)``, and from the origin, which has as many elements as it takes.
  public static func - (end: Self, start: Self) -> Offset {
    ArrayOffset(elements: end.indices.map { end[$0] - (start.indices.contains($0) ? start[$0] : .origin) })
  }

  /// Elements without an offset stay as they are.
  public static func + (array: Self, offset: Offset) -> Self {
    zip(array, offset.elements).map { $0 + $1 } + array.dropFirst(offset.elements.count)
  }
}
