import Glibc
import SpringformGeometry

/// Where layers and groups lie.
extension LottiePlayer {
  /// From a layer's coordinates to its composition's, by way of its parents. What lies in space is seen from straight ahead.
  func place(of scope: Scope) -> AffineTransform {
    var matrix = space(scope.layer.transform, isAutoOriented: scope.layer.isAutoOriented, at: scope.frame)
    var parent = scope.layer.parent
    while let index = parent {
      let outer = scope.other(index)
      let own = scoped(outer).space(outer.layer.transform, isAutoOriented: outer.layer.isAutoOriented, at: scope.frame)
      matrix = matrix.concatenating(own)
      parent = outer.layer.parent
    }
    return AffineTransform(seenFromAhead: matrix)
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
    plane = plane.concatenating(AffineTransform(rotationAngle: Self.radians(number(transform.rotation, at: frame))))
    var result = Transform3D(plane)
    if transform.isSpatial {
      // The anchor's depth, before it turns.
      result.m43 += anchor.z
      let turn = { (property: Property<Numbers>?) in Self.radians(property.map { number($0, at: frame) } ?? 0) }
      result = result.concatenating(Self.turn(y: turn(transform.rotationY)))
        .concatenating(Self.turn(x: turn(transform.rotationX)))
      if let orientation = transform.orientation {
        let angles = value(orientation, at: frame)
        result = result.concatenating(
          Transform3D(AffineTransform(rotationAngle: Self.radians(angles.z)))
        ).concatenating(Self.turn(y: -Self.radians(angles.y))).concatenating(Self.turn(x: -Self.radians(angles.x)))
      }
    }
    if isAutoOriented, let angle = direction(transform.position, at: frame) {
      result = result.concatenating(Transform3D(AffineTransform(rotationAngle: angle)))
    }
    let position = self.position(transform.position, at: frame)
    return result.concatenating(Transform3D(translationX: position.x, y: position.y, z: -position.z))
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
