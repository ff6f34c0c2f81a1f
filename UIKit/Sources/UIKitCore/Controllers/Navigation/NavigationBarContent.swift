import QuartzCore

/// What a navigation bar shows of an item.
final class NavigationBarContent: UIView {
  private let label = UILabel()
  private let promptLabel = UILabel()
  private let largeLabel = UILabel()
  /// What opens the title's menu, and the sign that there is one.
  private var opener: TitleOpener?
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
    let menu = item.titleView == nil ? item.titleMenuProvider?([]) : nil
    opener = menu.map { TitleOpener($0) }
    if let opener {
      opener.tintColor = bar.titleColor
      shown.append(opener)
    }
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
    opener?.alpha = label.alpha
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
    // It reaches over the title, and a sign follows that.
    let reach = TitleOpener.reach
    opener?.frame = CGRect(x: title.frame.minX, y: row.minY, width: width + reach, height: row.height)
  }

  private func place(_ view: UIView, at x: CGFloat) -> CGRect {
    let size = view.sizeThatFits(bounds.size)
    return CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
  }
}
