import QuartzCore

/// What a navigation bar shows of an item.
final class NavigationBarContent: UIView {
  private let label = UILabel()
  private var titleView: UIView?
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var shift: CGFloat = 0
  /// Of the title.
  private var offset = UIOffset.zero

  /// In points.
  private static let (margin, gap): (CGFloat, CGFloat) = (16, 16)

  func fill(with bar: UINavigationBar) {
    for view in subviews { view.removeFromSuperview() }
    guard let item = bar.topItem else { return }
    (label.text, label.font, label.textColor) = (item.title, bar.titleFont, bar.titleColor)
    if let title = item.title, !bar.titleAttributes.isEmpty {
      let usual: [NSAttributedString.Key: Any] = [.font: bar.titleFont, .foregroundColor: bar.titleColor]
      label.attributedText = NSAttributedString(
        string: title, attributes: usual.merging(bar.titleAttributes) { $1 })
    }
    label.textAlignment = .center
    offset = bar.look?.titlePositionAdjustment ?? .zero
    titleView = item.titleView
    left = (item.leftBarButtonItems ?? []).map { bar.button(for: $0) }
    if left.isEmpty, !item.hidesBackButton, let back = bar.backItem { left = [backButton(to: back, in: bar)] }
    right = (item.rightBarButtonItems ?? []).map { bar.button(for: $0) }
    for view in [titleView ?? label] + left + right { addSubview(view) }
    setNeedsLayout()
  }

  private func backButton(to item: UINavigationItem, in bar: UINavigationBar) -> UIView {
    let title = item.backBarButtonItem?.title ?? item.title ?? ""
    let button = BarButton(title.isEmpty ? "Back" : title, leadsBack: true)
    button.look = ButtonLook(bar.look?.backButtonAppearance, item.backBarButtonItem)
    button.color = bar.tintColor
    button.send = { [weak bar] in bar?.goBack?() }
    return button
  }

  /// Moves the title aside, for a change of titles.
  func place(shiftedBy shift: CGFloat) {
    self.shift = shift
    layoutSubviews()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var (start, end) = (bounds.minX + Self.margin, bounds.maxX - Self.margin)
    for view in left {
      view.frame = place(view, at: start)
      start = view.frame.maxX + Self.gap
    }
    for view in right {
      let size = view.sizeThatFits(bounds.size)
      view.frame = place(view, at: end - size.width)
      end = view.frame.minX - Self.gap
    }
    let title = titleView ?? label
    let size = title.sizeThatFits(.zero)
    let width = min(size.width, max(end - start, 0))
    // In the middle, unless buttons push it aside.
    let x = min(max(bounds.midX - width / 2, start), end - width)
    title.frame = CGRect(
      x: x + shift + offset.horizontal, y: bounds.midY - size.height / 2 + offset.vertical, width: width,
      height: size.height)
  }

  private func place(_ view: UIView, at x: CGFloat) -> CGRect {
    let size = view.sizeThatFits(bounds.size)
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}

/// A text or a picture that can be tapped, after an arrow if it leads back.
final class BarButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()
  private let arrow = CAShapeLayer()
  var send: (() -> Void)?
  private let usualFont: UIFont

  var look = ButtonLook(nil, nil)
  var color: UIColor = .systemBlue { didSet { restyle() } }

  private func restyle() {
    let shown = isEnabled ? color : UIColor(white: 0.6, alpha: 1)
    label.textColor = shown
    arrow.strokeColor = shown.cgColor
    picture.tintColor = color
    let shownState: State = !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal
    var attributes = look.all(shownState)
    // One that is not enabled is grey, unless it has a colour of its own for that.
    if !isEnabled { attributes[.foregroundColor] = look.own(.disabled)[.foregroundColor] }
    if let title = label.text, !attributes.isEmpty {
      let usual: [NSAttributedString.Key: Any] = [.font: usualFont, .foregroundColor: shown]
      label.attributedText = NSAttributedString(string: title, attributes: usual.merging(attributes) { $1 })
    }
    alpha = isHighlighted && look.own(.highlighted).isEmpty ? 0.3 : 1
    setNeedsLayout()
  }

  init(_ title: String?, image: UIImage? = nil, isBold: Bool = false, leadsBack: Bool = false) {
    usualFont = isBold ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: title == "+" ? 28 : 17)
    super.init(frame: .zero)
    label.text = title
    label.font = usualFont
    picture.image = image
    addSubview(label)
    addSubview(picture)
    if leadsBack {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 9, y: 2))
      path.addLine(to: CGPoint(x: 1, y: 11))
      path.addLine(to: CGPoint(x: 9, y: 20))
      (arrow.path, arrow.fillColor, arrow.lineWidth) = (path.cgPath, nil, 2.5)
      (arrow.lineCap, arrow.lineJoin) = (.round, .round)
      layer.addSublayer(arrow)
    }
    addTarget(self, action: Selector(BarButton.tapped, "tapped"), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func tapped() { send?() }

  override var isEnabled: Bool { didSet { restyle() } }
  override var isHighlighted: Bool { didSet { restyle() } }

  private var arrowWidth: CGFloat { arrow.path == nil ? 0 : 16 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let image = picture.image { return image.size }
    let text = label.sizeThatFits(.zero)
    return CGSize(width: arrowWidth + text.width, height: max(text.height, 22))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let shift = look.shift(isHighlighted ? .highlighted : .normal)
    label.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: arrowWidth, bottom: 0, right: 0))
      .offsetBy(dx: shift.horizontal, dy: shift.vertical)
    arrow.frame = CGRect(x: 0, y: bounds.midY - 11, width: 10, height: 22)
  }

  /// As tall as the bar.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -11).contains(point)
  }
}
