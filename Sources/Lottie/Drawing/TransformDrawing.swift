import Glibc
import SpringformGeometry

/// Where layers and groups lie.
extension LottiePlayer {
  /// From a layer's coordinates to its composition's, by way of its parents. What lies in space is seen from straight ahead.
  func place(of scope: Scope) -> AffineTransform { AffineTransform(seenFromAhead: space(of: scope)) }

  /// The same as the composition's camera sees it, where there is one.
  func projection(of scope: Scope) -> Projection {
    guard let view = scope.view, scope.layer.isInSpace else { return Projection(place(of: scope)) }
    return Projection(space(of: scope).concatenating(view))
  }

  /// From a layer's coordinates to its composition's space.
  func space(of scope: Scope) -> Transform3D {
    space(scope.layer.transform, isAutoOriented: scope.layer.isAutoOriented, at: scope.frame)
      .concatenating(space(ofParentsOf: scope))
  }

  /// From the coordinates that a layer's transform leads to, to its composition's space.
  func space(ofParentsOf scope: Scope) -> Transform3D {
    var matrix = Transform3D.identity
    var parent = scope.layer.parent
    while let index = parent {
      let outer = scope.other(index)
      let own = scoped(outer).space(outer.layer.transform, isAutoOriented: outer.layer.isAutoOriented, at: scope.frame)
      matrix = matrix.concatenating(own)
      parent = outer.layer.parent
    }
    return matrix
  }

  /// Where a group lies in what holds it.
  func matrix(_ transform: TransformModel, at frame: Double) -> AffineTransform {
    AffineTransform(seenFromAhead: space(transform, isAutoOriented: false, at: frame))
  }

  private func space(_ transform: TransformModel, isAutoOriented: Bool, at frame: Double) -> Transform3D {
    let anchor = value(transform.anchor, at: frame)
    let scale = value(transform.scale, at: frame) / 100
    var plane = AffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(AffineTransform(scaleX: scale.x, y: scale.y))
    let skew = number(transform.skew, at: frame)
    if skew != 0 {
      plane = plane.concatenating(Self.skew(skew, axis: number(transform.skewAxis, at: frame)))
    }
    var result = Transform3D(plane)
    // What is behind the plane of the anchor stays there, and is stretched with it.
    (result.m33, result.m43) = (scale.z, anchor.z * scale.z)
    result = result.concatenating(turns(transform, at: frame))
    if isAutoOriented, let angle = direction(transform.position, at: frame) {
      result = result.concatenating(Transform3D(AffineTransform(rotationAngle: angle)))
    }
    let position = self.position(transform.position, at: frame)
    return result.concatenating(Transform3D(translationX: position.x, y: position.y, z: -position.z))
  }

  /// What turns it, in its plane and out of it.
  func turns(_ transform: TransformModel, at frame: Double) -> Transform3D {
    let turn = { (property: Property<Numbers>?) in Self.radians(property.map { number($0, at: frame) } ?? 0) }
    var result = Transform3D(AffineTransform(rotationAngle: turn(transform.rotation)))
    guard transform.isSpatial else { return result }
    result = result.concatenating(Self.turn(y: turn(transform.rotationY)))
      .concatenating(Self.turn(x: turn(transform.rotationX)))
    if let orientation = transform.orientation {
      let angles =
        orientation.expression == nil ? orientation.keyedOrientation(at: frame) : value(orientation, at: frame)
      result = result.concatenating(Transform3D(AffineTransform(rotationAngle: Self.radians(angles.z))))
        .concatenating(Self.turn(y: Self.radians(angles.y))).concatenating(Self.turn(x: Self.radians(angles.x)))
    }
    return result
  }

  func position(_ position: TransformModel.Position, at frame: Double) -> Numbers {
    switch position {
    case .point(let property): value(property, at: frame)
    case .split(let x, let y, let z):
      Numbers(number(x, at: frame), number(y, at: frame), z.map { number($0, at: frame) } ?? 0, 0)
    }
  }

  private func direction(_ position: TransformModel.Position, at frame: Double) -> Double? {
    switch position {
    case .point(let property): return property.direction(at: frame)
    case .split(let x, let y, _):
      let step = 0.01
      let way = Vector(
        dx: x.keyedValue(at: frame + step).x - x.keyedValue(at: frame - step).x,
        dy: y.keyedValue(at: frame + step).x - y.keyedValue(at: frame - step).x)
      return way.length > 0 ? way.angle : nil
    }
  }

  static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

  private static func skew(_ skew: Double, axis: Double) -> AffineTransform {
    let turn = AffineTransform(rotationAngle: radians(axis))
    let tangent = tan(radians(-min(max(skew, -85), 85)))
    return turn.concatenating(AffineTransform(a: 1, b: 0, c: tangent, d: 1, tx: 0, ty: 0))
      .concatenating(AffineTransform(rotationAngle: -radians(axis)))
  }

  static func turn(x angle: Double) -> Transform3D {
    let (s, c) = (sin(angle), cos(angle))
    return Transform3D(
      m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: c, m23: -s, m24: 0, m31: 0, m32: s, m33: c, m34: 0, m41: 0, m42: 0,
      m43: 0, m44: 1)
  }

  static func turn(y angle: Double) -> Transform3D {
    let (s, c) = (sin(angle), cos(angle))
    return Transform3D(
      m11: c, m12: 0, m13: s, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: -s, m32: 0, m33: c, m34: 0, m41: 0, m42: 0,
      m43: 0, m44: 1)
  }
}
