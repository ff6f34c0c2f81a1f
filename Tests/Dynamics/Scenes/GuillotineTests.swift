import SpringformDynamics
import SpringformGeometry
import Testing

/// A menu that hangs on a hinge in its corner and falls like a blade.
@Suite struct GuillotineTests {
  private struct Guillotine {
    static let size = Size(width: 375, height: 667)
    static let bar = 64.0
    let animator = DynamicAnimator(referenceBounds: Rect(origin: .zero, size: size))
    let menu: Tile
    let collision: CollisionBehavior

    init(opening: Bool) {
      let (width, height, bar) = (Self.size.width, Self.size.height, Self.bar)
      let closed = Point(x: height / 2, y: bar - width / 2)
      menu = Tile(width, height, at: opening ? closed : Point(x: width / 2, y: height / 2))
      menu.transform = AffineTransform(rotationAngle: opening ? -.pi / 2 : 0)
      let hinge = Point(x: bar / 2, y: bar / 2)
      let attachment = AttachmentBehavior(
        item: menu, offsetFromCenter: Vector(dx: (bar - width) / 2, dy: (bar - height) / 2), attachedToAnchor: hinge)
      collision = CollisionBehavior(items: [menu])
      if opening {
        collision.addBoundary(withIdentifier: "stop", from: Point(x: -1, y: height - 1), to: Point(x: -1, y: height))
      } else {
        let edge = bar - width - 1
        collision.addBoundary(
          withIdentifier: "stop", from: Point(x: height - 1, y: edge), to: Point(x: height, y: edge))
      }
      let push = PushBehavior(items: [menu], mode: .continuous)
      push.pushDirection = Vector(dx: 0, dy: (opening ? 1 : -1) * 2 / .pi * height / 0.6)
      let item = DynamicItemBehavior(items: [menu])
      item.elasticity = 0.6
      item.density = 1.5
      for behavior in [attachment, collision, push, item] { animator.addBehavior(behavior) }
    }

    /// The angle in degrees after each call until the animator pauses, or 10 s.
    func run(rate: Double) -> [Double] {
      var angles: [Double] = []
      while animator.isRunning, angles.count < Int(rate * 10) {
        animator.advance(by: 1 / rate)
        angles.append(menu.angle * 180 / .pi)
      }
      return angles
    }
  }

  @Test(arguments: [30.0, 50, 60, 120]) func itFallsBouncesAndRestsOpen(rate: Double) {
    let guillotine = Guillotine(opening: true)
    var touches: [String?] = []
    guillotine.collision.onContactBegan = { [menu = guillotine.menu] contact in
      guard contact.item === menu, case .boundary(let identifier) = contact.other else {
        Issue.record("touched \(contact.other)")
        return
      }
      touches.append(identifier)
    }
    let angles = guillotine.run(rate: rate)
    #expect(angles.allSatisfy { $0 <= 0 }, "it swings through its stop")
    #expect(touches.count >= 4 && touches.allSatisfy { $0 == "stop" })
    #expect(isClose(highest(angles), -10.5, within: 0.2), "the first rebound")
    #expect(isClose(angles.last ?? -90, 0, within: 0.1))
    #expect(!guillotine.animator.isRunning)
    #expect(isClose(Double(angles.count) / rate, 3.5, within: 0.1))
  }

  @Test func itClosesAgain() {
    let guillotine = Guillotine(opening: false)
    let angles = guillotine.run(rate: 60)
    #expect(angles.allSatisfy { $0 > -90.1 })
    #expect(isClose(angles.last ?? 0, -90, within: 0.1))
    #expect(!guillotine.animator.isRunning)
    #expect(isClose(Double(angles.count) / 60, 2.5, within: 0.1))
  }

  /// How far it comes back after it first touched its stop.
  private func highest(_ angles: [Double]) -> Double {
    let fall = angles.firstIndex { $0 > -3 } ?? 0
    return angles[fall...].min() ?? 0
  }
}
