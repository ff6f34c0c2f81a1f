import QuartzCore

/// What lies behind selected letters: the tint colour, faintly.
final class SelectionView: UIView {
  // Apple leaves it open; this is what it looks like on a phone.
  private static let strength: CGFloat = 0.2

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// In the coordinates of the view around it.
  func show(_ rects: [CGRect]) {
    let lines = layer.sublayers ?? []
    for line in lines.dropFirst(rects.count) { line.removeFromSuperlayer() }
    for (index, rect) in rects.enumerated() {
      let line = index < lines.count ? lines[index] : CALayer()
      if line.superlayer == nil { layer.addSublayer(line) }
      line.frame = rect.offsetBy(dx: -frame.minX, dy: -frame.minY)
      line.backgroundColor = tintColor.withAlphaComponent(Self.strength).cgColor
    }
  }
}
