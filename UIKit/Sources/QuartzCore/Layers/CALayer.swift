public import CoreGraphics
package import Springform

/// A rectangle with content and sublayers, on the stage.
///
/// The properties are those of a layer of the stage, ``base``. What this class adds is Core Animation's ways: changes become actions, key
/// paths are strings, content is drawn when it is asked for, and copies show the animated state.
open class CALayer: NSObject, CAMediaTiming {
  package let base: Layer
  /// The layer that this one is a copy of, which shows its animated state.
  let original: CALayer?
  /// What a copy's class has set on the copy.
  var ownValues: [String: Any] = [:]

  public weak var delegate: (any CALayerDelegate)?
  public var name: String? { didSet { base.name = name ?? viewName } }
  /// What the layer's view is called, by which reports name the layer where it has no name of its own.
  package var viewName: String? { didSet { base.name = name ?? viewName } }
  /// Of what type reports say that the layer is: its view's.
  package func isCalled(_ typeName: String) { base.typeName = typeName }
  /// What changes of properties do, by the properties' names; `NSNull` for nothing.
  public var actions: [String: any CAAction]?

  // The tree; see CALayerTree.swift.
  var sublayerList: [CALayer] = []
  public internal(set) weak var superlayer: CALayer?
  var maskLayer: CALayer?

  // What is to be done at the end of the turn; see CALayerDisplay.swift.
  var needsLayoutFlag = true
  var needsDisplayFlag = false
  /// In how many of its own layouts it is, more than one where it lays itself out in its layout; how often it was laid out in which turn.
  var (layoutDepth, layoutPasses) = (0, (turn: 0, count: 0))
  /// The property whose action is looked for.
  package var changingKey: String?
  /// Whether the layer was in the tree at the end of a turn: from then on changes are seen.
  var isCommitted = false
  /// Told of changes of properties by their keys, of old values and of new ones, where somebody observes the layer.
  package var changeObserver: ((_ key: String, _ old: Any?, _ new: Any?) -> Void)?
  /// How many animations run that the layer's own drawing depends on.
  var drawingAnimationCount = 0

  // See CALayerAnimations.swift.
  var isBeingCopied = false
  var animationsByKey: [String: CAAnimation] = [:]

  // MARK: Making

  override public init() {
    base = Self.makeBase()
    original = nil
    super.init()
    nameBase()
  }

  /// A copy that shows the animated state of another one. Subclasses with stored properties override it and take them over.
  ///
  /// It is called for ``presentation()``. Whoever else calls it, which Core Animation leaves undefined, has a new layer.
  public init(layer: Any) {
    guard let layer = layer as? CALayer else { misuse("init(layer:) was given no layer to copy, but \(layer)") }
    guard layer.isBeingCopied else {
      (base, original) = (Self.makeBase(), nil)
      super.init()
      nameBase()
      return
    }
    (base, original) = (layer.base, layer)
    super.init()
    (delegate, name) = (layer.delegate, layer.name)
  }

  /// There are no archives here to decode layers from; it is a new one.
  public required init?(coder: NSCoder) {
    base = Self.makeBase()
    original = nil
    super.init()
    nameBase()
  }

  // Swift calls no initialiser of a class that it only knows at run time, unless it is `required`. The translation has each layer
  // class of a component override these.

  /// A layer of this class.
  open class func madeByClass() -> CALayer { CALayer() }

  /// A copy, made with the class's `init(layer:)`.
  open class func copy(of layer: CALayer) -> CALayer { CALayer(layer: layer) }

  /// The stage's layer for one of this class.
  class func makeBase() -> Layer { ContentLayer() }

  /// What a key path leads to.
  func property(at keyPath: String) -> (any Property)? {
    if let known = LayerProperties.all[keyPath] { return known }
    guard base is ContentLayer else { return nil }
    return LayerProperties.ofContents[keyPath] ?? managedProperty(at: keyPath, of: ContentLayer.self)
  }

  // MARK: Geometry

