/// A transform decomposed into a skew along x, a scale, a rotation and a translation, applied in this order.
///
/// Transforms are interpolated in these terms, as Core Animation does, so that a layer turning by half a turn stays its size.
public struct TransformComponents: Hashable, Sendable {
  package var translation: Vector
  /// Radians.
  package var rotation: Double
  package var scale: Vector
  /// The tangent of the angle by which the y axis leans.
  package var skew: Double

  package init(translation: Vector, rotation: Double, scale: Vector, skew: Double) {
    self.translation = translation
    self.rotation = rotation
    self.scale = scale
    self.skew = skew
  }

  package init(_ transform: AffineTransform) {
    let t = transform
    let scaleX = (t.a * t.a + t.b * t.b).squareRoot()
    translation = Vector(dx: t.tx, dy: t.ty)
    if scaleX > 0 {
      rotation = arcTangent(t.b, t.a)
      scale = Vector(dx: scaleX, dy: t.determinant / scaleX)
      skew = (t.a * t.c + t.b * t.d) / (scaleX * scaleX)
    } else {
      // The x axis has no length: the y axis alone tells the rotation.
      rotation = arcTangent(-t.c, t.d)
      scale = Vector(dx: 0, dy: (t.c * t.c + t.d * t.d).squareRoot())
      skew = 0
    }
  }

  package var transform: AffineTransform {
    let (s, c) = (sine(rotation), cosine(rotation))
    let shear = skew * scale.dx
    return AffineTransform(
      a: scale.dx * c, b: scale.dx * s, c: shear * c - scale.dy * s, d: shear * s + scale.dy * c,
      tx: translation.dx, ty: translation.dy)
  }
}

/// Core Animation's key paths below `transform`. Setting one keeps the others, as far as the transform still shows them: one
/// that is flat in both directions has lost its rotation.
extension AffineTransform {
  /// The rotation in radians, -pi...pi; positive is clockwise on the screen.
  public var rotation: Double {
    get { TransformComponents(self).rotation }
    set { setComponent(\.rotation, to: newValue) }
  }

  /// The factor along the x axis; never negative when read, because a mirrored x axis reads as half a turn and a mirrored
  /// y axis.
  public var scaleX: Double {
    get { TransformComponents(self).scale.dx }
    set { setComponent(\.scale.dx, to: newValue) }
  }

  /// The factor along the y axis; negative when the transform mirrors.
  public var scaleY: Double {
    get { TransformComponents(self).scale.dy }
    set { setComponent(\.scale.dy, to: newValue) }
  }

  /// The mean of both factors. Setting it sets both.
  public var scale: Double {
    get { (scaleX + scaleY) / 2 }
    set { setComponent(\.scale, to: Vector(dx: newValue, dy: newValue)) }
  }

  /// The displacement, which happens last, in points.
  public var translation: Vector {
    get { Vector(dx: tx, dy: ty) }
    set { (tx, ty) = (newValue.dx, newValue.dy) }
  }

  private mutating func setComponent<Value>(_ component: WritableKeyPath<TransformComponents, Value>, to value: Value) {
    var components = TransformComponents(self)
    components[keyPath: component] = value
    self = components.transform
  }
}
