import Glibc
public import SpringformGeometry

/// A transform taken apart: first skewed along x, then scaled, turned and moved.
///
/// Transforms are interpolated in these terms, as Core Animation does, so that a layer turning by half a turn stays its size.
public struct TransformComponents: Hashable, Sendable, AnimatableOffset {
  public var translation: Vector
  /// Radians.
  public var rotation: Double
  public var scale: Vector
  /// The tangent of the angle by which the y axis leans.
  public var skew: Double

  public init(translation: Vector, rotation: Double, scale: Vector, skew: Double) {
    self.translation = translation
    self.rotation = rotation
    self.scale = scale
    self.skew = skew
  }

  public init(_ transform: AffineTransform) {
    let t = transform
    let scaleX = (t.a * t.a + t.b * t.b).squareRoot()
    translation = Vector(dx: t.tx, dy: t.ty)
    if scaleX > 0 {
      rotation = atan2(t.b, t.a)
      scale = Vector(dx: scaleX, dy: t.determinant / scaleX)
      skew = (t.a * t.c + t.b * t.d) / (scaleX * scaleX)
    } else {
      // Flat in x: the y axis alone tells the turn.
      rotation = atan2(-t.c, t.d)
      scale = Vector(dx: 0, dy: (t.c * t.c + t.d * t.d).squareRoot())
      skew = 0
    }
  }

  public var transform: AffineTransform {
    let (s, c) = (sin(rotation), cos(rotation))
    let lean = skew * scale.dx
    return AffineTransform(
      a: scale.dx * c, b: scale.dx * s, c: lean * c - scale.dy * s, d: lean * s + scale.dy * c,
      tx: translation.dx, ty: translation.dy)
  }

  public static func + (a: Self, b: Self) -> Self {
    Self(
      translation: a.translation + b.translation, rotation: a.rotation + b.rotation, scale: a.scale + b.scale,
      skew: a.skew + b.skew)
  }

  /// Turns count as radians, next to points and factors; a fair measure only for transforms of one kind.
  public var magnitude: Double {
    (translation.dot(translation) + rotation * rotation + scale.dot(scale) + skew * skew).squareRoot()
  }

  public static func * (offset: Self, factor: Double) -> Self {
    Self(
      translation: offset.translation * factor, rotation: offset.rotation * factor, scale: offset.scale * factor,
      skew: offset.skew * factor)
  }
}

extension AffineTransform: Animatable {
  public typealias Offset = TransformComponents
  public static var origin: AffineTransform { .identity }

  /// The difference of the components; the turn takes the shorter way round.
  public static func - (end: AffineTransform, start: AffineTransform) -> TransformComponents {
    let (from, to) = (TransformComponents(start), TransformComponents(end))
    var offset = to + from * -1
    offset.rotation = remainder(offset.rotation, 2 * .pi)
    return offset
  }

  public static func + (transform: AffineTransform, offset: TransformComponents) -> AffineTransform {
    (TransformComponents(transform) + offset).transform
  }
}
