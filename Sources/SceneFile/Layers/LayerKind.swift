import Springform

/// The kinds of layers, and what a kind is besides.
enum LayerKind: String, Hashable, Sendable, CaseIterable {
  case layer, shape, text, gradient, image, emitter, replicator, scroll

  /// What a sentence calls it.
  var title: String { self == .layer ? "a plain layer" : "a \(rawValue) layer" }

  func make() -> Layer {
    switch self {
    case .layer: Layer()
    case .shape: BodyLayer()
    case .text: TextLayer()
    case .gradient: GradientLayer()
    case .image: ImageLayer()
    case .emitter: EmitterLayer()
    case .replicator: ReplicatorLayer()
    case .scroll: ScrollLayer()
    }
  }

  /// Whether layers of this kind have the properties of another.
  func inherits(_ other: LayerKind) -> Bool { other == .layer || other == self }

  /// What both kinds are.
  func common(with other: LayerKind) -> LayerKind { self == other ? self : .layer }
}

/// A shape that physics may see as a disc.
final class BodyLayer: ShapeLayer {
  var isRound = false

  override var collisionBoundsType: DynamicItemCollisionBoundsType { isRound ? .ellipse : .rectangle }
}

/// Holds an animatable value that is no layer's.
final class ValueLayer: Layer {
  @Animated var number = 0.0
  @Animated var point = Point.zero
  @Animated var color = Color.clear
}
