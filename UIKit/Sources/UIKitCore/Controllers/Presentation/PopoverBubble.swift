import QuartzCore

/// The bubble of a popover, with its arrow. Apple gives no numbers; they are measured.
final class PopoverBubble: UIView {
  private let shape = CAShapeLayer()
  private let content = UIView()
  private(set) var direction = UIPopoverArrowDirection.unknown
  /// Where the arrow's tip is, along the side that it is on.
  private var tip: CGFloat = 0
  var color: UIColor? { didSet { paint() } }

  private static let radius: CGFloat = 13
  /// How long the arrow is, and how broad where it leaves the bubble.
  private static let (length, breadth): (CGFloat, CGFloat) = (13, 26)

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(shape)
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.2, 20, CGSize(width: 0, height: 4))
    (content.clipsToBounds, content.layer.cornerRadius) = (true, Self.radius)
    addSubview(content)
    paint()
  }

  required init?(coder: NSCoder) { nil }

  func hold(_ view: UIView) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(view)
    view.frame = content.bounds
    setNeedsLayout()
  }

  override func repaint() {
    super.repaint()
    paint()
  }

  private func paint() { shape.fillColor = painting { (color ?? .systemBackground).cgColor } }

  /// Where it lies with content of a size, to point at a rectangle: on the first side that has room, or else on the one with most.
  func place(_ size: CGSize, at target: CGRect, in room: CGRect, _ permitted: UIPopoverArrowDirection) -> CGRect {
    let rooms: [(UIPopoverArrowDirection, CGSize)] = [
      (.up, CGSize(width: room.width, height: room.maxY - target.maxY - Self.length)),
      (.down, CGSize(width: room.width, height: target.minY - room.minY - Self.length)),
      (.left, CGSize(width: room.maxX - target.maxX - Self.length, height: room.height)),
      (.right, CGSize(width: target.minX - room.minX - Self.length, height: room.height)),
    ]
    let allowed = rooms.filter { permitted.contains($0.0) }
    let fitting = allowed.first { $0.1.width >= size.width && $0.1.height >= size.height }
    let largest = allowed.max {
      min($0.1.width, size.width) * min($0.1.height, size.height) < min($1.1.width, size.width)
        * min($1.1.height, size.height)
    }
    guard let (side, free) = fitting ?? largest else {
      direction = []
      return CGRect(
        x: target.midX - size.width / 2, y: target.midY - size.height / 2, width: size.width, height: size.height)
    }
    direction = side
    let (width, height) = (min(size.width, max(free.width, 0)), min(size.height, max(free.height, 0)))
    let x = min(max(target.midX - width / 2, room.minX), max(room.maxX - width, room.minX))
    let y = min(max(target.midY - height / 2, room.minY), max(room.maxY - height, room.minY))
    let frame: CGRect =
      switch side {
      case .up: CGRect(x: x, y: target.maxY, width: width, height: height + Self.length)
      case .down: CGRect(x: x, y: target.minY - Self.length - height, width: width, height: height + Self.length)
      case .left: CGRect(x: target.maxX, y: y, width: width + Self.length, height: height)
      default: CGRect(x: target.minX - Self.length - width, y: y, width: width + Self.length, height: height)
      }
    let isVertical = side == .up || side == .down
    let edge = Self.radius + Self.breadth / 2
    let along = isVertical ? target.midX - frame.minX : target.midY - frame.minY
    tip = min(max(along, edge), max((isVertical ? frame.width : frame.height) - edge, edge))
    setNeedsLayout()
    return frame
  }

  private var bubble: CGRect {
    switch direction {
    case .up: bounds.inset(by: UIEdgeInsets(top: Self.length, left: 0, bottom: 0, right: 0))
    case .down: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: Self.length, right: 0))
    case .left: bounds.inset(by: UIEdgeInsets(top: 0, left: Self.length, bottom: 0, right: 0))
    case .right: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Self.length))
    default: bounds
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bubble
    shape.frame = bounds
    let path = UIBezierPath(roundedRect: bubble, cornerRadius: Self.radius)
    if let (a, point, b) = arrow {
      path.move(to: a)
      path.addLine(to: point)
      path.addLine(to: b)
      path.close()
    }
    shape.path = path.cgPath
    layer.shadowPath = path.cgPath
  }

  private var arrow: (CGPoint, CGPoint, CGPoint)? {
    let half = Self.breadth / 2
    // They overlap, so that no line is seen between them.
    let overlap: CGFloat = 1
    switch direction {
    case .up:
      let y = bubble.minY + overlap
      return (CGPoint(x: tip - half, y: y), CGPoint(x: tip, y: 0), CGPoint(x: tip + half, y: y))
    case .down:
      let y = bubble.maxY - overlap
      return (CGPoint(x: tip + half, y: y), CGPoint(x: tip, y: bounds.maxY), CGPoint(x: tip - half, y: y))
    case .left:
      let x = bubble.minX + overlap
      return (CGPoint(x: x, y: tip + half), CGPoint(x: 0, y: tip), CGPoint(x: x, y: tip - half))
    case .right:
      let x = bubble.maxX - overlap
      return (CGPoint(x: x, y: tip - half), CGPoint(x: bounds.maxX, y: tip), CGPoint(x: x, y: tip + half))
    default: return nil
    }
  }
}

/// Popovers fade in and out where they are.
final class PopoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  // In seconds; Apple gives no numbers.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    isPresenting ? 0.15 : 0.25
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from),
      let controller = context.viewController(forKey: isPresenting ? .to : .from)
    else { return context.completeTransition(false) }
    if isPresenting {
      view.frame = context.finalFrame(for: controller)
      view.alpha = 0
      context.containerView.addSubview(view)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      view.alpha = self.isPresenting ? 1 : 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
