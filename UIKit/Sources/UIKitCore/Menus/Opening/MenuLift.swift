import QuartzCore

/// What is lifted over everything else while the menu is open that belongs to it.
final class MenuLift {
  private let view: UIView
  private let backdrop = UIVisualEffectView(effect: nil)
  private let size: CGSize
  private var place = CGRect.zero
  var controller: UIViewController?

  /// - Parameter view: of the size that it has while the menu is open.
  init(_ view: UIView) {
    (self.view, size) = (view, view.bounds.size)
    (view.layer.cornerRadius, view.clipsToBounds) = (MenuMetrics.radius, true)
  }

  func add(to overlay: UIView) {
    backdrop.frame = overlay.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.isUserInteractionEnabled = false
    overlay.addSubview(backdrop)
    overlay.addSubview(view)
    // What is in it is only looked at.
    view.isUserInteractionEnabled = false
  }

  func contains(_ point: CGPoint) -> Bool { view.frame.contains(point) }

  /// Where it rests with a menu below it: as near to its place as there is room.
  func rest(in room: CGRect, from source: CGRect, under menu: CGFloat) -> CGRect {
    let free = max(room.height - menu - MenuMetrics.distance, room.height / 4)
    let scale = min(room.width / max(size.width, 1), free / max(size.height, 1), 1)
    let shown = CGSize(width: size.width * scale, height: size.height * scale)
    let last = room.maxY - menu - MenuMetrics.distance - shown.height
    place = CGRect(
      x: min(max(source.midX - shown.width / 2, room.minX), room.maxX - shown.width),
      y: max(min(source.midY - shown.height / 2, last), room.minY), width: shown.width, height: shown.height)
    return place
  }

  private func show(at rect: CGRect) {
    view.center = CGPoint(x: rect.midX, y: rect.midY)
    view.transform = CGAffineTransform(
      scaleX: rect.width / max(size.width, 1), y: rect.height / max(size.height, 1))
  }

  func prepare(at source: CGRect) { show(at: source) }

  func rise() {
    show(at: place)
    backdrop.effect = UIBlurEffect(style: .systemUltraThinMaterial)
  }

  func sink(to source: CGRect) {
    show(at: source)
    backdrop.effect = nil
  }
}
