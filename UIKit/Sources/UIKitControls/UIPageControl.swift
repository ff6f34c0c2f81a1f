public import UIKitCore

/// A row of dots, one for each page, of which the current one stands out. A tap beside the middle turns a page.
open class UIPageControl: UIControl, TappedControl {

  private var dots: [UIImageView] = []

  // In points.
  private static let dotSide: CGFloat = 7
  private static let gap: CGFloat = 9
  private static let height: CGFloat = 37
  /// Of the current dot while it shows how much of the page has been seen.
  private static let barWidth: CGFloat = 26

  override public init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  override open class func madeByClass(frame: CGRect) -> UIView { UIPageControl(frame: frame) }

  private func prepare() {
    (isAccessibilityElement, accessibilityTraits) = (true, .adjustable)
    update()
  }

  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      update()
    }
  }

  /// 0 is the first; what lies beyond the pages is the nearest.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      guard currentPage != oldValue else { return }
      if !(isTapped && defersCurrentPageDisplay) { shownPage = currentPage }
      update()
      progress?.pageChanged()
    }
  }

  /// How much of the current page has been seen, which its dot then shows.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      oldValue?.control = nil
      progress?.control = self
      progress?.attached()
      showProgress()
      invalidateIntrinsicContentSize()
    }
  }
  private let filled = UIView()

  /// The current dot is a bar, which is filled so far.
  func showProgress() {
    guard let progress, progress.isProgressVisible, dots.indices.contains(shownPage) else {
      filled.removeFromSuperview()
      return setNeedsLayout()
    }
    let dot = dots[shownPage]
    if filled.superview !== dot { dot.addSubview(filled) }
    dot.clipsToBounds = true
    dot.backgroundColor = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.2)
    filled.backgroundColor = currentPageIndicatorTintColor ?? .white
    let width = Self.barWidth * CGFloat(progress.currentProgress)
    filled.frame = CGRect(x: 0, y: 0, width: width, height: Self.dotSide)
    setNeedsLayout()
  }

  private var isBar: Bool { progress?.isProgressVisible == true && dots.indices.contains(shownPage) }

  /// Whether nothing shows where there is but one page.
  open var hidesForSinglePage = false { didSet { if hidesForSinglePage != oldValue { update() } } }
  open var pageIndicatorTintColor: UIColor? { didSet { if pageIndicatorTintColor !== oldValue { update() } } }
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { if currentPageIndicatorTintColor !== oldValue { update() } }
  }

  // MARK: Pictures and ground

  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }

  /// A prominent one has a grey capsule behind its dots.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { if backgroundStyle != oldValue { update() } } }
  /// How a finger moves through the pages: taps do.
  open var interactionState: InteractionState { isTracking ? .discrete : .none }
  /// Whether a finger that stays moves on through the pages. Each tap turns one here, which a note tells.
  open var allowsContinuousInteraction = true
  open var direction = Direction.natural {
    didSet {
      if direction == .topToBottom || direction == .bottomToTop { noteMissing("page controls from top to bottom") }
    }
  }
  /// Shown for each page in place of its dot.
  open var preferredIndicatorImage: UIImage? { didSet { if preferredIndicatorImage !== oldValue { update() } } }
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { if preferredCurrentPageIndicatorImage !== oldValue { update() } }
  }
  private var indicatorImages: [Int: UIImage] = [:]
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    update()
  }
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
  private var currentIndicatorImages: [Int: UIImage] = [:]
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicatorImages[page] = image
    update()
  }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentIndicatorImages[page] }

  /// Whether a page that a tap has chosen shows only when ``updateCurrentPageDisplay()`` is called.
  open var defersCurrentPageDisplay = false
  open func updateCurrentPageDisplay() {
    shownPage = currentPage
    update()
  }
  private var shownPage = 0
  /// Whether a tap is turning the page.
  private var isTapped = false

  private func shownImage(of page: Int) -> UIImage? {
    let own = page == shownPage ? currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage : nil
    return own ?? indicatorImages[page] ?? preferredIndicatorImage
  }

  private let ground = UIView()

  private func update() {
    while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
    while dots.count < numberOfPages {
      let dot = UIImageView(frame: CGRect(x: 0, y: 0, width: Self.dotSide, height: Self.dotSide))
      dot.contentMode = .center
      dot.layer.cornerRadius = Self.dotSide / 2
      dot.isUserInteractionEnabled = false
      addSubview(dot)
      dots.append(dot)
    }
    for (index, dot) in dots.enumerated() {
      let color =
        index == shownPage
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.2)
      let image = shownImage(of: index)
      dot.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
      dot.tintColor = color
      dot.backgroundColor = image == nil ? color : .clear
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
    }
    if backgroundStyle == .prominent, ground.superview == nil {
      ground.isUserInteractionEnabled = false
      insertSubview(ground, at: 0)
    }
    ground.backgroundColor = backgroundStyle == .prominent ? .tertiarySystemFill : .clear
    setNeedsLayout()
    if progress != nil { showProgress() }
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    let room = size(forNumberOfPages: numberOfPages).width + 2 * Self.gap
    ground.frame = CGRect(x: bounds.midX - room / 2, y: bounds.midY - 13, width: room, height: 26)
    ground.layer.cornerRadius = 13
    let start = bounds.midX - size(forNumberOfPages: numberOfPages).width / 2
    var x = start
    for (index, dot) in dots.enumerated() {
      let width = isBar && index == shownPage ? Self.barWidth : Self.dotSide
      dot.bounds.size.width = width
      dot.center = CGPoint(x: x + width / 2, y: bounds.midY)
      x += width + Self.gap
    }
  }

  /// The room that so many dots take.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    let bar = progress?.isProgressVisible == true && pageCount > 0 ? Self.barWidth - Self.dotSide : 0
    return CGSize(width: max(count * Self.dotSide + (count - 1) * Self.gap + bar, 0), height: Self.height)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override open var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let old = currentPage
    isTapped = true
    defer { isTapped = false }
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if currentPage != old { sendActions(for: .valueChanged) }
  }
}