  open var bounds: CGRect {
    get { read { CGRect($0.bounds) } }
    set {
      let old = bounds
      guard newValue != old else { return }
      write("bounds") { $0.bounds = Rect(newValue) }
      guard newValue.size != old.size else { return }
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  open var position: CGPoint {
    get { read { CGPoint($0.position) } }
    set { if newValue != position { write("position") { $0.position = Point(newValue) } } }
  }

  open var anchorPoint: CGPoint {
    get { read { CGPoint($0.anchorPoint) } }
    set { if newValue != anchorPoint { write("anchorPoint") { $0.anchorPoint = Point(newValue) } } }
  }

  /// How far before the layer the anchor point lies, so that turns in space lead around it.
  open var anchorPointZ: CGFloat {
    get { read { CGFloat($0.anchorPointZ) } }
    set { if newValue != anchorPointZ { write("anchorPointZ") { $0.anchorPointZ = Double(newValue) } } }
  }

  /// Higher layers are drawn above lower ones; in a perspective they are as many points nearer.
  open var zPosition: CGFloat {
    get { read { CGFloat($0.zPosition) } }
    set { if newValue != zPosition { write("zPosition") { $0.zPosition = Double(newValue) } } }
  }

  /// Applied about the anchor point; with a perspective, `m34`, the layer is seen by an eye above that point.
  open var transform: CATransform3D {
    get { read { CATransform3D($0.wholeTransform) } }
    set { if newValue != transform { write("transform") { $0.wholeTransform = Transform3D(newValue) } } }
  }

  /// Applied to the sublayers, about the anchor point: with a perspective they are seen by an eye above it.
  open var sublayerTransform: CATransform3D {
    get { read { CATransform3D($0.sublayerTransform) } }
    set {
      if newValue != sublayerTransform { write("sublayerTransform") { $0.sublayerTransform = Transform3D(newValue) } }
    }
  }

  public final func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  public final func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The smallest upright rectangle around the layer in its superlayer. Setting it sets position and the bounds' size.
  open var frame: CGRect {
    get { bounds.isEmpty ? frameWithoutRoom : read { CGRect($0.frame) } }
    set {
      var linear = Springform.AffineTransform(affineTransform())
      (linear.tx, linear.ty) = (0, 0)
      let wanted = Rect(newValue)
      guard let inverse = linear.inverted, !isShrunkToNothing else {
        // It lies where it will when it is no more.
        bounds = CGRect(origin: bounds.origin, size: newValue.size)
        position = CGPoint(
          x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
        return
      }
      let size = Rect(origin: .zero, size: wanted.size).applying(inverse).size
      bounds = CGRect(origin: bounds.origin, size: CGSize(size))
      // From where a null rectangle has put it no offset leads back.
      if !position.x.isFinite || !position.y.isFinite { position = .zero }
      let offset = wanted.origin - base.frame.origin
      position = CGPoint(Point(position) + offset)
    }
  }

  /// Phones take what is scaled to a ten-thousandth on all three axes for nothing, too, and give it the frame's size: a layer that is laid out
  /// before it grows has it when it has grown.
  private var isShrunkToNothing: Bool {
    let it = transform
    let volume =
      it.m11 * (it.m22 * it.m33 - it.m23 * it.m32) - it.m12 * (it.m21 * it.m33 - it.m23 * it.m31)
      + it.m13 * (it.m21 * it.m32 - it.m22 * it.m31)
    return volume.magnitude < 1e-9
  }

  // MARK: Looks

  open var opacity: Float {
    get { read { Float($0.opacity) } }
    set { if newValue != opacity { write("opacity") { $0.opacity = Double(newValue) } } }
  }

  /// Implicitly it changes at once, as other flags do.
  open var isHidden: Bool {
    get { read { $0.isHidden } }
    set {
      guard newValue != isHidden, !isCopy else { return }
      act(for: newValue ? kCAOnOrderOut : kCAOnOrderIn) { write("hidden") { $0.isHidden = newValue } }
    }
  }

  open var backgroundColor: CGColor? {
    get { read { CGColor(opaque: $0.backgroundColor) } }
    set { if newValue != backgroundColor { write("backgroundColor") { $0.backgroundColor = Color(newValue) } } }
  }

  open var cornerRadius: CGFloat {
    get { read { CGFloat($0.cornerRadius) } }
    set { if newValue != cornerRadius { write("cornerRadius") { $0.cornerRadius = Double(newValue) } } }
  }

  /// Corners that ``cornerRadius`` rounds.
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(base.maskedCorners.rawValue)) }
    set { if !isCopy { base.maskedCorners = CornerMask(rawValue: Int(truncatingIfNeeded: newValue.rawValue & 15)) } }
  }

