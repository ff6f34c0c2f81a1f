public import QuartzCore

/// Comes to be seen when a content is pulled down, and tells its targets `valueChanged` when it was pulled far enough.
open class UIRefreshControl: UIControl {
  private let spokes = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()

  /// In points. Apple names neither it nor how far the pull has to go.
  private static let height: CGFloat = 60
  private static let threshold: CGFloat = 110
  /// Of the way back, in seconds. Apple does not name it.
  private static let duration = 0.3

  public init() {
    super.init(frame: CGRect(x: 0, y: -Self.height, width: 0, height: Self.height))
    prepare()
  }

  override public init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: -Self.height, width: frame.width, height: Self.height))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size.height = Self.height
    prepare()
  }

  private func prepare() {
    spokes.hidesWhenStopped = false
    spokes.alpha = 0
    label.textAlignment = .center
    for view in [spokes, label] { addSubview(view) }
  }

  /// Below the spokes.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override open var tintColor: UIColor! {
    didSet { spokes.color = tintColor }
  }

  // MARK: Refreshing

  open var isRefreshing: Bool { isLoading }
  private var isLoading = false
  /// Whether it has been pulled far enough, and the finger is still down.
  private var isHeld = false

  /// Shows that something is loading; nobody is told, and the content stays where it is.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    begin()
    scrollView?.setNeedsLayout()
  }

  /// Goes, and the content goes back.
  open func endRefreshing() {
    guard isRefreshing else { return }
    (isLoading, isHeld) = (false, false)
    guard let scrollView, !scrollView.isTracking else { return end() }
    scrollView.scrolling.stop()
    let resting = scrollView.restingOffsets.nearest(to: scrollView.contentOffset)
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      scrollView.contentOffset = resting
      self.spokes.alpha = 0
    } completion: { [weak self] _ in
      self?.end()
    }
  }

  private func begin() {
    isLoading = true
    spokes.alpha = 1
    spokes.startAnimating()
  }

  private func end() {
    guard !isRefreshing else { return }
    spokes.stopAnimating()
    scrolled()
  }

  // MARK: In a scroll view

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// How much of the content's room it takes: nothing before the finger has lifted.
  var takenHeight: CGFloat { isRefreshing && !isHeld ? Self.height : 0 }

  func scrolled() {
    guard let scrollView else { return }
    let pull = -scrollView.adjustedContentInset.top - scrollView.contentOffset.y + takenHeight
    place(in: scrollView, pull: pull)
    guard !isRefreshing else { return }
    UIView.performWithoutAnimation { spokes.alpha = min(max((pull - Self.height / 2) / Self.height, 0), 1) }
    guard scrollView.isDragging, isEnabled, pull >= Self.threshold else { return }
    isHeld = true
    begin()
    sendActions(for: .valueChanged)
  }

  /// It stays above the content, and at the top of what is seen while that is farther up.
  private func place(in scrollView: UIScrollView, pull: CGFloat) {
    UIView.performWithoutAnimation {
      frame = CGRect(x: 0, y: min(-Self.height, -pull), width: scrollView.bounds.width, height: Self.height)
    }
  }

  func lifted() { isHeld = false }

  override open func didMoveToSuperview() {
    super.didMoveToSuperview()
    scrolled()
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = attributedTitle != nil
    spokes.center = CGPoint(x: bounds.midX, y: bounds.midY - (hasTitle ? 10 : 0))
    label.frame = CGRect(x: 0, y: bounds.midY + 6, width: bounds.width, height: hasTitle ? 20 : 0)
  }
}
