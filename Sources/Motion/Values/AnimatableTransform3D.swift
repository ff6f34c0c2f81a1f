public import SpringformGeometry

/// What leads from one transform of space to another: the differences of translation, scale, slant and perspective, and the
/// turn between them.
public struct Transform3DOffset: AnimatableOffset {
  var scale: SIMD3<Double>
  var slant: SIMD3<Double>
  /// An axis, as long as its angle in radians.
  var turn: SIMD3<Double>
  var translation: SIMD3<Double>
  var perspective: SIMD4<Double>

  public static func + (a: Self, b: Self) -> Self {
    Self(
      scale: a.scale + b.scale, slant: a.slant + b.slant, turn: a.turn + b.turn,
      translation: a.translation + b.translation, perspective: a.perspective + b.perspective)
  }

  public static func * (offset: Self, factor: Double) -> Self {
    Self(
      scale: offset.scale * factor, slant: offset.slant * factor, turn: offset.turn * factor,
      translation: offset.translation * factor, perspective: offset.perspective * factor)
  }

  /// Turns count in radians, next to points and factors; a fair measure only for transforms of one kind.
  public var magnitude: Double {
    let squares = [scale, slant, turn, translation].map { ($0 * $0).sum() }.reduce(0, +)
    return (squares + (perspective * perspective).sum()).squareRoot()
  }
}

extension Transform3D: Animatable {
  public typealias Offset = Transform3DOffset
  public static var origin: Transform3D { .identity }

  /// The difference of the components; the turn takes the shorter way.
  public static func - (end: Transform3D, start: Transform3D) -> Transform3DOffset {
    let (from, to) = (Transform3DComponents(start), Transform3DComponents(end))
    return Transform3DOffset(
      scale: to.scale - from.scale, slant: to.slant - from.slant,
      turn: from.rotation.inverse.concatenating(to.rotation).rotationVector,
      translation: to.translation - from.translation, perspective: to.perspective - from.perspective)
  }

  public static func + (transform: Transform3D, offset: Transform3DOffset) -> Transform3D {
    var parts = Transform3DComponents(transform)
    parts.scale += offset.scale
    parts.slant += offset.slant
    parts.rotation = parts.rotation.concatenating(Quaternion(rotationVector: offset.turn))
    parts.translation += offset.translation
    parts.perspective += offset.perspective
    return parts.transform
  }
}
