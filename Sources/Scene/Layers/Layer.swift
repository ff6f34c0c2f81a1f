public import SpringformDynamics
public import SpringformGeometry
import SpringformMotion

/// A rectangle on the stage, with content and sublayers: Core Animation's layer.
///
/// Lengths are points, angles radians. Coordinates inside a layer are those of its `bounds`; `position` is where its anchor
/// point lies in the superlayer.
open class Layer: Presentable {
  // First, so that no part of a layer that goes is seen after it is gone.
  private let source = BackReference<Layer>.Source()

  /// A name for messages and for finding the layer.
  public var name: String?

  /// What the layer is called in records and reports where it has no name: that of its class, unless it stands for something else.
  public var typeName: String?

  /// Finds what the layer is called in its author's source, where it has no name: asked when a record first sees it.
  public var nameInSource: (() -> String?)?

  /// Where the anchor point lies, in the superlayer's coordinates.
  @Animated public final var position = Point.zero
  /// The layer's rectangle in its own coordinates.
  @Animated public final var bounds = Rect.zero
  /// The point of the bounds that `position` places and `transform` turns about: (0, 0) top left, (1, 1) bottom right.
  @Animated public final var anchorPoint = Point(x: 0.5, y: 0.5)
  @Animated public final var transform = AffineTransform.identity
  /// Angles in radians by which the layer leans before `transform` is applied, about the anchor point; as in CSS, `dx` moves
  /// what lies below to the right, and `dy` moves what lies to the right down.
  @Animated public final var skew = Vector.zero
  /// Radians by which the layer is turned about the x axis through its anchor point, after `transform` has scaled and turned it
  /// in its plane and before it is moved: with a positive angle what lies below comes nearer. Angles keep their full turns.
  @Animated public final var rotationX = 0.0
  /// As ``rotationX``, before it, about the y axis: with a positive angle what lies right goes away.
  @Animated public final var rotationY = 0.0
  /// Applied last, about the anchor point: all that Core Animation's `transform` can be.
  @Animated public final var transform3D = Transform3D.identity
  /// Applied to the sublayers, about the anchor point: with a perspective they are seen by an eye above it.
  @Animated public final var sublayerTransform = Transform3D.identity
  /// How far before the layer its anchor point lies, in points, so that turns in space lead around it.
  @Animated public final var anchorPointZ = 0.0
  /// Whether the layer shows when its back is turned to the viewer.
  @Animated public final var isDoubleSided = true
  /// 0...1, applied to the layer and its sublayers as a whole.
  @Animated public final var opacity = 1.0
  /// Whether a faded layer is a picture of its own. If not, its background, its content, its border and each sublayer are faded
  /// by themselves, so that they show through each other, unless a mask, a shadow, a blur, a blend mode or a turn in space makes
  /// it a picture anyway.
  public final var allowsGroupOpacity = true
  @Animated public final var backgroundColor = Color.clear
  /// Paints what otherwise has one colour: the inside of a shape, the letters of a text, the bounds of other layers, within
  /// their rounded corners and above the background.
  @Animated public final var gradient = LayerGradient()
  /// The radii of the corners of background, border and, with `masksToBounds`, of the clip; see ``cornerRadius``.
  @Animated public final var cornerRadii = CornerRadii.zero
  /// The corners that have their radius; others have none.
  public final var maskedCorners = CornerMask.all
  public final var cornerCurve = CornerCurve.circular
  @Animated public final var borderWidth = 0.0
  @Animated public final var borderColor = Color.black
  @Animated public final var shadowColor = Color.black
  /// 0...1; no shadow is cast at 0.
  @Animated public final var shadowOpacity = 0.0
  @Animated public final var shadowOffset = Vector(dx: 0, dy: -3)
  /// The standard deviation of the shadow's blur.
  @Animated public final var shadowRadius = 3.0
  /// The shape that casts the shadow, in the layer's coordinates; empty for what the layer draws.
  @Animated public final var shadowPath = Path()
  @Animated public final var innerShadowColor = Color.black
  /// 0...1, of the shadow that falls from its edges into what the layer itself draws, below the sublayers and the border.
  @Animated public final var innerShadowOpacity = 0.0
  @Animated public final var innerShadowOffset = Vector(dx: 0, dy: 3)
  /// The standard deviation of the inner shadow's blur.
  @Animated public final var innerShadowRadius = 3.0
  /// The standard deviation of the Gaussian blur of the layer with its sublayers; no blur at 0. The shadow is that of the
  /// blurred layer.
  @Animated public final var blurRadius = 0.0
  /// What is done to the colours of the layer with its sublayers, one after the other, before it is blurred and casts a shadow.
  public final var colorEffects: [ColorEffect] = []
  /// How the layer with its sublayers is blended with what lies below, as far as the layer above is drawn: one that is faded,
  /// masked, blurred or casts a shadow is a picture of its own.
  public final var blendMode = BlendMode.normal
  /// The standard deviation of the Gaussian blur laid over everything below the bounds; no blur at 0.
  @Animated public final var backdropBlurRadius = 0.0
  /// Sublayers with higher positions are drawn above those with lower ones, whatever their order; in a perspective they are as
  /// many points nearer.
  @Animated public final var zPosition = 0.0
  /// Whether sublayers and content are cut off at the bounds.
  @Animated public final var masksToBounds = false
  @Animated public final var isHidden = false
  /// Whether touches can hit the layer and what is below it.
  public final var isUserInteractionEnabled = true

