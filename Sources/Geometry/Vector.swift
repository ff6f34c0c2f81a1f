/// A displacement, velocity or direction; its unit is the context's (points, points per second, none).
public struct Vector: Hashable, Sendable {
  public var dx: Double
  public var dy: Double

  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The unit vector at `angle` radians from the x axis; positive angles turn clockwise on the screen.
  public init(angle: Double) {
    self.init(dx: cosine(angle), dy: sine(angle))
  }

  public static let zero = Vector(dx: 0, dy: 0)

  public static func + (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx + b.dx, dy: a.dy + b.dy) }
  public static func - (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx - b.dx, dy: a.dy - b.dy) }
  public static func * (a: Vector, factor: Double) -> Vector { Vector(dx: a.dx * factor, dy: a.dy * factor) }
  public static func * (factor: Double, a: Vector) -> Vector { a * factor }
  public static func / (a: Vector, divisor: Double) -> Vector { Vector(dx: a.dx / divisor, dy: a.dy / divisor) }
  public static prefix func - (a: Vector) -> Vector { Vector(dx: -a.dx, dy: -a.dy) }
  public static func += (a: inout Vector, b: Vector) { a = a + b }
  public static func -= (a: inout Vector, b: Vector) { a = a - b }

  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The angle from the x axis in radians, -pi...pi; 0 for the zero vector.
  public var angle: Double { arcTangent(dy, dx) }

  /// The vector of length 1 in this direction, or `nil` for the zero vector.
  public var unit: Vector? {
    let length = length
    return length > 0 ? self / length : nil
  }

  /// This vector turned by a quarter: (-dy, dx).
  public var perpendicular: Vector { Vector(dx: -dy, dy: dx) }

  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }
}
