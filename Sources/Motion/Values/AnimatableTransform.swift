import Glibc
public import SpringformGeometry

extension TransformComponents: AnimatableOffset {
  public static func + (a: Self, b: Self) -> Self {
    Self(
      translation: a.translation + b.translation, rotation: a.rotation + b.rotation, scale: a.scale + b.scale,
      skew: a.skew + b.skew)
  }

  /// Rotations count in radians, next to points and factors; a fair measure only for transforms of one kind.
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

  /// The difference of the components; the rotation takes the shorter direction.
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
