/// A map of one plane to another as the eye sees it (a homography): x' = (a x + c y + tx) / (g x + h y + w), y' likewise. What has
/// a denominator of 0 or less lies beside or behind the eye.
package struct Projection: Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double
  /// How the denominator grows with x, and with y, and what it is at the origin.
  package var g: Double
  package var h: Double
  package var w: Double

  package init(_ transform: AffineTransform) {
    (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    (tx, ty, g, h, w) = (transform.tx, transform.ty, 0, 0, 1)
  }

  /// What becomes of the plane z = 0, seen along the z axis.
  package init(_ transform: Transform3D) {
    let t = transform
    (a, b, g) = (t.m11, t.m12, t.m14)
    (c, d, h) = (t.m21, t.m22, t.m24)
    (tx, ty, w) = (t.m41, t.m42, t.m44)
  }

  package static let identity = Projection(AffineTransform.identity)

  /// Shows nothing.
  package static let nothing = Projection(AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))

  /// The same without perspective, or `nil` when its denominator changes by more than rounding errors do.
  package var affine: AffineTransform? {
    guard w > 0, abs(g) <= 1e-12 * w, abs(h) <= 1e-12 * w else { return nil }
    return AffineTransform(a: a / w, b: b / w, c: c / w, d: d / w, tx: tx / w, ty: ty / w)
  }

  package var determinant: Double {
    a * (d * w - ty * h) - b * (c * w - tx * h) + g * (c * ty - tx * d)
  }

  /// Whether the plane is seen from its edge, flattened to a point or not finite: it has no area, but for rounding errors.
  package var isEdge: Bool {
    // Both axes' lengths are the longer one's here, for the other's may be nothing but an error.
    let axes = (a * a + b * b + g * g + c * c + d * d + h * h) / 2
    return !(abs(determinant) > 1e-14 * axes * (tx * tx + ty * ty + w * w).squareRoot())
  }

  /// The same, or ``nothing`` where numbers became too large.
  package var orNothing: Projection { isFinite ? self : .nothing }

  package var isFinite: Bool { [a, b, c, d, tx, ty, g, h, w].allSatisfy(\.isFinite) }

  /// First this one, then `next`.
  package func concatenating(_ next: Projection) -> Projection {
    var result = self
    (result.a, result.b, result.g) = next.image(a, b, g)
    (result.c, result.d, result.h) = next.image(c, d, h)
    (result.tx, result.ty, result.w) = next.image(tx, ty, w)
    return result
  }

  private func image(_ x: Double, _ y: Double, _ z: Double) -> (Double, Double, Double) {
    (a * x + c * y + tx * z, b * x + d * y + ty * z, g * x + h * y + w * z)
  }

  /// The way back; its denominator is above 0 just where this one's is. `nil` when the plane is seen from its edge, or not finite.
  package var inverted: Projection? {
    guard !isEdge, isFinite else { return nil }
    if let affine { return affine.inverted.map { Projection($0) } }
    let determinant = determinant
    var result = self
    result.a = (d * w - h * ty) / determinant
    result.b = (g * ty - b * w) / determinant
    result.g = (b * h - g * d) / determinant
    result.c = (h * tx - c * w) / determinant
    result.d = (a * w - g * tx) / determinant
    result.h = (g * c - a * h) / determinant
    result.tx = (c * ty - d * tx) / determinant
    result.ty = (b * tx - a * ty) / determinant
    result.w = (a * d - b * c) / determinant
    return result
  }

  package func denominator(at point: Point) -> Double { g * point.x + h * point.y + w }

  /// Where a point is seen; `nil` beside or behind the eye.
  package func image(of point: Point) -> Point? {
    let (x, y, z) = image(point.x, point.y, 1)
    return z > 0 ? Point(x: x / z, y: y / z) : nil
  }
}
