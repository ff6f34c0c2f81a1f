package import UIKitCore

/// What a cell is deleted, inserted or chosen by while its table is edited.
package final class EditControl: UIControl {
  package enum Kind { case delete, insert, choice }

  let kind: Kind
  package var onTap: (() -> Void)?
  private let (disk, sign) = (CAShapeLayer(), CAShapeLayer())
  /// In points. Apple names neither.
  private static let (diameter, stroke): (CGFloat, CGFloat) = (22, 1.5)
  /// How much of a cell's room it takes.
  package static let width: CGFloat = 40

  /// Of a choice.
  package var isChosen = false { didSet { update() } }

  package init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 44))
    (sign.fillColor, sign.lineCap, sign.lineJoin, sign.lineWidth) = (nil, .round, .round, 2)
    for shape in [disk, sign] { layer.addSublayer(shape) }
    // A choice is made with the row.
    isUserInteractionEnabled = kind != .choice
    addTarget(self, action: Selector(EditControl.tapped, "tapped"), for: .touchUpInside)
    update()
  }

  package required init?(coder: NSCoder) { nil }

  private func tapped() { onTap?() }

  override package func layoutSubviews() {
    super.layoutSubviews()
    update()
  }

  override package func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  private func update() {
    let middle = CGPoint(x: UITableViewCell.margin + Self.diameter / 2, y: bounds.midY)
    let circle = CGRect(
      x: middle.x - Self.diameter / 2, y: middle.y - Self.diameter / 2, width: Self.diameter, height: Self.diameter)
    let isRing = kind == .choice && !isChosen
    disk.path =
      UIBezierPath(ovalIn: isRing ? circle.insetBy(dx: Self.stroke / 2, dy: Self.stroke / 2) : circle).cgPath
    disk.fillColor = isRing ? nil : color.cgColor
    (disk.strokeColor, disk.lineWidth) = (isRing ? UIColor.systemGray3.cgColor : nil, Self.stroke)
    sign.path = isRing ? nil : drawnSign(at: middle)
    sign.strokeColor = UIColor.white.cgColor
  }

  private var color: UIColor {
    switch kind {
    case .delete: .systemRed
    case .insert: .systemGreen
    case .choice: tintColor
    }
  }

  private func drawnSign(at middle: CGPoint) -> CGPath {
    let path = UIBezierPath()
    func line(_ points: (CGFloat, CGFloat)...) {
      for (index, point) in points.enumerated() {
        let place = CGPoint(x: middle.x + point.0, y: middle.y + point.1)
        index == 0 ? path.move(to: place) : path.addLine(to: place)
      }
    }
    if kind == .choice {
      line((-4.5, 0.5), (-1.5, 3.5), (4.5, -3.5))
    } else {
      line((-5, 0), (5, 0))
      if kind == .insert { line((0, -5), (0, 5)) }
    }
    return path.cgPath
  }
}

/// What a cell is dragged to another place by: three lines.
package final class ReorderControl: UIView {
  private let lines = CAShapeLayer()
  /// How much of a cell's room it takes, in points. Apple does not name it.
  package static let width: CGFloat = 49

  /// Told of the finger on it.
  package var follow: ((UILongPressGestureRecognizer) -> Void)?

  override package init(frame: CGRect) {
    super.init(frame: frame)
    (lines.lineWidth, lines.lineCap) = (1, .round)
    layer.addSublayer(lines)
    let press = UILongPressGestureRecognizer(target: self, action: Selector(ReorderControl.pressed, "pressed"))
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
  }

  package required init?(coder: NSCoder) { nil }

  private func pressed(_ press: UILongPressGestureRecognizer) { follow?(press) }

  override package func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath()
    let right = bounds.maxX - UITableViewCell.margin
    for step in -1...1 {
      let y = bounds.midY + CGFloat(step) * 5
      path.move(to: CGPoint(x: right - 21, y: y))
      path.addLine(to: CGPoint(x: right, y: y))
    }
    (lines.path, lines.strokeColor) = (path.cgPath, UIColor.systemGray2.cgColor)
  }
}
