import CBox2D
import SpringformGeometry
import SpringformNumerics

/// The kind of an attachment and what it connects, whether or not it is part of an animator.
struct AttachmentPlan {
  enum Kind {
    case rod
    case rope
    case weld
    case pin
    case slide(axis: Vector)
  }

  struct End {
    let item: any DynamicItem
    /// In points from the centre in the item's own coordinates; `nil` at the attachment's anchor point.
    let offset: Vector?

    func point(anchor: Point) -> Point {
      offset.map { item.center + $0.rotated(by: item.state.angle) } ?? anchor
    }
  }

  let kind: Kind
  let first: End
  /// `nil` for an attachment to a fixed point.
  var second: End?

  /// How far the ends are apart now, in points.
  func distance(anchor: Point) -> Double {
    first.point(anchor: anchor).distance(to: second?.point(anchor: anchor) ?? anchor)
  }
}

/// The numbers of an attachment that can change at any time.
struct AttachmentSettings {
  /// In points; `nil` for the distance at the start.
  var length: Double?
  var frequency: Double
  var damping: Double
  var friction: Double
  var range: ClosedRange<Double>

  /// Everything in the solver's units, with a length to fall back on.
  func spring(length measured: Double) throws(DynamicsError) -> CBoxSpring {
    CBoxSpring(
      length: metres(try Self.check("length", length ?? measured, upTo: farthestCoordinate)),
      frequency: Float(try Self.check("frequency", frequency, upTo: 1000)),
      dampingRatio: Float(try Self.check("damping", damping, upTo: 1000)))
  }

  /// The range in radians or metres; `unit` is how many of the setting's units make one.
  func range(unit: Double) throws(DynamicsError) -> CBoxRange {
    let most = Double(CBOX_MAX_COORDINATE)
    func clamped(_ value: Double) -> Float { Float((value / unit).clamped(to: -most...most, otherwise: 0)) }
    return CBoxRange(
      isLimited: range.lowerBound.isFinite || range.upperBound.isFinite,
      lower: clamped(range.lowerBound), upper: clamped(range.upperBound),
      friction: Float(try Self.check("frictionTorque", friction, upTo: 1e9)))
  }

  private static func check(_ property: String, _ value: Double, upTo most: Double) throws(DynamicsError) -> Double {
    guard value >= 0, value <= most else { throw .invalidValue(property: property, value: value) }
    return value
  }
}
