import Springform

/// A badge that sticks to its place: pulled it stretches, let go it springs back, pulled too far it tears and bursts.
final class SlimeLayer: Layer {
  let head = ShapeLayer()
  let trail = ShapeLayer()
  private let bridge = ShapeLayer()
  private var parameters = SlimeBubble.Parameters()
  private var home: Point { bounds.center }
  /// Latched from the moment the bridge breaks until the next touch.
  private(set) var isBroken = false
  private var displayLink: DisplayLink?

  private static let headRadius = 15.0
  private static let trailRadius = 10.0
  private static let smallestTrail = 0.25

  func prepare(_ parameters: SlimeBubble.Parameters) {
    self.parameters = parameters
    for (disc, radius) in [(trail, Self.trailRadius), (head, Self.headRadius)] {
      disc.bounds.size = Size(width: 2 * radius, height: 2 * radius)
      disc.path = .ellipse(in: disc.bounds)
      disc.position = home
    }
    for shape in [bridge, trail, head] {
      shape.fillColor = parameters.color
      addSublayer(shape)
    }
    if let count = parameters.count {
      let label = TextLayer("\(count)", font: Font(size: 15, weight: .semibold), textColor: .white)
      label.position = head.bounds.center
      head.addSublayer(label)
    }
    head.addGestureRecognizer(PanRecognizer { [weak self] in self?.follow($0) })
  }

  /// Between the discs as shown now, in points.
  var distance: Double { head.presentation.position.distance(to: trail.presentation.position) }

  private func follow(_ pan: PanRecognizer) {
    switch pan.state {
    case .began:
      isBroken = false
      stopReturning()
      // The trail may still be springing from the last tear; the bridge has to meet it where it is drawn.
      trail.removeAllAnimations()
      drag(to: pan.location(in: self))
    case .changed: drag(to: pan.location(in: self))
    case .ended, .cancelled: isBroken ? burst() : springHome()
    default: break
    }
  }

  private func drag(to point: Point) {
    head.position = point
    guard !isBroken else { return }
    if head.position.distance(to: home) < parameters.reach { stretch() } else { tear() }
  }

  /// The longer the bridge, the smaller the trail.
  private func stretch() {
    let head = head.presentation.position
    let scale = max(Self.smallestTrail, 1 - head.distance(to: home) / parameters.reach)
    trail.transform = AffineTransform(scaleX: scale, y: scale)
    bridge.path = SlimeBridge.path(
      trail: home, trailRadius: Self.trailRadius * scale, head: head, headRadius: Self.headRadius)
  }

  private func tear() {
    isBroken = true
    bridge.path = Path()
    stage?.traceEvent("break", head.position.distance(to: home))
    stage?.animate(duration: 0.7, dampingRatio: 0.2) { trail.transform = .identity }
  }

  /// The bridge and the trail follow the head's presentation on its way.
  private func springHome() {
    displayLink = stage?.displayLink { [weak self] _ in self?.stretch() }
    stage?.animate(duration: 0.5, dampingRatio: 0.5) {
      head.position = home
    } completion: { [weak self] finished in
      guard let self, finished else { return }
      stopReturning()
      stretch()
    }
  }

  private func stopReturning() {
    displayLink?.invalidate()
    displayLink = nil
    head.removeAllAnimations()
  }

  private func burst() {
    SlimeBurst.scatter(from: head.position, size: 2 * Self.headRadius, parameters: parameters, in: self)
    head.opacity = 0
    stage?.animate(duration: 0.25, dampingRatio: 0.5) {
      head.position = home
      head.opacity = 1
    }
  }
}
