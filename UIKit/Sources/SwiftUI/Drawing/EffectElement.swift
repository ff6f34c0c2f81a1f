import Springform

/// A modifier that shows a view otherwise than it is, without changing the layout.
protocol LayerEffect: PrimitiveModifier, Animatable {
  /// Shows the effect, as animated, on the layer of a view of a size in points.
  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues)

  /// Whether what is shown moves with the view as a whole.
  static var isGeometryGroup: Bool { get }
}

extension LayerEffect {
  static var isGeometryGroup: Bool { false }

  package func update(_ node: Node, content: any View) {
    node.child(.only, content)
    node.wrap {
      EffectElement<Self>(node)
    } _: {
      $0.set(self)
    }
  }
}

/// An element around another that shows it with an effect.
final class EffectElement<Effect: LayerEffect>: SurfaceElement {
  private let effect = AnimatedValue<Effect>()

  init(_ node: Node) {
    super.init(node, layer: EffectLayer())
    layer.typeName = "\(Effect.self)"
  }

  override var isGroup: Bool { Effect.isGeometryGroup }

  func set(_ value: Effect) { effect.set(value, for: self) }

  override func draw(_ size: CGSize) {
    effect.shown?.apply(to: layer, size: size, in: node.environment)
  }

  override func movesMore(since pass: Int) -> Bool { effect.moves(since: pass) }

  override func advanceMore(to time: Double) -> Bool { effect.advance(to: time) }

  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    children.first?.knownGuide(guide, in: size, proposal)
  }
}

extension UnitPoint {
  /// The point in a rectangle at the origin.
  func point(in size: CGSize) -> Point { Point(x: x * size.width, y: y * size.height) }
}

extension Layer {
  /// Sets what is done to the layer about a point of its own, in points.
  func setTransform(_ transform: AffineTransform, about point: Point, size: CGSize) {
    // The layer's transform acts about its anchor point, which stays in the middle.
    let (dx, dy) = (point.x - size.width / 2, point.y - size.height / 2)
    self.transform = AffineTransform(translationX: -dx, y: -dy).concatenating(transform)
      .concatenating(AffineTransform(translationX: dx, y: dy))
  }
}

/// A layer of which fingers meet only what lies in it.
final class EffectLayer: Layer {
  override func contains(_ point: Point) -> Bool { false }
}