  open var cornerCurve: CALayerCornerCurve {
    get { base.cornerCurve == .continuous ? .continuous : .circular }
    set { if !isCopy { base.cornerCurve = newValue == .continuous ? .continuous : .circular } }
  }

  open var borderWidth: CGFloat {
    get { read { CGFloat($0.borderWidth) } }
    set { if newValue != borderWidth { write("borderWidth") { $0.borderWidth = Double(newValue) } } }
  }

  open var borderColor: CGColor? {
    get { read { CGColor(opaque: $0.borderColor) } }
    set { if newValue != borderColor { write("borderColor") { $0.borderColor = Color(newValue) } } }
  }

  /// Whether the layer shows when its back is turned to the viewer.
  open var isDoubleSided: Bool {
    get { read { $0.isDoubleSided } }
    set { if newValue != isDoubleSided { write("doubleSided") { $0.isDoubleSided = newValue } } }
  }

  open var masksToBounds: Bool {
    get { read { $0.masksToBounds } }
    set { if newValue != masksToBounds { write("masksToBounds") { $0.masksToBounds = newValue } } }
  }

  /// Whether a faded layer is faded as one picture; else its parts and its sublayers are faded each by itself. What has a mask or a
  /// shadow is a picture in any case.
  open var allowsGroupOpacity: Bool {
    get { base.allowsGroupOpacity }
    set { if !isCopy { base.allowsGroupOpacity = newValue } }
  }

  open var shadowColor: CGColor? {
    get { read { CGColor(opaque: $0.shadowColor) } }
    set { if newValue != shadowColor { write("shadowColor") { $0.shadowColor = Color(newValue) } } }
  }

  open var shadowOpacity: Float {
    get { read { Float($0.shadowOpacity) } }
    set { if newValue != shadowOpacity { write("shadowOpacity") { $0.shadowOpacity = Double(newValue) } } }
  }

  open var shadowOffset: CGSize {
    get { read { CGSize(width: $0.shadowOffset.dx, height: $0.shadowOffset.dy) } }
    set {
      guard newValue != shadowOffset else { return }
      write("shadowOffset") { $0.shadowOffset = Vector(dx: Double(newValue.width), dy: Double(newValue.height)) }
    }
  }

  open var shadowRadius: CGFloat {
    get { read { CGFloat($0.shadowRadius) } }
    set { if newValue != shadowRadius { write("shadowRadius") { $0.shadowRadius = Double(newValue) } } }
  }

  /// The shape that casts the shadow; `nil` for what the layer shows.
  open var shadowPath: CGPath? {
    get { read { $0.shadowPath.isEmpty ? nil : CGPath($0.shadowPath) } }
    set { if newValue != shadowPath { write("shadowPath") { $0.shadowPath = newValue?.path ?? Path() } } }
  }

