package import UIKitCore

/// One of the buttons beside a row that is swiped.
package final class SwipeActionButton: UIControl {
  package var action: UIContextualAction { didSet { if action !== oldValue { show() } } }
  private let (label, picture) = (UILabel(), UIImageView())

  // In points. Apple names none of these.
  private static let leastWidth: CGFloat = 74
  private static let margin: CGFloat = 15
  private static let gap: CGFloat = 4
  /// Rows that are lower than this have room for a picture or a title.
  private static let heightForBoth: CGFloat = 91

  package init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    clipsToBounds = true
    label.font = .systemFont(ofSize: 15)
    label.textAlignment = .center
    label.numberOfLines = 0
    for view in [label, picture] { addSubview(view) }
    (label.textColor, picture.tintColor) = (.white, .white)
    show()
  }

  private func show() {
    showGround()
    (label.text, picture.image) = (action.title, action.image)
    setNeedsLayout()
  }

  package required init?(coder: NSCoder) { nil }

  /// How wide it is when it is wholly seen.
  package var naturalWidth: CGFloat {
    let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
    return max(max(text, action.image?.size.width ?? 0) + 2 * Self.margin, Self.leastWidth)
  }

  /// Where the content lies while the button is stretched: at the cell's side, or, where it is to be chosen, at the other one.
  package var contentShare: CGFloat = 0.5 { didSet { setNeedsLayout() } }

  override package var isHighlighted: Bool {
    didSet {
      if isHighlighted != oldValue { showGround() }
    }
  }

  private func showGround() {
    backgroundColor = isHighlighted ? action.backgroundColor.darkened : action.backgroundColor
  }

  override package func layoutSubviews() {
    super.layoutSubviews()
    let width = naturalWidth
    let middle = width / 2 + max(bounds.width - width, 0) * contentShare
    let hasPicture = action.image != nil
    let showsTitle = !hasPicture || bounds.height >= Self.heightForBoth && action.title != nil
    label.isHidden = !showsTitle
    let text = label.sizeThatFits(CGSize(width: width - 2 * Self.margin, height: 0))
    let image = action.image?.size ?? .zero
    let height = image.height + (hasPicture && showsTitle ? Self.gap : 0) + (showsTitle ? text.height : 0)
    picture.frame = CGRect(
      x: middle - image.width / 2, y: bounds.midY - height / 2, width: image.width, height: image.height)
    label.frame = CGRect(
      x: middle - text.width / 2, y: bounds.midY + height / 2 - text.height, width: text.width, height: text.height)
  }
}

extension UIColor {
  fileprivate var darkened: UIColor {
    let parts = cgColor.components ?? []
    guard parts.count == 4 else { return self }
    return UIColor(red: parts[0] * 0.85, green: parts[1] * 0.85, blue: parts[2] * 0.85, alpha: parts[3])
  }
}
