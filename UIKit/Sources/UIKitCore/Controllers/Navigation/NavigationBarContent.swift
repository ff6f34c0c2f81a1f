import QuartzCore

/// What a navigation bar shows of an item.
final class NavigationBarContent: UIView {
  private let label = UILabel()
  private let promptLabel = UILabel()
  private let largeLabel = UILabel()
  private var search: UISearchBar?
  private var searchHeight: CGFloat { search == nil ? 0 : UINavigationBar.searchHeight }
  /// What of the large title is below the row of buttons.
  private let largeRoom = UIView()
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
    offset = bar.titleOffset
    titleView = item.titleView
    left = (item.leftBarButtonItems ?? []).filter { !$0.isHidden }.map { bar.button(for: $0) }
    if left.isEmpty || item.leftItemsSupplementBackButton, !item.hidesBackButton, let back = bar.backItem {
      left.insert(backButton(to: back, in: bar), at: 0)
    }
    right = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }.map { bar.button(for: $0) }
    largeRoom.isHidden = !bar.hasLargeTitle(item)
    largeRoom.clipsToBounds = true
    largeRoom.addSubview(largeLabel)
    largeLabel.attributedText = item.title.map { NSAttributedString(string: $0, attributes: bar.largeTitleAttributes) }
    promptLabel.text = item.prompt
    (promptLabel.font, promptLabel.textColor, promptLabel.textAlignment) = (
      .systemFont(ofSize: 13), bar.titleColor, .center
    )
    search = item.searchController?.searchBar
    if let search {
      search.searchBarStyle = .minimal
      item.searchController?.shownIn = bar.controllerOfTopItem()
      addSubview(search)
    }
    var shown: [UIView] = [titleView ?? label]
    if item.prompt != nil { shown.append(promptLabel) }
    if !largeRoom.isHidden { shown.append(largeRoom) }
    shown.append(contentsOf: left)
    shown.append(contentsOf: right)
    for view in shown { addSubview(view) }
    setNeedsLayout()
  }

  private func backButton(to item: UINavigationItem, in bar: UINavigationBar) -> UIView {
    let way = item.backBarButtonItem
    if let view = way?.customView { return view }
    let button = BarButton(item.wayBackTitle, image: way?.image, leadsBack: true)
    if way != nil, bar.window != nil { way?.followProxies(in: bar) }
    button.look = ButtonLook(bar.look?.backButtonAppearance, way)
    button.color = way?.tintColor ?? bar.tintColor
    button.shift = way?.backTitleOffset ?? bar.backTitleOffset
    button.indicator = bar.look?.backIndicatorImage ?? bar.backIndicatorImage
    button.send = { [weak bar] in bar?.goBack?() }
    return button
  }

  /// Moves the title aside, for a change of titles.
  func place(shiftedBy shift: CGFloat) {
    self.shift = shift
    layoutSubviews()
  }

  /// What lies in the row of buttons, below a prompt and above a large title.
  private var row: CGRect {
    let top = promptLabel.text == nil ? 0 : UINavigationBar.promptHeight
    return CGRect(
      x: 0, y: top, width: bounds.width,
      height: largeRoom.isHidden ? bounds.height - searchHeight - top : UINavigationBar.height)
  }

  private var largeTitleRoom: CGFloat { max(bounds.height - searchHeight - row.maxY, 0) }

  /// So much of the large title has given way: the small one comes when it is all but gone.
  func collapse(_ distance: CGFloat) {
    let room = CGRect(x: 0, y: row.maxY, width: bounds.width, height: largeTitleRoom)
    largeRoom.frame = room
    let height = UINavigationBar.largeTitleHeight
    let size = largeLabel.sizeThatFits(.zero)
    largeLabel.frame = CGRect(
      x: Self.margin + shift, y: room.height - height + (height - size.height) / 2 - 2,
      width: min(size.width, max(bounds.width - 2 * Self.margin, 0)), height: size.height)
    let isLarge = !largeRoom.isHidden
    label.alpha = isLarge ? min(max((distance - height + 16) / 16, 0), 1) : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: UINavigationBar.promptHeight)
    promptLabel.isHidden = promptLabel.text == nil
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
    collapse(UINavigationBar.largeTitleHeight - largeTitleRoom)
    search?.frame = CGRect(x: 8, y: bounds.height - searchHeight, width: bounds.width - 16, height: searchHeight)
    let title = titleView ?? label
    let size = title.sizeThatFits(.zero)
    let width = min(size.width, max(end - start, 0))
    // In the middle, unless buttons push it aside.
    let x = min(max(bounds.midX - width / 2, start), end - width)
    title.frame = CGRect(
      x: x + shift + offset.horizontal, y: row.midY - size.height / 2 + offset.vertical, width: width,
      height: size.height)
  }

  private func place(_ view: UIView, at x: CGFloat) -> CGRect {
    let size = view.sizeThatFits(bounds.size)
    return CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
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
  /// Of the title, from where it would be.
  var shift = UIOffset.zero
  var imageInsets = UIEdgeInsets.zero
  /// Titles that there is to be room for.
  var widestTitles: Set<String> = []
  /// A picture behind the title, in a state.
  var background: (State) -> UIImage? = { _ in nil }
  private let ground = UIImageView()
  /// In place of the arrow.
  var indicator: UIImage? {
    didSet {
      guard let indicator else { return }
      arrow.isHidden = true
      picture.image = indicator.renderingMode == .automatic ? indicator.withRenderingMode(.alwaysTemplate) : indicator
    }
  }
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
    ground.image = background(shownState) ?? background(.normal)
    alpha = isHighlighted && look.own(.highlighted).isEmpty ? 0.3 : 1
    setNeedsLayout()
  }

  init(_ title: String?, image: UIImage? = nil, isBold: Bool = false, leadsBack: Bool = false) {
    usualFont = isBold ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: title == "+" ? 28 : 17)
    super.init(frame: .zero)
    label.text = title
    label.font = usualFont
    picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    addSubview(ground)
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

  private var arrowWidth: CGFloat { indicator.map { $0.size.width + 6 } ?? (arrow.path == nil ? 0 : 16) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let image = picture.image, indicator == nil {
      return CGSize(width: arrowWidth + image.size.width, height: max(image.size.height, arrow.path == nil ? 0 : 22))
    }
    var text = label.sizeThatFits(.zero)
    for title in widestTitles {
      text.width = max(text.width, (title as NSString).size(withAttributes: [.font: usualFont]).width.rounded(.up))
    }
    return CGSize(width: arrowWidth + text.width, height: max(text.height, 22))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    picture.frame =
      indicator.map { CGRect(x: 0, y: bounds.midY - $0.size.height / 2, width: $0.size.width, height: $0.size.height) }
      ?? bounds.inset(by: UIEdgeInsets(top: 0, left: arrowWidth, bottom: 0, right: 0)).inset(by: imageInsets)
    let own = look.shift(isHighlighted ? .highlighted : .normal)
    let shift = UIOffset(horizontal: own.horizontal + shift.horizontal, vertical: own.vertical + shift.vertical)
    label.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: arrowWidth, bottom: 0, right: 0))
      .offsetBy(dx: shift.horizontal, dy: shift.vertical)
    arrow.frame = CGRect(x: 0, y: bounds.midY - 11, width: 10, height: 22)
  }

  /// As tall as the bar.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -11).contains(point)
  }
}
