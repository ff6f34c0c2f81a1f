import QuartzCore

/// The cross in a disc that empties a text field, 19 points wide.
final class ClearButton: UIControl {
  // Apple leaves its size open; this is what it takes of a field on a phone.
  static let size = CGSize(width: 19, height: 19)

  override init(frame: CGRect) {
    super.init(frame: frame)
    // The field shows around the disc.
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let disc = bounds.insetBy(dx: 2, dy: 2)
    let cross = UIBezierPath()
    for way in [CGFloat(1), -1] {
      let arm = disc.width * 0.2
      cross.move(to: CGPoint(x: disc.midX - arm, y: disc.midY - arm * way))
      cross.addLine(to: CGPoint(x: disc.midX + arm, y: disc.midY + arm * way))
    }
    UIColor.placeholderText.setFill()
    UIBezierPath(ovalIn: disc).fill()
    UIColor.systemBackground.setStroke()
    (cross.lineWidth, cross.lineCapStyle) = (1.5, .round)
    cross.stroke()
  }
}
