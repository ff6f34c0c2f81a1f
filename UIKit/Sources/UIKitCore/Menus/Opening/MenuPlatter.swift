import QuartzCore

/// What a menu's rows lie on.
final class MenuPlatter: UIView {
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let scroll = UIScrollView()
  private var parts: [UIView] = []
  private var lines: [UIView] = []
  /// Called with the row that was tapped; `nil` for the one that leads back.
  var choose: ((UIMenuElement?) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.15, 24, CGSize(width: 0, height: 8))
    (material.layer.cornerRadius, material.clipsToBounds) = (MenuMetrics.radius, true)
    addSubview(material)
    material.contentView.addSubview(scroll)
    scroll.alwaysBounceVertical = false
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }

  func fill(_ content: [MenuLine]) {
    for view in parts + lines { view.removeFromSuperview() }
    let hasMarks = content.contains {
      switch $0 {
      case .element(let element): element.mark != nil
      case .back: true
      case .header, .gap: false
      }
    }
    parts = content.map { part($0, hasMarks) }
    lines = parts.dropFirst().map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      return line
    }
    for view in parts + lines { scroll.addSubview(view) }
    setNeedsLayout()
  }

  private func part(_ line: MenuLine, _ hasMarks: Bool) -> UIView {
    switch line {
    case .gap:
      let gap = UIView()
      gap.backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.3 : 0.06) }
      return gap
    case .header(let text): return MenuHeader(text)
    case .back(let text):
      let row = MenuRow(
        text, nil, nil, mark: "chevron.down", color: .label, isEnabled: true, hasMarks: hasMarks)
      row.addAction(UIAction { [weak self] _ in self?.choose?(nil) }, for: .touchUpInside)
      return row
    case .element(let element):
      let row = MenuRow(element, hasMarks: hasMarks)
      row.addAction(UIAction { [weak self] _ in self?.choose?(element) }, for: .touchUpInside)
      return row
    }
  }

  /// The row at a point; `nil` for none that can be chosen.
  func row(at point: CGPoint) -> MenuRow? {
    let rows = parts.compactMap { $0 as? MenuRow }
    return rows.first { $0.isEnabled && $0.bounds.contains($0.convert(point, from: self)) }
  }

  func highlight(_ row: MenuRow?) {
    for case let other as MenuRow in parts where other.isHighlighted != (other === row) {
      other.isHighlighted = other === row
    }
  }

  // MARK: Layout

  private func height(_ part: UIView) -> CGFloat {
    if let row = part as? MenuRow { return row.height(forWidth: MenuMetrics.width) }
    return part is MenuHeader ? MenuMetrics.header : MenuMetrics.gap
  }

  /// Of all rows, in points.
  var contentHeight: CGFloat { parts.reduce(0) { $0 + height($1) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    material.layoutIfNeeded()
    scroll.frame = bounds
    scroll.contentSize = CGSize(width: bounds.width, height: contentHeight)
    scroll.isScrollEnabled = contentHeight > bounds.height
    let hair = 1 / UIScreen.main.scale
    var y: CGFloat = 0
    for (index, part) in parts.enumerated() {
      part.frame = CGRect(x: 0, y: y, width: bounds.width, height: height(part))
      y += part.frame.height
      guard index < lines.count else { break }
      lines[index].frame = CGRect(x: 0, y: y - hair, width: bounds.width, height: hair)
      // A gap is a line itself.
      lines[index].isHidden = !(part is UIControl || part is MenuHeader) || !(parts[index + 1] is UIControl)
    }
  }
}

/// The title of a menu, or of a group of its rows.
private final class MenuHeader: UIView {
  private let label = UILabel()

  convenience init(_ text: String) {
    self.init(frame: .zero)
    (label.text, label.font) = (text, .systemFont(ofSize: MenuMetrics.smallSize))
    label.textColor = .secondaryLabel
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: MenuMetrics.margin, dy: 0)
  }
}
