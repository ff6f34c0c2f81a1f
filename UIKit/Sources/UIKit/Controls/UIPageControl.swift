public import QuartzCore

/// A row of dots, one for each page, of which the current one stands out. A tap beside the middle turns a page.
open class UIPageControl: UIControl {
  private var dots: [UIView] = []

  // In points.
  private static let dotSide: CGFloat = 7
  private static let gap: CGFloat = 9
  private static let height: CGFloat = 37

  override public init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    (isAccessibilityElement, accessibilityTraits) = (true, .adjustable)
    update()
  }

  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      update()
    }
  }

  /// 0 is the first; what lies beyond the pages is the nearest.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      if currentPage != oldValue { update() }
    }
  }

  /// Whether nothing shows where there is but one page.
  open var hidesForSinglePage = false { didSet { update() } }
  open var pageIndicatorTintColor: UIColor? { didSet { update() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { update() } }

  private func update() {
    while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
    while dots.count < numberOfPages {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: Self.dotSide, height: Self.dotSide))
      dot.layer.cornerRadius = Self.dotSide / 2
      dot.isUserInteractionEnabled = false
      addSubview(dot)
      dots.append(dot)
    }
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.2)
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
    }
    setNeedsLayout()
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    let start = bounds.midX - size(forNumberOfPages: numberOfPages).width / 2
    for (index, dot) in dots.enumerated() {
      let x = start + Self.dotSide / 2 + CGFloat(index) * (Self.dotSide + Self.gap)
      dot.center = CGPoint(x: x, y: bounds.midY)
    }
  }

  /// The room that so many dots take.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    return CGSize(width: max(count * Self.dotSide + (count - 1) * Self.gap, 0), height: Self.height)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override open var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let old = currentPage
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if currentPage != old { sendActions(for: .valueChanged) }
  }
}
