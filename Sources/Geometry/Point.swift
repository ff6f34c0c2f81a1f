/// A position in points. The y axis grows downward, as on a screen.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(x: 0, y: 0)

  public static func + (point: Point, offset: Vector) -> Point {
    Point(x: point.x + offset.dx, y: point.y + offset.dy)
  }

  public static func - (point: Point, offset: Vector) -> Point {
    Point(x: point.x - offset.dx, y: point.y - offset.dy)
  }

  /// The vector that leads from `start` to `end`.
  public static func - (end: Point, start: Point) -> Vector {
    Vector(dx: end.x - start.x, dy: end.y - start.y)
  }

  public static func += (point: inout Point, offset: Vector) { point = point + offset }
  public static func -= (point: inout Point, offset: Vector) { point = point - offset }

  /// The distance to `other`, in points.
  public func distance(to other: Point) -> Double { (other - self).length }

  /// The point on the straight line to `other`: this one at fraction 0, `other` at 1.
  public func interpolated(to other: Point, fraction: Double) -> Point {
    self + (other - self) * fraction
  }

  public func applying(_ transform: AffineTransform) -> Point {
    Point(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}
