import QuartzCore

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

  // MARK: Menus

  private var menu: UIMenu?
  private var order = UIContextMenuConfiguration.ElementOrder.automatic
  override var primaryMenu: UIMenu? { menu }
  override var menuOrder: UIContextMenuConfiguration.ElementOrder { order }

  /// Has a menu open on a tap, or where a finger stays.
  func show(_ menu: UIMenu?, order: UIContextMenuConfiguration.ElementOrder, onTap: Bool) {
    (self.menu, self.order, showsMenuAsPrimaryAction) = (menu, order, onTap && menu != nil)
    if menu != nil, !onTap { addInteraction(UIContextMenuInteraction(delegate: self)) }
  }

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
