/// Core Animation's key paths below a layer's transform. Setting one keeps the others, as far as the transform still shows them.
extension Transform3D {
  /// The turn about the x axis in radians. Of the three turns the one about x comes first and the one about z last; of the
  /// angles that make the same turn those are read that are least in sum.
  public var rotationX: Double {
    get { angles.x }
    set { setAngle(\.x, to: newValue) }
  }

  /// The turn about the y axis in radians; see ``rotationX``.
  public var rotationY: Double {
    get { angles.y }
    set { setAngle(\.y, to: newValue) }
  }

  /// The turn about the z axis in radians, clockwise on the screen; see ``rotationX``.
  public var rotationZ: Double {
    get { angles.z }
    set { setAngle(\.z, to: newValue) }
  }

  /// The factor along the x axis, never negative when read.
  public var scaleX: Double {
    get { components.scale.x }
    set { setScale(\.x, to: newValue) }
  }

  /// The factor along the y axis; negative for a mirror image.
  public var scaleY: Double {
    get { components.scale.y }
    set { setScale(\.y, to: newValue) }
  }

  /// The factor along the z axis, never negative when read.
  public var scaleZ: Double {
    get { components.scale.z }
    set { setScale(\.z, to: newValue) }
  }

  /// The mean of the three factors. Setting it sets all.
  public var scale: Double {
    get { components.scale.sum() / 3 }
    set {
      var parts = components
      parts.scale = SIMD3(repeating: newValue)
      self = parts.transform
    }
  }

  /// How far the transform moves things to the right, in points.
  public var translationX: Double {
    get { m41 }
    set { m41 = newValue }
  }

  /// How far the transform moves things down, in points.
  public var translationY: Double {
    get { m42 }
    set { m42 = newValue }
  }

  /// How far the transform moves things toward the viewer, in points.
  public var translationZ: Double {
    get { m43 }
    set { m43 = newValue }
  }

  private var components: Transform3DComponents { Transform3DComponents(self) }

  private var angles: SIMD3<Double> { components.rotation.angles }

  private mutating func setAngle(_ axis: WritableKeyPath<SIMD3<Double>, Double>, to value: Double) {
    var parts = components
    var angles = parts.rotation.angles
    angles[keyPath: axis] = value
    parts.rotation = Quaternion(angles: angles)
    self = parts.transform
  }

  private mutating func setScale(_ axis: WritableKeyPath<SIMD3<Double>, Double>, to value: Double) {
    var parts = components
    parts.scale[keyPath: axis] = value
    self = parts.transform
  }
}

extension Quaternion {
  /// First about x, then y, then z.
  fileprivate init(angles: SIMD3<Double>) {
    self = Quaternion(angle: angles.x, axis: SIMD3(1, 0, 0))
      .concatenating(Quaternion(angle: angles.y, axis: SIMD3(0, 1, 0)))
      .concatenating(Quaternion(angle: angles.z, axis: SIMD3(0, 0, 1)))
  }

  /// The angles, each -pi...pi, of the two possible triples that with the smaller sum.
  fileprivate var angles: SIMD3<Double> {
    let m = Transform3D(self)
    let sine = -m.m13
    let cosine = (m.m11 * m.m11 + m.m12 * m.m12).squareRoot()
    // Straight up or down, turns about x and z are the same: x has it.
    guard cosine > 1e-9 else { return SIMD3(arcTangent(-m.m32, m.m22), arcTangent(sine, cosine), 0) }
    let first = SIMD3(arcTangent(m.m23, m.m33), arcTangent(sine, cosine), arcTangent(m.m12, m.m11))
    let second = SIMD3(arcTangent(-m.m23, -m.m33), arcTangent(sine, -cosine), arcTangent(-m.m12, -m.m11))
    return first.sumOfMagnitudes <= second.sumOfMagnitudes ? first : second
  }
}

extension SIMD3<Double> {
  fileprivate var sumOfMagnitudes: Double { abs(x) + abs(y) + abs(z) }
}
