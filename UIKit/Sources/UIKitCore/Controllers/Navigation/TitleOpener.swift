import QuartzCore

/// Opens the menu of a bar's title; at its end is a sign that there is one.
final class TitleOpener: UIControl {
  private let menu: UIMenu
  private let sign = UIImageView(
    image: UIImage(
      systemName: "chevron.down.circle.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)))
  /// How far it reaches beyond the title, in points. Apple does not name it.
  static let reach: CGFloat = 22

  init(_ menu: UIMenu) {
    self.menu = menu
    super.init(frame: .zero)
    showsMenuAsPrimaryAction = true
    sign.contentMode = .center
    sign.alpha = 0.4
    addSubview(sign)
  }

  required init?(coder: NSCoder) { nil }

  override var primaryMenu: UIMenu? { menu }
  override var menuOrder: UIContextMenuConfiguration.ElementOrder { .fixed }

  override func layoutSubviews() {
    super.layoutSubviews()
    sign.frame = CGRect(x: bounds.maxX - Self.reach, y: 0, width: Self.reach, height: bounds.height)
  }
}
