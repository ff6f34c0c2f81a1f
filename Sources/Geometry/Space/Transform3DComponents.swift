/// A transform of space taken apart: a scale and slants, then a rotation, a translation and the perspective, as in Spencer
/// Thomas' "Decomposing a matrix into simple transformations" (Graphics Gems II).
///
/// Transforms are interpolated in these terms, so that a layer turning in space keeps its size.
package struct Transform3DComponents: Hashable, Sendable {
  package var scale: SIMD3<Double>
  /// How far the y axis' end is moved along x, the z axis' along x, and the z axis' along y.
  package var slant: SIMD3<Double>
  package var rotation: Quaternion
  package var translation: SIMD3<Double>
  /// What the fourth column holds of a perspective that comes last.
  package var perspective: SIMD4<Double>

  package init(_ transform: Transform3D) {
    var linear = transform
    (linear.row1.w, linear.row2.w, linear.row3.w, linear.row4.w) = (0, 0, 0, 1)
    let column = SIMD4(transform.m14, transform.m24, transform.m34, transform.m44)
    if column == SIMD4(0, 0, 0, 1) {
      perspective = column
    } else {
      // What maps the column to what the linear part makes of it; a flattened space keeps it as it is.
      perspective = linear.inverted.map { $0.columns(times: column) } ?? column
    }
    translation = transform.row4.xyz
    let frame = Frame(transform.row1.xyz, transform.row2.xyz, transform.row3.xyz)
    (scale, slant) = (frame.scale, frame.slant)
    rotation = Quaternion(axes: frame.axes.0, frame.axes.1, frame.axes.2)
  }

  package var transform: Transform3D {
    let axes = Transform3D(rotation)
    var result = Transform3D(
      rows: axes.row1 * scale.x, axes.row1 * slant.x + axes.row2 * scale.y,
      axes.row1 * slant.y + axes.row2 * slant.z + axes.row3 * scale.z, SIMD4(translation, 1))
    guard perspective != SIMD4(0, 0, 0, 1) else { return result }
    let column = result.columns(times: perspective)
    (result.row1.w, result.row2.w, result.row3.w, result.row4.w) = (column.x, column.y, column.z, column.w)
    return result
  }
}

/// Three axes at right angles, and what three rows are in their terms.
private struct Frame {
  var axes: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)
  var scale = SIMD3<Double>.zero
  var slant = SIMD3<Double>.zero

  init(_ row1: SIMD3<Double>, _ row2: SIMD3<Double>, _ row3: SIMD3<Double>) {
    let x = row1.direction
    slant.x = row2.dot(x)
    let leaned2 = row2 - x * slant.x
    let y = leaned2.direction
    slant.y = row3.dot(x)
    slant.z = (row3 - x * slant.y).dot(y)
    let leaned3 = row3 - x * slant.y - y * slant.z
    scale = SIMD3(row1.length, leaned2.length, leaned3.length)
    axes = Self.completed(x, y, leaned3.direction)
    if axes.0.cross(axes.1).dot(axes.2) < 0 {
      // A mirror image: as in the plane, by the y axis.
      axes.1 = -axes.1
      (scale.y, slant.z) = (-scale.y, -slant.z)
    }
  }

  /// Axes without a length point where they would without a rotation, as far as the others allow.
  private static func completed(
    _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
  ) -> (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    var axes = [x, y, z]
    let units = [SIMD3(1.0, 0, 0), SIMD3(0.0, 1, 0), SIMD3(0.0, 0, 1)]
    for index in 0..<3 where axes[index] == .zero {
      let others = [axes[(index + 1) % 3], axes[(index + 2) % 3]]
      guard others.contains(.zero) else {
        axes[index] = others[0].cross(others[1])
        continue
      }
      let candidates = ([units[index]] + units).map { unit in others.reduce(unit) { $0 - $1 * $1.dot(unit) } }
      axes[index] = (candidates.first { $0.length > 0.5 } ?? units[index]).direction
    }
    return (axes[0], axes[1], axes[2])
  }
}

extension Transform3D {
  /// The matrix times a column.
  fileprivate func columns(times column: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4((row1 * column).sum(), (row2 * column).sum(), (row3 * column).sum(), (row4 * column).sum())
  }
}

extension SIMD4<Double> {
  fileprivate var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}

extension SIMD3<Double> {
  package var length: Double { dot(self).squareRoot() }
  package func dot(_ other: Self) -> Double { (self * other).sum() }
  package func cross(_ other: Self) -> Self {
    Self(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
  /// Of length 1; zero for what is too short to point anywhere.
  fileprivate var direction: Self {
    let length = length
    return length > 1e-12 ? self / length : .zero
  }
}
