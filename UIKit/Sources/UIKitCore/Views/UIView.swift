public import QuartzCore

/// A rectangle on the screen that lays out and draws itself and takes touches.
open class UIView: UIResponder, CALayerDelegate, LayerOwner {
  public let layer: CALayer

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).madeByClass()
    super.init()
    prepare()
    self.frame = frame
  }

  /// There are no archives here to decode views from; it is a new one, of no size.
  public required init?(coder: NSCoder) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).madeByClass()
    super.init()
    prepare()
  }

  // Swift calls no initialiser through a class unless it is `required`. These do; the translator has a component's classes override
  // them, where a class is asked.

  open class func madeByClass(frame: CGRect) -> UIView { ClassFactories.view(self, frame: frame) }
  open class func madeByClass() -> UIView { madeByClass(frame: .zero) }

  open func encode(with coder: NSCoder) { noteMissing("views in archives") }

  override public convenience init() { self.init(frame: .zero) }

  private func prepare() {
    layer.delegate = self
    layer.isCalled("\(type(of: self))")
    layer.isOpaque = true
    layer.contentsScale = MainLoop.current?.screenScale ?? MainLoop.usualScreenScale
    notePainting()
    appearanceState = MainLoop.current.flatMap { AppearanceRules.of($0).born(self) }
    setNeedsDisplay()
  }

  // MARK: Hierarchy; see UIViewHierarchy.swift

  open internal(set) var subviews: [UIView] = []
  open internal(set) weak var superview: UIView?
  open internal(set) weak var window: UIWindow?
  /// Front views are those added last.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func removeFromSuperview() { leaveSuperview() }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, beside: sibling, offset: 0) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, beside: sibling, offset: 1) }
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { move(view, to: subviews.count - 1) } }
  open func sendSubviewToBack(_ view: UIView) { if view.superview === self { move(view, to: 0) } }
  /// What is at either place comes to be at the other.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  open func isDescendant(of view: UIView) -> Bool { lies(in: view) }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Surroundings; see Surroundings.swift

  /// Whether the view, with all in it, is light or dark whatever it lies in.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { overrideChanged() } }
  }

  /// Its own, or those of what it lies in.
  open var traitCollection: UITraitCollection { ownTraits }

  /// What it was last painted in, where that was not the first of the scene.
  var paintedStyle: UIUserInterfaceStyle?

  /// Shows colours anew that depend on the surroundings.
  func repaint() {
    if let ownBackgroundColor { backgroundColor = ownBackgroundColor }
    (self as? any TappedControl)?.repaintContent()
  }

  /// Called when the surroundings have become light or dark.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// See UITraitChanges.swift.
  var traitWatchers: [TraitWatcher] = []

  /// What proxies have given to the view; see Appearance/UIAppearance.swift.
  var appearanceState: AppearanceState?

  /// Who hears of changes; see KeyValueObserving.swift.
  var observers: Observers?

  /// Whose view it is.
  weak var viewController: UIViewController?
  package var ownLayer: CALayer { layer }
  package var owningController: AnyObject? { viewController }

  override open var next: UIResponder? { viewController ?? superview }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set {
      let (old, oldCenter) = (bounds.size, center)
      let oldFrame = observers == nil ? .zero : frame
      layer.frame = newValue
      sizeChanged(from: old)
      if center != oldCenter { placeChanged() }
      observers?.tell("frame", old: oldFrame, new: newValue)
    }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = bounds
      layer.bounds = newValue
      sizeChanged(from: old.size)
      observers?.tell("bounds", old: old, new: newValue)
    }
  }

  open var center: CGPoint {
    get { layer.position }
    set {
      let old = center
      if newValue != old {
        layer.position = newValue
        placeChanged()
      }
      observers?.tell("center", old: old, new: newValue)
    }
  }

  /// Other views may lie where this one's frame says.
  private func placeChanged() { if placeMatters { setNeedsConstraints() } }
  private var placeMatters: Bool { constraintState.isMentioned && translatesAutoresizingMaskIntoConstraints }
  /// Whether others are laid out by how large the view is.
  var sizeMatters: Bool { placeMatters }

  /// Where ``center`` lies in the view, as a part of its size; transforms are applied about it.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      let old = observers == nil ? .identity : transform
      layer.setAffineTransform(newValue)
      observers?.tell("transform", old: old, new: newValue)
    }
  }

  /// The same in space; see `CALayer.transform`.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// How the view changes its size with its superview.
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  /// Whether the view lies where its frame and mask say. If not, it lies where constraints do.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { setNeedsConstraints() } }
  }

  private func sizeChanged(from old: CGSize) {
    guard old != bounds.size else { return }
    if sizeMatters { setNeedsConstraints() }
    if autoresizesSubviews { for view in subviews { view.resize(withSuperviewFrom: old, to: bounds.size) } }
    if contentMode == .redraw { setNeedsDisplay() }
  }

  /// What bars and a screen's shape take of the view.
  open var safeAreaInsets: UIEdgeInsets { takenFromSafeArea }
  /// Called before layout when it has changed.
  open func safeAreaInsetsDidChange() {}
  var knownSafeArea = UIEdgeInsets.zero

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// Whether the view is mirrored; see ``UIStackView``.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { constraintsMayHaveChanged(); setNeedsLayout() } }
  }

  // MARK: Looks

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      let old = alpha
      layer.opacity = Float(newValue)
      observers?.tell("alpha", old: old, new: newValue)
    }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != isHidden else { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.changed()
      observers?.tell("hidden", old: !newValue, new: newValue)
    }
  }

  open var backgroundColor: UIColor? {
    get { shownBackground }
    set { setBackground(newValue) }
  }
  /// As it was set, for it may be another one in the dark; and whether that is clear: a layer without a background has a clear one, a view
  /// knows the difference.
  var (ownBackgroundColor, hasClearBackground): (UIColor?, Bool) = (nil, false)

  /// Whether what the view draws hides everything behind it: where nothing is drawn it is black then, unless there is a background. A
  /// background that something shines through makes the view see-through, too.
  open var isOpaque = true { didSet { updateOpacity() } }

  /// Where the mask is opaque the view shows. It is no subview; its frame is in the view's coordinates.
  open var mask: UIView? {
    didSet {
      guard mask !== oldValue else { return }
      layer.mask = mask?.layer
    }
  }

  /// How round the corners are at any size. They are square, or as the layer says, unless it is set.
  open var cornerConfiguration: UICornerConfiguration {
    get { ownCorners ?? .uniformCorners(radius: 0) }
    set {
      ownCorners = newValue
      newValue.round(self)
    }
  }
  private var ownCorners: UICornerConfiguration?

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether tints are dimmed, as below an alert; as of the superview, unless it is set.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { shownTintMode }
    set { setTintMode(newValue) }
  }
  var ownTintMode = TintAdjustmentMode.automatic

  /// The colour of what can be touched; that of the superview, unless it is set, and blue where nobody sets one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { shownTint }
    set { setTint(newValue) }
  }
  var ownTintColor: UIColor?

  /// Called when the tint colour has changed here or above.
  open func tintColorDidChange() {}

  /// How what the view has drawn lies in it when its size changes; with `redraw` it is drawn anew.
  open var contentMode = ContentMode.scaleToFill { didSet { layer.contentsGravity = contentMode.gravity } }
  /// Pixels per point of what the view draws; see `CALayer.contentsScale`.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  open var tag = 0
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  // MARK: Layout and drawing

  /// Takes what is to be seen from an app's data; called before layout, once and whenever ``setNeedsUpdateProperties()`` has asked for it.
  open func updateProperties() {}
  var needsPropertyUpdate = true

  /// Puts subviews where constraints say.
  open func layoutSubviews() { placeSubviews() }
  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  // MARK: Constraints; see UIViewConstraints.swift

  let constraintState = ConstraintState()

  /// Whether the view makes its constraints in ``updateConstraints()``, which is called even if there are none yet.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Called before layout, of subviews first, once and whenever ``setNeedsUpdateConstraints()`` has asked for it.
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() {
    constraintState.needsUpdate = true
    setNeedsConstraints()
  }
  open func needsUpdateConstraints() -> Bool { constraintState.needsUpdate }
  open func updateConstraintsIfNeeded() { updateConstraintsBelow() }
  open func addConstraint(_ constraint: NSLayoutConstraint) { take(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { for each in constraints { addConstraint(each) } }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { if constraint.holder === self { drop(constraint) } }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for each in constraints { removeConstraint(each) }
  }
  /// Between the view's edges and what lies in it, in points: 8, and what the safe area takes, unless that is turned off.
  open var layoutMargins: UIEdgeInsets {
    get { ownLayoutMargins }
    set { ownLayoutMargins = newValue }
  }
  open func layoutMarginsDidChange() {}
  /// The same; text runs from left to right here, so that leading is left.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins) }
    set { layoutMargins = UIEdgeInsets(newValue) }
  }
  /// How strongly the view keeps from growing beyond its intrinsic size.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, axis)
  }
  /// How strongly the view keeps from shrinking below its intrinsic size.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setResistance(priority, axis)
  }
  /// How far what constraints see of the view lies within its frame: without shadows and badges that are part of its picture.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The size nearest to another one that the constraints in the view allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
  /// Whose text the first baseline is that of.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// Whose text the last baseline is that of.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }
  /// The same, as it was called before iOS 9.
  open func forBaselineLayout() -> UIView { self }
  /// From the top to the first line's baseline, and from the last one's to the bottom, of a view that shows text.
  var baselines: (first: CGFloat, last: CGFloat)? { nil }
  /// How large the content is that is so wide, if its height depends on it.
  func contentSize(forWidth width: CGFloat) -> CGSize? { nil }

  /// The size that suits the view best.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The size that the view's content has by itself.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  public static let noIntrinsicMetric: CGFloat = -1
  /// The view around may have to place its views anew.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    setNeedsConstraints()
  }

  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// A view is drawn as a whole here.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// Has the layer show what the view draws.
  open func display(_ layer: CALayer) { layer.drawContent() }

  // MARK: Pictures of the view; see Snapshots.swift

  /// A view that goes on showing what this one shows now.
  /// - Parameter afterUpdates: whether what was changed in this turn counts.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { makeSnapshot(afterUpdates: afterUpdates) }
  /// The same of a part of this view.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { makeSnapshot(from: rect, afterUpdates: afterUpdates, capInsets) }
  /// Draws what this view shows into the current context.
  /// - Returns: whether there is one.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawAll(in: rect, afterUpdates: afterUpdates)
  }

  /// Draws the view, in its own coordinates, into the current context.
  open func draw(_ rect: CGRect) {}
  /// Whether ``draw(_:)`` begins with nothing. It always does here; for `false`, UIKit leaves open what is there.
  open var clearsContextBeforeDrawing = true

  // MARK: Touches

  open var isUserInteractionEnabled = true
  /// Whether the view hears of further fingers while one is down on it. Its gesture recognisers do anyway.
  open var isMultipleTouchEnabled = false
  /// Whether no other view hears of a finger while one is down on this one, nor this one while one is down on another.
  open var isExclusiveTouch = false
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for old in recognizers where newValue?.contains(old) != true { removeGestureRecognizer(old) }
      for new in newValue ?? [] where !recognizers.contains(new) { addGestureRecognizer(new) }
    }
  }
  var recognizers: [UIGestureRecognizer] = []
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { take(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { lose(gestureRecognizer) }

  /// See UIInteraction.swift.
  open var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      for old in ownInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue where !ownInteractions.contains(where: { $0 === new }) { addInteraction(new) }
    }
  }
  var ownInteractions: [any UIInteraction] = []
  open func addInteraction(_ interaction: any UIInteraction) { take(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { lose(interaction) }

  /// See UIMotionEffect.swift.
  open var motionEffects: [UIMotionEffect] {
    get { ownMotionEffects }
    set {
      for old in ownMotionEffects where !newValue.contains(old) { removeMotionEffect(old) }
      for new in newValue where !ownMotionEffects.contains(new) { addMotionEffect(new) }
    }
  }
  var ownMotionEffects: [UIMotionEffect] = []

  /// Ends what is typed into this view or one inside.
  /// - Parameter force: whether those are not asked that may refuse.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endTyping(force) }

  /// The frontmost view at a point of this one.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let it = self as? any OverridesHitTest { return it.hitTestOfExtension(point, with: event) }
    return hitTestOfUIKit(point, with: event)
  }

  /// How many animations run that keep touches from the view.
  var deafeningAnimationCount = 0

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether a recogniser of this view may recognise its gesture.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Accessibility; see UIResponder

  // What a view is called names its layer in reports and in the studio.
  override open var accessibilityIdentifier: String? { didSet { nameLayer() } }
  override open var accessibilityLabel: String? { didSet { nameLayer() } }
  private func nameLayer() { layer.viewName = accessibilityIdentifier ?? accessibilityLabel }

  // MARK: What is kept for who asks

  /// What it would be called where an app's state is kept.
  open var restorationIdentifier: String?
  // Of keyboards that lead from view to view, which no phone has here.
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  open var focusGroupIdentifier: String?
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  // Of letters as large as some need, which here they are not.
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var scalesLargeContentImage = false

  // MARK: Physics; see UIDynamicItem.swift

  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: CGRect(aboutOrigin: bounds.size)) }

  // MARK: The layer's delegate

  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    updateAllProperties()
    noteSafeArea()
    solveConstraints()
    painting {
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    ownCorners?.round(self)
  }

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    painting { draw(bounds) }
    UIGraphicsPopContext()
  }

  /// Outside of animation blocks a view's changes are changes only.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationBlock.current?.action(for: layer, forKey: event) ?? NSNull()
  }
}
