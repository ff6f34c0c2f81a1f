/// A map of space, as Core Animation's `CATransform3D`: [x y z 1], a row, times the matrix gives [x' y' z' w'], which is seen at
/// (x' / w', y' / w'). The x axis points right, the y axis down, the z axis at the viewer; lengths are points.
public struct Transform3D: Hashable, Sendable {
  package var row1: SIMD4<Double>
  package var row2: SIMD4<Double>
  package var row3: SIMD4<Double>
  package var row4: SIMD4<Double>

  package init(rows row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>, _ row4: SIMD4<Double>) {
    (self.row1, self.row2, self.row3, self.row4) = (row1, row2, row3, row4)
  }

  /// The matrix's numbers, row by row.
  public init(
    m11: Double, m12: Double, m13: Double, m14: Double, m21: Double, m22: Double, m23: Double, m24: Double, m31: Double,
    m32: Double, m33: Double, m34: Double, m41: Double, m42: Double, m43: Double, m44: Double
  ) {
    self.init(
      rows: SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44))
  }

  public static let identity = Transform3D(
    rows: SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

  public init(translationX x: Double, y: Double, z: Double = 0) {
    self = .identity
    row4 = SIMD4(x, y, z, 1)
  }

  public init(scaleX x: Double, y: Double, z: Double = 1) {
    self.init(rows: SIMD4(x, 0, 0, 0), SIMD4(0, y, 0, 0), SIMD4(0, 0, z, 0), SIMD4(0, 0, 0, 1))
  }

  /// A turn by `angle` radians about the axis from the origin to (x, y, z); without one, none.
  ///
  /// With a positive angle what lies below comes nearer about the x axis, what lies right goes away about the y axis, and the
  /// plane turns clockwise about the z axis.
  public init(rotationAngle angle: Double, x: Double, y: Double, z: Double) {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else {
      self = .identity
      return
    }
    self.init(Quaternion(angle: angle, axis: SIMD3(x, y, z) / length))
  }

  /// What a transform of the plane does to every plane parallel to it.
  public init(_ transform: AffineTransform) {
    let t = transform
    self.init(rows: SIMD4(t.a, t.b, 0, 0), SIMD4(t.c, t.d, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(t.tx, t.ty, 0, 1))
  }

  public var isIdentity: Bool { self == .identity }

  /// The same as a transform of the plane, or `nil` when it does more: as `CATransform3DGetAffineTransform`.
  public var affine: AffineTransform? {
    let plane = AffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    return Transform3D(plane) == self ? plane : nil
  }

  /// How far the eye is from the plane z = 0, in points; 0 for a view without perspective. It is -1 / `m34`.
  public var perspective: Double {
    get { m34 == 0 ? 0 : -1 / m34 }
    set { m34 = newValue == 0 ? 0 : -1 / newValue }
  }

  /// First this transform, then `next`.
  public func concatenating(_ next: Transform3D) -> Transform3D {
    Transform3D(rows: next.image(of: row1), next.image(of: row2), next.image(of: row3), next.image(of: row4))
  }

  /// A translation that happens before this transform, in its own coordinates.
  public func translatedBy(x: Double, y: Double, z: Double = 0) -> Transform3D {
    Transform3D(translationX: x, y: y, z: z).concatenating(self)
  }

  /// A scaling that happens before this transform, in its own coordinates.
  public func scaledBy(x: Double, y: Double, z: Double = 1) -> Transform3D {
    Transform3D(scaleX: x, y: y, z: z).concatenating(self)
  }

  /// A rotation, in radians, that happens before this transform, in its own coordinates.
  public func rotated(by angle: Double, x: Double, y: Double, z: Double) -> Transform3D {
    Transform3D(rotationAngle: angle, x: x, y: y, z: z).concatenating(self)
  }

  /// The same with a point of the plane z = 0 in the origin's place.
  package func about(_ point: Point) -> Transform3D {
    Transform3D(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(Transform3D(translationX: point.x, y: point.y))
  }

  /// What becomes of [x y z w].
  package func image(of point: SIMD4<Double>) -> SIMD4<Double> {
    let (across, down) = (row1 * point.x + row2 * point.y, row3 * point.z + row4 * point.w)
    return across + down
  }
}
