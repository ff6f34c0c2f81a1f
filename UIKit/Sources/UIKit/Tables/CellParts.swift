import QuartzCore

extension UITableViewCell {
  /// Points between a picture and a text. Apple names none of these.
  private static let (gap, accessoryGap): (CGFloat, CGFloat) = (15, 8)
  /// Where the second text of ``CellStyle/value2`` begins.
  private static let secondColumn: CGFloat = 110

  func contentWidth(in width: CGFloat) -> CGFloat {
    guard let view = shownAccessory else { return width }
    return max(width - view.bounds.width - Self.margin - Self.accessoryGap, 0)
  }

  /// Puts the accessory, the content and the labels of the cell's style where they belong.
  func layOutParts() {
    let width = contentWidth(in: bounds.width)
    if let view = shownAccessory {
      let size = view.bounds.size
      view.frame = CGRect(
        x: bounds.width - Self.margin - size.width, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    let content = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    if contentView.frame != content { contentView.frame = content }
    layOutTexts(in: content)
  }

  private var shownText: UILabel? { used(parts.text) }
  private var shownDetail: UILabel? { used(parts.detail) }
  private func used(_ label: UILabel?) -> UILabel? { label?.text?.isEmpty == false ? label : nil }

  private var textStart: CGFloat {
    guard let image = parts.image?.image else { return Self.margin }
    return Self.margin + image.size.width + Self.gap
  }

  private func layOutTexts(in room: CGRect) {
    guard !contentView.containsConstraints else { return }
    if let view = parts.image, let image = view.image {
      view.frame = CGRect(
        x: Self.margin, y: room.midY - image.size.height / 2, width: image.size.width, height: image.size.height)
    }
    let start = textStart
    let width = max(room.width - start - Self.margin, 0)
    let text = shownText?.sizeThatFits(CGSize(width: width, height: 0)) ?? .zero
    let detail = shownDetail?.sizeThatFits(CGSize(width: width, height: 0)) ?? .zero
    switch style {
    case .default:
      shownText?.frame = CGRect(x: start, y: 0, width: width, height: room.height)
    case .subtitle:
      let y = room.midY - (text.height + detail.height) / 2
      shownText?.frame = CGRect(x: start, y: y, width: width, height: text.height)
      shownDetail?.frame = CGRect(x: start, y: y + text.height, width: width, height: detail.height)
    case .value1:
      let detailWidth = min(detail.width, width)
      shownText?.frame = CGRect(x: start, y: 0, width: min(text.width, width - detailWidth), height: room.height)
      shownDetail?.frame = CGRect(
        x: start + width - detailWidth, y: 0, width: detailWidth, height: room.height)
    case .value2:
      shownText?.textAlignment = .right
      shownText?.textColor = tintColor
      shownText?.frame = CGRect(
        x: start, y: 0, width: Self.secondColumn - start - Self.accessoryGap, height: room.height)
      shownDetail?.frame = CGRect(
        x: Self.secondColumn, y: 0, width: max(room.width - Self.secondColumn - Self.margin, 0), height: room.height)
    }
  }

  /// How high the texts are, with room above and below.
  func partsHeight(in width: CGFloat) -> CGFloat {
    guard shownText != nil || shownDetail != nil else { return 0 }
    let room = contentWidth(in: width) - textStart - Self.margin
    let heights = [shownText, shownDetail].map { $0?.sizeThatFits(CGSize(width: room, height: 0)).height ?? 0 }
    return (style == .subtitle ? heights[0] + heights[1] : max(heights[0], heights[1])) + 2 * Self.verticalRoom
  }

  private static let verticalRoom: CGFloat = 11
}

/// What a cell shows at its end: an arrow, a check mark or a button that tells more.
final class CellAccessory: UIControl {
  var onTap: (() -> Void)?
  private let (arrow, mark, button) = (CAShapeLayer(), CAShapeLayer(), CAShapeLayer())

  var type = UITableViewCell.AccessoryType.none { didSet { update() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for shape in [arrow, mark, button] {
      (shape.fillColor, shape.lineCap, shape.lineJoin) = (nil, .round, .round)
      layer.addSublayer(shape)
    }
    addTarget(self, action: Selector(CellAccessory.tapped, "tapped"), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func tapped() { onTap?() }

  private var hasButton: Bool { type == .detailButton || type == .detailDisclosureButton }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    update()
  }

  private func update() {
    isUserInteractionEnabled = hasButton
    let hasArrow = type == .disclosureIndicator || type == .detailDisclosureButton
    let width: CGFloat = (hasButton ? 22 : 0) + (hasArrow ? 8 : 0) + (type == .detailDisclosureButton ? 10 : 0)
    bounds.size = CGSize(width: type == .checkmark ? 15 : width, height: hasButton ? 22 : 13)
    (arrow.path, mark.path, button.path) = (nil, nil, nil)
    if hasArrow {
      let (x, y) = (bounds.width - 7, bounds.midY)
      arrow.path = line(CGPoint(x: x, y: y - 5.5), CGPoint(x: x + 5.5, y: y), CGPoint(x: x, y: y + 5.5))
      (arrow.strokeColor, arrow.lineWidth) = (UIColor.systemGray3.cgColor, 2)
    }
    if type == .checkmark {
      mark.path = line(CGPoint(x: 1, y: 7), CGPoint(x: 5.5, y: 11.5), CGPoint(x: 14, y: 1.5))
      (mark.strokeColor, mark.lineWidth) = (tintColor.cgColor, 2)
    }
    guard hasButton else { return }
    let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20))
    path.move(to: CGPoint(x: 11, y: 10))
    path.addLine(to: CGPoint(x: 11, y: 16))
    path.move(to: CGPoint(x: 11, y: 6.5))
    path.addLine(to: CGPoint(x: 11, y: 6.6))
    (button.path, button.strokeColor, button.lineWidth) = (path.cgPath, tintColor.cgColor, 1.5)
  }

  private func line(_ points: CGPoint...) -> CGPath {
    let path = UIBezierPath()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    return path.cgPath
  }
}
