/// The radii of a rectangle's corners in points, clockwise from the top left as in CSS.
public struct CornerRadii: Hashable, Sendable {
  public var topLeft: Double
  public var topRight: Double
  public var bottomRight: Double
  public var bottomLeft: Double

  public init(topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius for all corners.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  public static let zero = CornerRadii(0)

  package var clockwise: [Double] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The radius that all corners have; `nil` where they differ.
  package var common: Double? { self == CornerRadii(topLeft) ? topLeft : nil }

  package func map(_ transform: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      topLeft: transform(topLeft), topRight: transform(topRight), bottomRight: transform(bottomRight),
      bottomLeft: transform(bottomLeft))
  }
}

/// The line along which a side goes over into the next.
public enum CornerCurve: Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// UIKit's corner, which bends gradually: it begins 1.528665 radii before the corner.
  case continuous

  /// What records and scene files call them, whatever they are called in the source.
  package static let words: [(String, CornerCurve)] = [("circular", .circular), ("continuous", .continuous)]
}
