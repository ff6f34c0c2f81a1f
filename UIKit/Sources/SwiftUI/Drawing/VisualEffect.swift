public import CoreGraphics
import Springform

/// Effects that depend on where a view lies, and do not change the layout.
public protocol VisualEffect {}

/// No effect, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

/// Effects one after the other, the first of them innermost.
struct LayeredVisualEffect: VisualEffect {
  var effects: [any LayerEffect]
}

extension VisualEffect {
  var layerEffects: [any LayerEffect] { (self as? LayeredVisualEffect)?.effects ?? [] }
  private func adding(_ effect: any LayerEffect) -> LayeredVisualEffect {
    LayeredVisualEffect(effects: layerEffects + [effect])
  }

  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(_OpacityEffect(opacity: opacity))
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(_BlurEffect(radius: radius, isOpaque: opaque))
  }
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(_OffsetEffect(offset: offset))
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(_ScaleEffect(scale: scale, anchor: anchor))
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect
  {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(_RotationEffect(angle: angle, anchor: anchor))
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(_TransformEffect(transform: transform))
  }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(_HueRotationEffect(angle: angle))
  }
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(_SaturationEffect(amount: amount))
  }
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(_GrayscaleEffect(amount: amount))
  }
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(_BrightnessEffect(amount: amount))
  }
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(_ContrastEffect(amount: amount))
  }
}

/// An element around another that has effects by its place, found out anew at each refresh.
final class VisualEffectElement: Element, MovingPart {
  var makeEffect: ((GeometryProxy) -> any VisualEffect)?
  /// Lies where the content does, to be asked for it.
  private lazy var probe = GeometryElement(node)
  /// Around the content, the innermost first.
  private var layers: [any EffectShowing] = []
  private var lastFrame: CGRect?
  private var isAsked = false

  override func place(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    guard let content = children.first else { return }
    probe.place(at: frame.origin, ProposedViewSize(size), on: surface)
    show()
    var top: Element = content
    for layer in layers {
      layer.children = [top]
      top = layer
    }
    top.place(at: frame.origin, proposal, on: surface)
    // A parent is who was told last: the content's own is this one.
    children = [content]
    // Once: what goes must not wait for this.
    if !isAsked { host.move(self) }
    isAsked = true
  }

  private func show() {
    guard let makeEffect else { return }
    let effects = makeEffect(GeometryProxy(element: probe, size: probe.frame.size)).layerEffects
    lastFrame = host.convert(probe.frame, of: probe, to: nil)
    if effects.count != layers.count || !zip(effects, layers).allSatisfy({ $1.shows($0) }) {
      for layer in layers { layer.dismantle() }
      layers = effects.map { $0.makeElement(node) }
    }
    for (effect, layer) in zip(effects, layers) { layer.show(effect) }
  }

  /// Within something that scrolls the place changes without a layout.
  func advance(to time: Double) -> Bool {
    guard lastFrame != host.convert(probe.frame, of: probe, to: nil) else { return true }
    show()
    for layer in layers { layer.refresh() }
    return true
  }

  override func dismantle() {
    for layer in layers { layer.dismantle() }
  }
}

/// An element of an effect whose type does not matter.
protocol EffectShowing: SurfaceElement {
  func shows(_ effect: any LayerEffect) -> Bool
  func show(_ effect: any LayerEffect)
}

extension EffectElement: EffectShowing {
  func shows(_ effect: any LayerEffect) -> Bool { effect is Effect }
  func show(_ effect: any LayerEffect) { if let effect = effect as? Effect { set(effect) } }
}

extension LayerEffect {
  fileprivate func makeElement(_ node: Node) -> any EffectShowing { EffectElement<Self>(node) }
}

struct VisualEffectModifier: PrimitiveModifier {
  let effect: (GeometryProxy) -> any VisualEffect

  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    node.wrap {
      VisualEffectElement(node)
    } _: {
      $0.makeEffect = effect
    }
  }
}

extension View {
  /// Shows the view with effects that depend on its size and place.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0) })
  }
}
