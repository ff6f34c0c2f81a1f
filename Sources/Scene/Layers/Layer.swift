public import SpringformGeometry
import SpringformMotion

/// A rectangle on the stage, with content and sublayers: Core Animation's layer.
///
/// Lengths are points, angles radians. Coordinates inside a layer are those of its `bounds`; `position` is where its anchor
/// point lies in the superlayer.
open class Layer: Presentable {
  /// A name for messages and for finding the layer.
  public var name: String?

  /// Where the anchor point lies, in the superlayer's coordinates.
  @Animated public final var position = Point.zero
  /// The layer's rectangle in its own coordinates.
  @Animated public final var bounds = Rect.zero
  /// The point of the bounds that `position` places and `transform` turns about: (0, 0) top left, (1, 1) bottom right.
  @Animated public final var anchorPoint = Point(x: 0.5, y: 0.5)
  @Animated public final var transform = AffineTransform.identity
  /// 0...1, applied to the layer and its sublayers as a whole.
  @Animated public final var opacity = 1.0
  @Animated public final var backgroundColor = Color.clear
  /// The radius of the corners of background, border and, with `masksToBounds`, of the clip.
  @Animated public final var cornerRadius = 0.0
  @Animated public final var borderWidth = 0.0
  @Animated public final var borderColor = Color.black
  @Animated public final var shadowColor = Color.black
  /// 0...1; no shadow is cast at 0.
  @Animated public final var shadowOpacity = 0.0
  @Animated public final var shadowOffset = Vector(dx: 0, dy: 3)
  /// The standard deviation of the shadow's blur.
  @Animated public final var shadowRadius = 3.0
  /// The standard deviation of the Gaussian blur laid over everything below the bounds; no blur at 0.
  @Animated public final var backdropBlurRadius = 0.0
  /// Sublayers with higher positions are drawn above those with lower ones, whatever their order.
  @Animated public final var zPosition = 0.0
  /// Whether sublayers and content are cut off at the bounds.
  public final var masksToBounds = false
  public final var isHidden = false

  public final internal(set) var sublayers: [Layer] = []
  public final internal(set) weak var superlayer: Layer?
  /// The stage that the layer is on, or `nil` while it is in no stage's tree.
  public final internal(set) weak var stage: Stage?

  // See Tree/Mask.swift.
  final var maskStorage: Layer?
  final weak var maskedLayer: Layer?

  // The presentation's bookkeeping; see Presentation.swift.
  final var animations: [LayerAnimation] = []
  final var isPresenting = false
  final var generation = 0
  final var presentedMoment = 0
  final var presentationIsStale = false

  public init() {}

  public convenience init(frame: Rect, backgroundColor: Color = .clear) {
    self.init()
    self.frame = frame
    self.backgroundColor = backgroundColor
  }

  /// Draws the layer's own content, above its background and below its sublayers. Properties read as presentation values.
  ///
  /// A subclass draws what it likes; properties that it declares ``Animated`` are redrawn when they are set and interpolated
  /// when they are animated. ``DrawingLayer`` does the same within its bounds.
  open func draw(in canvas: inout Canvas) {}

  /// What cuts off ``draw(in:)``, but not the sublayers.
  func contentClip() -> Path? { nil }

  func displaySublayers(in canvas: inout Canvas) {
    for layer in sublayersInDrawingOrder { layer.display(in: &canvas) }
  }

  func modelChanged<Owner: Layer, Value: Animatable>(
    _ property: ReferenceWritableKeyPath<Owner, Value>, from old: Value, to new: Value
  ) {
    presentationIsStale = true
    stage?.transaction?.animate(self, property, from: old, to: new)
  }
}

extension Layer {
  /// The smallest upright rectangle around the layer in its superlayer. Setting it sets position and the bounds' size.
  public final var frame: Rect {
    get { bounds.applying(transformToSuperlayer) }
    set {
      bounds.size = newValue.size
      position = Point(
        x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// From the layer's own coordinates to its superlayer's.
  public final var transformToSuperlayer: AffineTransform {
    AffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width, y: -bounds.minY - anchorPoint.y * bounds.height
    )
    .concatenating(transform)
    .concatenating(AffineTransform(translationX: position.x, y: position.y))
  }

  /// From the layer's own coordinates to the stage's, as shown at the current time.
  public final var presentedTransformToStage: AffineTransform {
    var result = AffineTransform.identity
    var layer: Layer? = self
    while let current = layer {
      result = result.concatenating(current.presenting { current.transformToSuperlayer })
      layer = current.holder
    }
    return result
  }
}

extension Layer {
  /// Ends all of the layer's animations at once; it shows its model values.
  public final func removeAllAnimations() {
    guard !animations.isEmpty else { return }
    let removed = animations
    animations = []
    presentationIsStale = true
    for animation in removed { animation.completion?.animationWasRemoved() }
  }
}
