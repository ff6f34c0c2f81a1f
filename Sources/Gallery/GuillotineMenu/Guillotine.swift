import Springform

/// What makes the menu fall, bounce and rise again: a hinge, a push, a stop, and a bouncy body.
final class Guillotine {
  let menu: MenuPanel
  private let container: Layer
  private let button: MenuButton
  private let animator: DynamicAnimator
  private let parameters: GuillotineMenu.Parameters

  private enum Phase { case closed, opening, open, closing }
  private var phase = Phase.closed
  /// How far the menu was from its end at the last two ticks, in radians.
  private var distances: [Double] = []

  private static let quarter = Double.pi / 2
  /// Smaller rebounds than this, in radians, are not worth noting.
  private static let smallestRebound = 0.002

  init(_ parameters: GuillotineMenu.Parameters, in container: Layer, button: MenuButton, on stage: Stage) {
    self.parameters = parameters
    self.container = container
    self.button = button
    menu = MenuPanel(size: container.bounds.size, hasStrip: parameters.orientation == .landscape)
    animator = stage.dynamicAnimator(referenceLayer: container)
    animator.onPause = { [weak self] in self?.arrive() }
    stage.displayLink { [weak self] _ in
      guard let self else { return }
      self.button.angle = Self.quarter - shownAngle.magnitude
    }
  }

  /// The menu's angle as it is drawn, in radians: -pi/2 closed, 0 open.
  var shownAngle: Double { phase == .closed ? -Self.quarter : menu.presentation.transform.angle }

  /// Opens the menu, or closes it, also before it has come to rest; one that closes cannot be stopped.
  func toggle() {
    switch phase {
    case .closed: open()
    case .opening, .open: close()
    case .closing: break
    }
  }

  private func open() {
    phase = .opening
    menu.transform = AffineTransform(rotationAngle: -Self.quarter)
    let (width, height) = (menu.bounds.width, menu.bounds.height)
    menu.position = Point(x: height / 2, y: GuillotineMenu.barHeight - width / 2)
    container.addSublayer(menu)
    swing(force: push, stop: openingStop)
    container.stage?.animate(duration: parameters.fall) { menu.title.opacity = 0 }
  }

  private func close() {
    phase = .closing
    swing(force: -push, stop: closingStop)
    container.stage?.animate(duration: parameters.fall) { menu.title.opacity = 1 }
  }

  /// In newtons: the published formula.
  private var push: Double { 2 / .pi * container.bounds.height / parameters.fall }

  /// A line one point long that the falling menu hits.
  private var openingStop: (start: Point, end: Point) {
    let (width, height) = (container.bounds.width, container.bounds.height)
    return switch parameters.orientation {
    case .portrait: (Point(x: -1, y: height - 1), Point(x: -1, y: height))
    case .landscape: (Point(x: width - 1, y: height + 1.5), Point(x: width, y: height + 1.5))
    }
  }

  private var closingStop: (start: Point, end: Point) {
    let (height, top) = (container.bounds.height, GuillotineMenu.barHeight - container.bounds.width)
    return switch parameters.orientation {
    case .portrait: (Point(x: height - 1, y: top - 1), Point(x: height, y: top - 1))
    case .landscape: (Point(x: -1, y: top + 1), Point(x: -1, y: top))
    }
  }

  private func swing(force: Double, stop: (start: Point, end: Point)) {
    animator.removeAllBehaviors()
    distances = []
    // Without a length, and with its two ends in one place, the attachment is a hinge.
    let hinge = Point(x: GuillotineMenu.barHeight / 2, y: GuillotineMenu.barHeight / 2)
    animator.addBehavior(
      AttachmentBehavior(
        item: menu, offsetFromCenter: hinge - menu.bounds.center, attachedToAnchor: hinge))
    let collision = CollisionBehavior(items: [menu])
    collision.addBoundary(withIdentifier: "stop", from: stop.start, to: stop.end)
    collision.onContactBegan = { [weak self] _ in self?.note("contact", self?.menu.transform.angle) }
    animator.addBehavior(collision)
    let matter = DynamicItemBehavior(items: [menu])
    matter.elasticity = parameters.elasticity
    matter.density = parameters.density
    animator.addBehavior(matter)
    let push = PushBehavior(items: [menu], mode: .continuous)
    push.pushDirection = Vector(dx: 0, dy: force)
    push.action = { [weak self] in self?.noteRebound() }
    animator.addBehavior(push)
  }

  /// The menu has come to rest: physics has done its work.
  private func arrive() {
    switch phase {
    case .opening:
      phase = .open
      menu.transform = .identity
      menu.frame = container.bounds
    case .closing:
      phase = .closed
      menu.removeFromSuperlayer()
    case .open, .closed: return
    }
    animator.removeAllBehaviors()
  }

  /// Notes the largest distance between two contacts.
  private func noteRebound() {
    let end = phase == .opening ? 0 : -Self.quarter
    let now = (menu.transform.angle - end).magnitude
    if let before = distances.first, let peak = distances.last, before < peak, now < peak, peak > Self.smallestRebound {
      note("rebound", peak)
    }
    distances = distances.suffix(1) + [now]
  }

  private func note(_ name: String, _ angle: Double?) {
    if let angle { container.stage?.traceEvent(name, angle) }
  }
}

extension AffineTransform {
  /// The direction into which the x axis is turned, in radians.
  fileprivate var angle: Double { Vector(dx: a, dy: b).angle }
}
