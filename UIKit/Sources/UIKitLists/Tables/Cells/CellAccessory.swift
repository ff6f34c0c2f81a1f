import UIKitCore

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