  /// Whether changes outside of all blocks are animated, too, as those of Core Animation's layers without a view; see
  /// `Animations/ImplicitAnimation.swift`.
  ///
  /// Each property that Core Animation animates by itself moves in 0.25 seconds along `TimingCurve.default` from what is shown
  /// to its new value, in place of an earlier animation of the same kind. Paths change at once, and so does everything in the
  /// event that brought the layer onto its stage. ``Stage/transaction(duration:curve:disablesActions:changes:completion:)``
  /// changes the duration, or disables it.
  public final var animatesImplicitly = false
  /// The stage's turn when the layer came onto it.
  final var turnOfEntry = 0
  /// How much later the sublayers are shown than it is: a replicator's, while it draws a copy.
  final var sublayerDelay = 0.0
  /// What each sublayer is faded by, while the layer draws itself and is no picture of its own.
  final var sublayerOpacity = 1.0

  /// When the layer's time begins, in its superlayer's time; see ``localTime``.
  public final var beginTime = 0.0 { didSet { timingChanged() } }
  /// How fast the layer's time runs, with that of its sublayers; 0 pauses their animations.
  public final var speed = 1.0 { didSet { timingChanged() } }
  /// What the layer's time is when it begins.
  public final var timeOffset = 0.0 { didSet { timingChanged() } }

  public final internal(set) var sublayers: [Layer] = []
  /// Whether the stack that the layer lies in decides its place; see ``StackLayer``.
  public final internal(set) var isArranged = false
  // What is above the layer; see Tree/Holder.swift.
  final var holderReference: BackReference<Layer>?
  final var stageReference: BackReference<Stage>?

  public final internal(set) var gestureRecognizers: [GestureRecognizer] = []

  // See Tree/Mask.swift.
  final var maskStorage: Layer?

  // The presentation's bookkeeping; see Presentation.swift.
  final var animations: [RunningAnimation] = []
  /// What a transition makes of what is shown; part of the presentation.
  final var passage: LayerPassage?
  // See Animations/PendingAnimation.swift.
  final var pendingAnimations: [PendingAnimation] = []
  final var presentedMoment = 0
  // Read with every property, and only ever read or set as a whole, so that no access can overlap another: checking for it
  // would take longer than the access.
  @usableFromInline @exclusivity(unchecked) final var isPresenting = false
  @usableFromInline @exclusivity(unchecked) final var generation = 0
  @usableFromInline @exclusivity(unchecked) final var presentationIsStale = false

  public init() {}

  /// How others know the layer without keeping it.
  final var reference: BackReference<Layer> { source.reference(to: self) }

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

  /// What the layer takes up, in its own coordinates.
  package var extent: Rect { bounds }

