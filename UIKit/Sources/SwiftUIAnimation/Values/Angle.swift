/// An angle, in radians or degrees. It is not folded into one turn: 720 degrees are two turns.
@frozen public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// No angle.
  public init() { radians = 0 }
  /// So many radians.
  public init(radians: Double) { self.radians = radians }
  /// So many degrees.
  public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// So many radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// So many degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// No angle.
  public static let zero = Angle()
}

extension Angle: Comparable {
  /// Whether the left one is smaller.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle: Animatable {
  /// Radians, times ``animationScale``.
  public var animatableData: Double {
    get { radians * animationScale }
    set { radians = newValue / animationScale }
  }
}

/// What values whose unit is large are multiplied with while they move, so that a spring takes them for settled as late
/// as points.
let animationScale = 128.0

extension Angle {
  /// The size, in the units of ``animatableData``.
  public var magnitude: Double { animatableData.magnitude }
  /// Turns the other way.
  public mutating func negate() { radians.negate() }
  /// The same the other way.
  public static prefix func - (operand: Angle) -> Angle { Angle(radians: -operand.radians) }
  /// The sum.
  public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
  /// The difference.
  public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
  /// So many times the angle.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  /// So many times the angle.
  public static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }
  /// A part of the angle.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
  /// Adds an angle.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
  /// Subtracts an angle.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }
  /// Takes it so many times.
  public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }
  /// Takes a part of it.
  public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}
