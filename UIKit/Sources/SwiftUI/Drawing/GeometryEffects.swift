import Springform

/// Moves a view by a distance, in points.
public struct _OffsetEffect: LayerEffect {
  public var offset: CGSize

  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues) {
    layer.transform = AffineTransform(translationX: offset.width, y: offset.height)
  }
}

/// Turns a view about a point of it.
public struct _RotationEffect: LayerEffect {
  public var angle: Angle
  public var anchor: UnitPoint

  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues) {
    layer.setTransform(
      AffineTransform(rotationAngle: angle.radians), about: anchor.point(in: size), size: size)
  }
}

/// Enlarges a view from a point of it.
public struct _ScaleEffect: LayerEffect {
  public var scale: CGSize
  public var anchor: UnitPoint

  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues) {
    layer.setTransform(
      AffineTransform(scaleX: scale.width, y: scale.height), about: anchor.point(in: size),
      size: size)
  }
}

/// Turns a view in space, as seen in perspective.
public struct _Rotation3DEffect: LayerEffect {
  public var angle: Angle
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  public var anchor: UnitPoint
  public var anchorZ: CGFloat
  public var perspective: CGFloat

  public var animatableData:
    AnimatablePair<Angle.AnimatableData, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get {
      AnimatablePair(angle.animatableData, AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)))
    }
    set {
      angle.animatableData = newValue.first
      axis = (newValue.second.first, newValue.second.second.first, newValue.second.second.second)
    }
  }

  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues) {
    let point = anchor.point(in: size)
    let (dx, dy) = (point.x - size.width / 2, point.y - size.height / 2)
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else {
      layer.transform3D = .identity
      return
    }
    var transform = Transform3D(translationX: -dx, y: -dy, z: -anchorZ)
      .concatenating(Transform3D(rotationAngle: angle.radians, x: axis.x, y: axis.y, z: axis.z))
    // The eye is as far away as the longer side, for a perspective of 1.
    let longer = max(size.width, size.height)
    if longer > 0, perspective != 0 {
      var view = Transform3D.identity
      view.m34 = -perspective / longer
      transform = transform.concatenating(view)
    }
    layer.transform3D = transform.concatenating(Transform3D(translationX: dx, y: dy, z: anchorZ))
  }
}

extension View {
  /// Shows the view elsewhere, by points to the right and down.
  public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}

/// Shows a view through a transform about its upper left corner.
public struct _TransformEffect: LayerEffect {
  public var transform: CGAffineTransform

  public var animatableData:
    AnimatablePair<
      AnimatablePair<CGFloat, CGFloat>,
      AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(transform.a, transform.b),
        AnimatablePair(
          AnimatablePair(transform.c, transform.d), AnimatablePair(transform.tx, transform.ty)))
    }
    set {
      transform = CGAffineTransform(
        a: newValue.first.first, b: newValue.first.second, c: newValue.second.first.first,
        d: newValue.second.first.second,
        tx: newValue.second.second.first, ty: newValue.second.second.second)
    }
  }

  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues) {
    layer.setTransform(
      AffineTransform(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
        ty: transform.ty),
      about: .zero,
      size: size)
  }
}

/// A transform of the plane, with a perspective: three columns by three rows, of points as rows.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// What a transform in space does to the plane.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }

  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(CATransform3DConcat(in3D, rhs.in3D))
  }

  var in3D: CATransform3D {
    CATransform3D(
      m11: m11, m12: m12, m13: 0, m14: m13, m21: m21, m22: m22, m23: 0, m24: m23, m31: 0, m32: 0,
      m33: 1, m34: 0,
      m41: m31, m42: m32, m43: 0, m44: m33)
  }
}

/// Shows a view through a transform with a perspective, about its upper left corner.
public struct _ProjectionEffect: LayerEffect {
  public var transform: ProjectionTransform
  public var animatableData = EmptyAnimatableData()

  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues) {
    layer.setProjection(transform, size: size)
  }
}

extension Layer {
  fileprivate func setProjection(_ transform: ProjectionTransform, size: CGSize) {
    let (dx, dy) = (Double(size.width) / 2, Double(size.height) / 2)
    // From the anchor point in the middle to the corner, and back.
    let m = transform
    transform3D = Transform3D(translationX: dx, y: dy).concatenating(
      Transform3D(
        m11: m.m11, m12: m.m12, m13: 0, m14: m.m13, m21: m.m21, m22: m.m22, m23: 0, m24: m.m23,
        m31: 0, m32: 0, m33: 1,
        m34: 0, m41: m.m31, m42: m.m32, m43: 0, m44: m.m33)
    ).concatenating(Transform3D(translationX: -dx, y: -dy))
  }
}

/// An effect of one's own: where each moment shows a view.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform for a view of a size in points, about its upper left corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  func update(_ node: Node, content: any View) {
    GeometryEffectLayer(effect: self).update(node, content: content)
  }

  /// What the effect does counts for what is seen alone.
  public func ignoredByLayout() -> some GeometryEffect { self }
}

/// A geometry effect as the module's own kind.
struct GeometryEffectLayer<Effect: GeometryEffect>: LayerEffect {
  var effect: Effect

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues) {
    layer.setProjection(effect.effectValue(size: size), size: size)
  }
}