  /// Whether a point, in the layer's own coordinates, lies in the layer as far as touches are concerned.
  open func contains(_ point: Point) -> Bool { extent.contains(point) }

  /// Whether the gradient fills the bounds, rather than what the layer draws.
  var gradientFillsBounds: Bool { true }

  /// What cuts off ``draw(in:)``, but not the sublayers.
  func contentClip() -> Path? { nil }

  /// Records the layer and all below it as shown now.
  /// - Parameters:
  ///   - canvas: what is drawn on, in coordinates of the superlayer, or of what lies flat above transform layers.
  ///   - space: what transform layers above do to the superlayer's coordinates; `nil` without such.
  func display(in canvas: inout Canvas, within space: LayerSpace?) { displayPlane(in: &canvas, within: space) }

  /// The frontmost layer at a point; see ``hitTest(_:)``.
  func hitTest(_ point: Point, within space: LayerSpace?, values: LayerValues) -> Layer? {
    hitTestPlane(point, within: space, values: values)
  }

  /// ``sublayerTransform`` about the anchor point; `nil` where it does nothing to the sublayers.
  func viewOfSublayers() -> Transform3D? {
    guard !sublayerTransform.isIdentity else { return nil }
    let (x, y) = (bounds.minX + anchorPoint.x * bounds.width, bounds.minY + anchorPoint.y * bounds.height)
    return sublayerTransform.about(Point(x: x, y: y))
  }

  func displaySublayers(in canvas: inout Canvas) {
    for layer in sublayersInDrawingOrder { layer.display(in: &canvas) }
  }

  /// Lists the properties for a motion record. What a class of its own adds is found by itself; see `LayerRecord.swift`.
  package func record(in properties: PropertyRecorder) {
    properties.add(LayerProperties.ofLayers, of: self)
    properties.add("gradient", gradient)
    properties.add("colorEffects", colorEffects)
  }

  /// The shape that physics gives the layer; a rectangle unless overridden.
  open var collisionBoundsType: DynamicItemCollisionBoundsType { collisionShape?.type ?? .rectangle }
  /// For the bounds type `path`: a convex polygon around (0, 0), the layer's centre, in points.
  open var collisionBoundingPath: Path { collisionShape?.path ?? .rect(Rect(center: .zero, size: bounds.size)) }
  /// That shape, where somebody else than the layer's class knows it.
  public final var collisionShape: (type: DynamicItemCollisionBoundsType, path: Path)?
}

extension Layer {
  /// The smallest upright rectangle around the layer in its superlayer. Setting it sets position and the bounds' size. Of a
  /// ``FittingLayer`` without bounds, it is read as the rectangle around what the layer shows. What turns a layer in space counts
  /// when it is read, but not when it is set.
  public final var frame: Rect {
    get {
      guard !isSeenFlat else { return extent.applying(transformToSuperlayer) }
      return projectionToSuperlayer.image(of: extent) ?? Rect(center: place, size: .zero)
    }
    set {
      var linear = leaningTransform
      (linear.tx, linear.ty) = (0, 0)
      let size = linear.inverted.map { Rect(origin: .zero, size: newValue.size).applying($0).size } ?? newValue.size
      if bounds.size != size { bounds.size = size }
      position += newValue.origin - bounds.applying(transformToSuperlayer).origin
    }
  }

  /// Where the anchor point lies in the superlayer: at `position`, unless a stack has arranged the layer.
  package final var place: Point { isArranged ? placeInStack ?? position : position }

  /// First the skew, then `transform`.
  final var leaningTransform: AffineTransform {
    skew == .zero ? transform : AffineTransform(skewX: skew.dx, y: skew.dy).concatenating(transform)
  }

  /// From the layer's own coordinates to its superlayer's, without what turns it in space.
  package final var transformToSuperlayer: AffineTransform {
    let place = place
    return AffineTransform(
      translationX: -bounds.minX - anchorPoint.x * bounds.width, y: -bounds.minY - anchorPoint.y * bounds.height
    )
    .concatenating(leaningTransform)
    .concatenating(AffineTransform(translationX: place.x, y: place.y))
  }
}
