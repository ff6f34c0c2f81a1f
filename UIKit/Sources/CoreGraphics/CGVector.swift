/// A displacement.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// No displacement.
  public init() { self.init(dx: 0, dy: 0) }

  public static let zero = CGVector()
}
