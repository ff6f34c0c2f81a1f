import QuartzCore

/// A row of a menu that is open: a mark, a title with what lies below it, and a picture at the end.
final class MenuRow: UIControl {
  private let title = UILabel()
  private let subtitle = UILabel()
  private let picture = UIImageView()
  private let mark = UIImageView()
  private let hasMarks: Bool

  /// - Parameter hasMarks: whether there is room for a mark before the title.
  init(
    _ text: String, _ small: String?, _ image: UIImage?, mark name: String?, color: UIColor, isEnabled: Bool,
    hasMarks: Bool
  ) {
    self.hasMarks = hasMarks
    super.init(frame: .zero)
    (isAccessibilityElement, accessibilityTraits, accessibilityLabel) = (true, .button, text)
    (title.text, title.font, title.textColor) = (text, .systemFont(ofSize: MenuMetrics.titleSize), color)
    (subtitle.text, subtitle.font) = (small, .systemFont(ofSize: MenuMetrics.smallSize))
    subtitle.textColor = .secondaryLabel
    (title.numberOfLines, subtitle.numberOfLines) = (2, 1)
    let isSymbol = image?.isSymbolImage == true
    picture.image = isSymbol ? image?.withRenderingMode(.alwaysTemplate) : image
    (picture.tintColor, picture.contentMode) = (color, isSymbol ? .center : .scaleAspectFit)
    mark.image = name.flatMap { UIImage(systemName: $0)?.withRenderingMode(.alwaysTemplate) }
    (mark.tintColor, mark.contentMode) = (color, .scaleAspectFit)
    for view in [title, subtitle, picture, mark] { addSubview(view) }
    self.isEnabled = isEnabled
  }

  convenience init(_ element: UIMenuElement, hasMarks: Bool) {
    let isOn = (element as? UIAction)?.state == .on
    self.init(
      element.title, element.subtitle, isOn ? (element as? UIAction)?.selectedImage ?? element.image : element.image,
      mark: element.mark, color: element.color,
      isEnabled: (element as? UIAction)?.attributes.contains(.disabled) != true, hasMarks: hasMarks)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .pressed : nil }
  }

  // MARK: Layout

  private func room(_ width: CGFloat) -> (x: CGFloat, width: CGFloat) {
    let x = hasMarks ? MenuMetrics.marks : MenuMetrics.margin
    let taken = picture.image == nil ? 0 : MenuMetrics.picture + MenuMetrics.distance
    return (x, max(width - x - MenuMetrics.margin - taken, 0))
  }

  private func height(_ label: UILabel, _ width: CGFloat) -> CGFloat {
    label.text?.isEmpty == false
      ? label.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up) : 0
  }

  /// In points.
  func height(forWidth width: CGFloat) -> CGFloat {
    let room = room(width).width
    return max(MenuMetrics.row, height(title, room) + height(subtitle, room) + 2 * MenuMetrics.padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (x, width) = room(bounds.width)
    let (first, second) = (height(title, width), height(subtitle, width))
    let y = bounds.midY - (first + second) / 2
    title.frame = CGRect(x: x, y: y, width: width, height: first)
    subtitle.frame = CGRect(x: x, y: y + first, width: width, height: second)
    let side = MenuMetrics.picture
    picture.frame = CGRect(
      x: bounds.maxX - MenuMetrics.margin - side, y: bounds.midY - side / 2, width: side, height: side)
    let small: CGFloat = 14
    mark.frame = CGRect(
      x: (MenuMetrics.marks - small) / 2 + 1, y: bounds.midY - small / 2, width: small, height: small)
    mark.isHidden = !hasMarks
  }
}
