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
      adjustedContentInsetDidChange()
    }
  }

  /// When the safe area adds to the inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Where it can be scrolled, and from top to bottom in any case if a navigation controller holds it.
    case automatic
    case scrollableAxes, never, always
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
      guard newValue.origin != old.origin else { return }
      setNeedsLayout()
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

  // MARK: Scrolling

  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Whether content can be pulled beyond its ends.
  open var bounces = true
  /// Whether it can be even where all of it is to be seen.
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  /// Whether it stops at multiples of the view's size.
  open var isPagingEnabled = false
  open var decelerationRate = DecelerationRate.normal

  /// How much of the velocity is left after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether a finger is down on it.
  public internal(set) var isTracking = false { didSet { if oldValue, !isTracking { refreshControl?.lifted() } } }
  /// Whether a finger has begun to scroll it.
  public internal(set) var isDragging = false
  /// Whether it goes on by itself after the finger has lifted.
  public internal(set) var isDecelerating = false

  public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPan(self)
  private(set) lazy var scrolling = ScrollMovement(self)
  var isMovingByItself = false
  /// Where a throw is to end that would end somewhere by itself; the velocity is in points per millisecond.
  func target(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }
  /// Whether the finger that is down has stopped it.
  var wasMovingAtTouch = false

  /// Who drags across what cannot be scrolled does not scroll.
  override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let velocity = panGestureRecognizer.velocity(in: superview)
    return abs(velocity.x) > abs(velocity.y) ? scrollsHorizontally : scrollsVertically
  }

  /// Whether what is typed ends when the content is dragged. There is no keyboard to be seen here, so that nothing differs between
  /// `onDrag` and `interactive`.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  open var keyboardDismissMode = KeyboardDismissMode.none

  // Every finger is told to views at once here, and taken from them when it scrolls.
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  /// There is no status bar here that could be tapped.
  open var scrollsToTop = true

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
  public var isZooming: Bool { zooming.isZooming }
  /// Whether it comes back from beyond a limit.
  public var isZoomBouncing: Bool { zooming.isBouncing }
  /// `nil` where there is nothing to zoom.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.isPossible ? zooming.pinch : nil }
  private(set) lazy var zooming = ScrollZoom(self)

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true { didSet { indicators.changed() } }
  open var showsHorizontalScrollIndicator = true { didSet { indicators.changed() } }
  /// Distances of the indicators from the edges.
  open var scrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  private(set) lazy var indicators = ScrollIndicators(self)
  /// Shows them for a moment.
  open func flashScrollIndicators() {
    indicators.show()
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

  // MARK: Extent

  private var lastAddedTop: CGFloat = 0

  /// What is at the top stays at the top of what is free.
  private func followSafeArea() {
    let top = addedInset.top
    guard top != lastAddedTop else { return }
    let wasAtTop = contentOffset.y == -contentInset.top - lastAddedTop
    lastAddedTop = top
    if wasAtTop, !isDragging { contentOffset.y = -adjustedContentInset.top }
  }

  private var addedInset: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      let isHeld = contentInsetAdjustmentBehavior == .automatic && isHeldByNavigation
      let (x, y) = (alwaysBounceHorizontal || contentSize.width > bounds.width, scrollsVertically || isHeld)
      return UIEdgeInsets(
        top: y ? safe.top : 0, left: x ? safe.left : 0, bottom: y ? safe.bottom : 0, right: x ? safe.right : 0)
    }
  }

  private var isHeldByNavigation: Bool {
    var responder = next
    while let current = responder {
      if current is UINavigationController { return true }
      responder = current.next
    }
    return false
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
