/// A rotation of space, as a unit quaternion.
package struct Quaternion: Hashable, Sendable {
  /// The axis times the sine of half the angle.
  package var vector: SIMD3<Double>
  /// The cosine of half the angle.
  package var scalar: Double

  package init(vector: SIMD3<Double>, scalar: Double) { (self.vector, self.scalar) = (vector, scalar) }

  /// - Parameter axis: of length 1.
  package init(angle: Double, axis: SIMD3<Double>) {
    self.init(vector: axis * sine(angle / 2), scalar: cosine(angle / 2))
  }

  /// About the axis that the vector points along, by as many radians as it is long.
  package init(rotationVector: SIMD3<Double>) {
    let angle = (rotationVector * rotationVector).sum().squareRoot()
    self.init(angle: angle, axis: angle > 0 ? rotationVector / angle : .zero)
  }

  /// The axis times the angle, by the shorter way.
  package var rotationVector: SIMD3<Double> {
    let length = (vector * vector).sum().squareRoot()
    guard length > 0 else { return .zero }
    return vector / length * (2 * (scalar < 0 ? arcTangent(-length, -scalar) : arcTangent(length, scalar)))
  }

  package var inverse: Quaternion { Quaternion(vector: -vector, scalar: scalar) }

  /// First this rotation, then `next`.
  package func concatenating(_ next: Quaternion) -> Quaternion {
    let (a, b) = (next.vector, vector)
    let cross = SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    return Quaternion(
      vector: b * next.scalar + a * scalar + cross, scalar: scalar * next.scalar - (vector * next.vector).sum())
  }
}

extension Transform3D {
  package init(_ rotation: Quaternion) {
    let (x, y, z, w) = (rotation.vector.x, rotation.vector.y, rotation.vector.z, rotation.scalar)
    self.init(
      rows: SIMD4(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0),
      SIMD4(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0),
      SIMD4(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0), SIMD4(0, 0, 0, 1))
  }
}

extension Quaternion {
  /// The rotation that leads the axes to three vectors of length 1 at right angles; by the largest of its four numbers, which
  /// keeps the digits (Shepperd).
  package init(axes x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    let trace = x.x + y.y + z.z
    let quadruple = SIMD4(
      1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + trace)
    let (a, b, c) = (y.z - z.y, z.x - x.z, x.y - y.x)
    let sums = (xy: x.y + y.x, xz: x.z + z.x, yz: y.z + z.y)
    let largest = quadruple.max()
    let double = 2 * max(largest, 0).squareRoot()
    switch largest {
    case quadruple.w: self.init(vector: SIMD3(a, b, c) / double, scalar: double / 4)
    case quadruple.x: self.init(vector: SIMD3(double / 4, sums.xy / double, sums.xz / double), scalar: a / double)
    case quadruple.y: self.init(vector: SIMD3(sums.xy / double, double / 4, sums.yz / double), scalar: b / double)
    default: self.init(vector: SIMD3(sums.xz / double, sums.yz / double, double / 4), scalar: c / double)
    }
  }
}
