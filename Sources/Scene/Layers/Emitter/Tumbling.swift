import SpringformGeometry

/// A flat thing that has turned in space about an axis in its own plane, seen from far away.
struct Tumbling {
  private let axis: Double
  private let angle: Double

  /// What is seen of a thing on edge, as a share of its extent: paper has a thickness.
  private static let thickness = 0.06
  /// The share of light that comes from everywhere; the rest comes from above the viewer (Lambert's law).
  private static let ambient = 0.5
  private static let light = (up: 0.6, front: 0.8)

  /// - Parameters:
  ///   - axis: its direction in radians, clockwise from the x axis.
  ///   - angle: how far it has turned, in radians.
  init(about axis: Double, by angle: Double) { (self.axis, self.angle) = (axis, angle) }

  /// In the thing's plane as it was: narrower across the axis.
  var transform: AffineTransform {
    let cosine = Vector(angle: angle).dx
    let extent = cosine.magnitude < Self.thickness ? cosine < 0 ? -Self.thickness : Self.thickness : cosine
    return AffineTransform(rotationAngle: -axis)
      .concatenating(AffineTransform(scaleX: 1, y: extent))
      .concatenating(AffineTransform(rotationAngle: axis))
  }

  /// How light it is, 1 being what it is when seen from the front; both sides are alike.
  /// - Parameter rotation: how far it was rotated on the screen afterwards, in radians.
  func shade(rotatedBy rotation: Double) -> Double {
    let turn = Vector(angle: angle)
    // The normal leans across the axis.
    let lean = Vector(angle: axis + rotation).perpendicular * turn.dy
    let facing = (Self.light.front * turn.dx - Self.light.up * lean.dy).magnitude
    return Self.ambient + (1 - Self.ambient) * facing / Self.light.front
  }
}
