public import QuartzCore
import Springform

/// Shows a part of a content that is larger than itself, and follows the finger over it.
///
/// The offset is the bounds' origin; subviews are the content.
open class UIScrollView: UIView {
  // Tables and collections have delegates of other types, which come first.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      observers?.tell("contentSize", old: oldValue, new: contentSize)
      extentChanged()
    }
  }

  /// Room around the content in which it may rest.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      observers?.tell("contentInset", old: oldValue, new: contentInset)
      extentChanged()
      insetChanged()
    }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { extentChanged() } }

  /// With what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets {
    let (safe, own) = (addedInset, contentInset)
    return UIEdgeInsets(
      top: own.top + safe.top + (refreshControl?.takenHeight ?? 0), left: own.left + safe.left,
      bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }
  open func adjustedContentInsetDidChange() {}

  /// Where content lies that is smaller than the view: at its upper left corner, or where a share of the room that is left says.
  open var contentAlignmentPoint = CGPoint.zero { didSet { extentChanged() } }

  /// The content's point at the upper left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if !isMovingByItself { scrolling.stop() }
      bounds.origin = newValue
    }
  }

  override open var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if newValue.size != old.size, contentAlignmentPoint != .zero { extentChanged() }
      guard newValue.origin != old.origin else { return }
      setNeedsLayout()
      constraintState.offsetChanged(of: self)
      refreshControl?.scrolled()
      observers?.tell("contentOffset", old: old.origin, new: newValue.origin)
      delegate?.scrollViewDidScroll(self)
      tellBars()
    }
  }

  /// In about a third of a second, if it is animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else { return self.contentOffset = contentOffset }
    scrolling.glide(to: contentOffset)
  }

  /// Scrolls as little as is needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let (shown, range) = (bounds.inset(by: adjustedContentInset), restingOffsets)
    func offset(_ offset: CGFloat, _ start: CGFloat, _ end: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      from < start || to - from > end - start ? offset + from - start : to > end ? offset + to - end : offset
    }
    let wanted = CGPoint(
      x: offset(contentOffset.x, shown.minX, shown.maxX, rect.minX, rect.maxX),
      y: offset(contentOffset.y, shown.minY, shown.maxY, rect.minY, rect.maxY))
    setContentOffset(range.nearest(to: wanted), animated: animated)
  }

  /// How content fades out below what lies over an edge.
  public private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
  public private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
  public private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
  public private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()

  // MARK: Scrolling

  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Whether a drag that begins along one axis leaves the other one alone.
  open var isDirectionalLockEnabled = false
  /// Whether content can be pulled beyond its ends.
  open var bounces: Bool {
    get { bouncesVertically && bouncesHorizontally }
    set { (bouncesVertically, bouncesHorizontally) = (newValue, newValue) }
  }
  open var bouncesVertically = true
  open var bouncesHorizontally = true
  /// Whether it can be even where all of it is to be seen.
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  /// Whether a drag beyond its end moves a scroll view around it, where there is one.
  open var transfersVerticalScrollingToParent = true
  open var transfersHorizontalScrollingToParent = true
  /// Whether it stops at multiples of the view's size.
  open var isPagingEnabled = false
  open var decelerationRate = DecelerationRate.normal

  /// Whether a finger is down on it.
  open var isTracking: Bool { phase.isTracking }
  /// Whether a finger has begun to scroll it.
  open var isDragging: Bool { phase.isDragging }
  /// Whether it goes on by itself after the finger has lifted.
  open var isDecelerating: Bool { phase.isDecelerating }
  final var phase = (isTracking: false, isDragging: false, isDecelerating: false)
  /// Whether it is on its way to where it was told to go.
  open var isScrollAnimating: Bool { scrolling.isGliding }
  /// Stays where it is.
  open func stopScrollingAndZooming() {
    scrolling.stop()
    zooming.stop()
  }

  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  private lazy var pan = ScrollPan(self)
  package private(set) lazy var scrolling = ScrollMovement(self)
  package var isMovingByItself = false
  /// Whether the finger that is down has stopped it.
  package var wasMovingAtTouch = false

  /// Who drags across what cannot be scrolled does not scroll; see NestedScrolling.swift.
  override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === panGestureRecognizer ? takesDrag : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether it could be scrolled with a keyboard's arrows, which no phone has here.
  open var allowsKeyboardScrolling = true
  /// Whether it goes back to its beginning when somebody taps what lies at the top of the screen; see ScrollsToTop.swift.
  open var scrollsToTop = true

  // MARK: Touches of the content; see ContentTouches.swift

  /// Whether views inside hear of a finger only when it rests, or lifts, without having begun to scroll.
  open var delaysContentTouches = true
  /// Whether a finger that views inside have heard of can still begin to scroll.
  open var canCancelContentTouches = true
  /// Whether a view inside hears of a finger; if not, it scrolls.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether a finger that a view inside has heard of can begin to scroll: not one on a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Above the content; pulling shows it.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      extentChanged()
    }
  }

  // MARK: Zooming; see ScrollZoom.swift

  open var minimumZoomScale: CGFloat = 1 { didSet { zooming.limitsChanged() } }
  open var maximumZoomScale: CGFloat = 1 { didSet { zooming.limitsChanged() } }
  /// Whether a pinch may go beyond the limits, from where it comes back.
  open var bouncesZoom = true
  /// How large the delegate's view is shown.
  open var zoomScale: CGFloat {
    get { zooming.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zooming.zoom(to: scale, animated: animated) }
  /// Shows a rectangle, in the coordinates of the view that is zoomed, as large as it fits.
  open func zoom(to rect: CGRect, animated: Bool) { zooming.zoom(to: rect, animated: animated) }
  /// Whether fingers are zooming.
  open var isZooming: Bool { zooming.isZooming }
  /// Whether it comes back from beyond a limit.
  open var isZoomBouncing: Bool { zooming.isBouncing }
  /// Whether it is on its way to the scale that it was told to take.
  open var isZoomAnimating: Bool { zooming.isAnimating }
  /// `nil` where there is nothing to zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.isPossible ? zooming.pinch : nil }
  private(set) lazy var zooming = ScrollZoom(self)

  // MARK: Indicators; see ScrollIndicators.swift

  open var indicatorStyle = IndicatorStyle.default { didSet { indicators.changed() } }
  open var showsVerticalScrollIndicator = true { didSet { indicators.changed() } }
  open var showsHorizontalScrollIndicator = true { didSet { indicators.changed() } }
  /// Distances of the indicators from the edges.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if verticalScrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if horizontalScrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }
  /// Whether they keep out of what the safe area takes, too.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { if automaticallyAdjustsScrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }
  private(set) lazy var indicators = ScrollIndicators(self)
  /// Shows them for a moment.
  open func flashScrollIndicators() { indicators.flash() }
  /// Shows them while a function changes the offset.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    indicators.show()
    changes()
    indicators.fade()
  }

  // MARK: Making

  override public init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
    addGestureRecognizer(zooming.pinch)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    followSafeArea()
    indicators.layOut()
  }

  // MARK: Extent; see ScrollExtent.swift

  var lastAddedInset = UIEdgeInsets.zero

  func insetChanged() {
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Whoever is beyond the new end comes back, unless somebody or something moves it.
  func extentChanged() {
    setNeedsLayout()
    if scrolling.isRunning { return scrolling.extentChanged() }
    guard !isTracking, bounds.width > 0, bounds.height > 0 else { return }
    let nearest = restingOffsets.nearest(to: contentOffset)
    if nearest != contentOffset { contentOffset = nearest }
  }
}
