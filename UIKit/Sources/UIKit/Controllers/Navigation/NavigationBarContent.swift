import QuartzCore

/// What a navigation bar shows of an item.
final class NavigationBarContent: UIView {
  private let label = UILabel()
  private var titleView: UIView?
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var shift: CGFloat = 0

  /// In points.
  private static let (margin, gap): (CGFloat, CGFloat) = (16, 16)

  func fill(with bar: UINavigationBar) {
    for view in subviews { view.removeFromSuperview() }
    guard let item = bar.topItem else { return }
    (label.text, label.font, label.textColor) = (item.title, bar.titleFont, bar.titleColor)
    label.textAlignment = .center
    titleView = item.titleView
    left = (item.leftBarButtonItems ?? []).map { button(for: $0, in: bar) }
    if left.isEmpty, !item.hidesBackButton, let back = bar.backItem { left = [backButton(to: back, in: bar)] }
    right = (item.rightBarButtonItems ?? []).map { button(for: $0, in: bar) }
    for view in [titleView ?? label] + left + right { addSubview(view) }
    setNeedsLayout()
  }

  private func button(for item: UIBarButtonItem, in bar: UINavigationBar) -> UIView {
    item.bar = bar
    item.view = item.customView
    if let view = item.customView { return view }
    let button = BarButton(item.title, image: item.image, isBold: item.style == .done)
    button.color = item.tintColor ?? bar.tintColor
    button.isEnabled = item.isEnabled
    button.send = { [weak item] in item?.send() }
    item.view = button
    return button
  }

  private func backButton(to item: UINavigationItem, in bar: UINavigationBar) -> UIView {
    let title = item.backBarButtonItem?.title ?? item.title ?? ""
    let button = BarButton(title.isEmpty ? "Back" : title, leadsBack: true)
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
    title.frame = CGRect(x: x + shift, y: bounds.midY - size.height / 2, width: width, height: size.height)
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

  var color: UIColor = .systemBlue {
    didSet {
      label.textColor = isEnabled ? color : UIColor(white: 0.6, alpha: 1)
      arrow.strokeColor = label.textColor.cgColor
      picture.tintColor = color
    }
  }

  init(_ title: String?, image: UIImage? = nil, isBold: Bool = false, leadsBack: Bool = false) {
    super.init(frame: .zero)
    label.text = title
    label.font = isBold ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: title == "+" ? 28 : 17)
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

  override var isEnabled: Bool { didSet { color = { color }() } }
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.3 : 1 } }

  private var arrowWidth: CGFloat { arrow.path == nil ? 0 : 16 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let image = picture.image { return image.size }
    let text = label.sizeThatFits(.zero)
    return CGSize(width: arrowWidth + text.width, height: max(text.height, 22))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    label.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: arrowWidth, bottom: 0, right: 0))
    arrow.frame = CGRect(x: 0, y: bounds.midY - 11, width: 10, height: 22)
  }

  /// As tall as the bar.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -11).contains(point)
  }
}