  /// How the content lies in bounds of another size than those it was drawn for.
  open var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(rawValue: contentLayer?.gravity.rawValue ?? "resize") }
    set { if !isCopy { contentLayer?.gravity = newValue } }
  }

  /// Pixels per point of the content, as ``draw(in:)`` finds it in the context's `ctm`. What is drawn is no pixels before the very end,
  /// so that it is sharp all the same.
  ///
  /// Of a picture, ``contents``, it says how large it is by itself.
  open var contentsScale: CGFloat = 1 {
    didSet {
      guard contentsScale != oldValue, hasContent else { return }
      if contentsImage != nil { contentLayer?.pictureScale = pictureScale } else { setNeedsDisplay() }
    }
  }

  /// A picture, a `CGImage`, that is shown as ``contentsGravity`` says; `nil` shows none. What a layer draws by itself takes its place.
  open var contents: Any? {
    get { (original ?? self).contentsImage }
    set {
      let image = newValue as? CGImage
      guard !isCopy, image != contentsImage || (image == nil && hasContent) else { return }
      write("contents") { _ in show(image) }
    }
  }
  final var contentsImage: CGImage?
  /// What a layer showed before it was given another picture in this turn; see CALayerBefore.swift.
  final var contentsBefore: ContentsBefore?
  /// What properties showed before they were changed in this turn.
  final var valuesBefore: [String: Any] = [:]

  /// Whether the content hides everything behind it: where nothing is drawn, it is black, unless the layer has a background.
  open var isOpaque = false { didSet { if isOpaque != oldValue, hasContent { setNeedsDisplay() } } }

  /// Whether the content is drawn anew when the size changes.
  open var needsDisplayOnBoundsChange = false

  // What a phone keeps as pixels to be faster. Nothing is pixels here before the very end, so that these are kept for who asks, and
  // what shows is as sharp as without them.

  /// Whether the layer is kept as pixels.
  open var shouldRasterize = false
  /// Pixels per point of what is kept.
  open var rasterizationScale: CGFloat = 1
  /// Whether the content is drawn on another thread.
  open var drawsAsynchronously = false
  /// Whether edges that lie between pixels are smoothed. Here all are.
  open var allowsEdgeAntialiasing = false
  /// Which edges are smoothed. Here all are.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all {
    didSet { if edgeAntialiasingMask != .all { noteMissing("edges that are not antialiased") } }
  }

  // MARK: Time, as of `CAMediaTiming`

  public var beginTime: CFTimeInterval {
    get { base.beginTime }
    set { if !isCopy { base.beginTime = newValue } }
  }
  public var speed: Float {
    get { Float(base.speed) }
    set { if !isCopy { base.speed = Double(newValue) } }
  }
  public var timeOffset: CFTimeInterval {
    get { base.timeOffset }
    set { if !isCopy { base.timeOffset = newValue } }
  }
  // A layer's time has no end here, so that it neither starts over nor turns back, and nothing shows after it. What is to be is kept for
  // subclasses whose animations are to do as much.

  open var duration: CFTimeInterval = .infinity {
    didSet { if duration < .infinity { noteMissing("layers whose time ends") } }
  }
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// A layer's time as this one's; `nil` stands for the stage's, ``CACurrentMediaTime()``.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.stageTime(at: t) ?? t)
  }

  /// This layer's time as another's; `nil` stands for the stage's.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = stageTime(at: t)
    return l?.localTime(at: time) ?? time
  }

  private func localTime(at stageTime: CFTimeInterval) -> CFTimeInterval {
    let time = superlayer?.localTime(at: stageTime) ?? stageTime
    return (time - beginTime) * Double(speed) + timeOffset
  }

  /// While the time stands still, it is that of the beginning.
  private func stageTime(at localTime: CFTimeInterval) -> CFTimeInterval {
    let time = beginTime + (speed == 0 ? 0 : (localTime - timeOffset) / Double(speed))
    return superlayer?.stageTime(at: time) ?? time
  }

  // MARK: To be overridden

  /// Whether the content depends on one of the layer's own properties.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// What a change of a property does in layers of this class; `nil` for what is usual.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// What a change of a property does: what the delegate says, else `actions`, else the class, else what is usual: of layers
  /// that can be seen, the old value flows into the new one as the transaction says.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
      ?? implicitAnimation(of: event)
  }

  /// Provides the content; the delegate does, or what ``draw(in:)`` draws.
  open func display() { if let delegate { delegate.display(self) } else { drawContent() } }

  /// Draws the content. While an animation of the layer's own properties runs, it is called on a copy that has the values of
  /// the moment.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Places the sublayers.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Whether a point in the layer's coordinates lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer at a point of the superlayer.
  open func hitTest(_ p: CGPoint) -> CALayer? { frontmost(at: p) }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayerList.count) }
  open func removeFromSuperlayer() { leave() }

  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

  /// Sets what a key path leads to within something that a layer of this class keeps; false where it leads nowhere in it.
  func setPart(_ value: Any?, at keyPath: String) -> Bool {
    guard keyPath == "contents" else { return false }
    contents = value
    return true
  }

  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}

extension CATransform3D {
  fileprivate init(_ transform: Springform.AffineTransform) {
    self = CATransform3DMakeAffineTransform(CGAffineTransform(transform))
  }
}

extension CGColor {
  /// No colour at all for one that is clear, as layers have none unless it is set.
  convenience init?(opaque color: Color) {
    guard color != .clear else { return nil }
    self.init(color)
  }
}

extension Color {
  init(_ color: CGColor?) { self = color?.color ?? .clear }
}
