import SpringformDynamics
import SpringformGeometry
import Testing

/// Numbers read off UIKit Dynamics, called with 1/60 s at a time.
@Suite struct MeasuredTrajectoryTests {
  @Test func aFallUnderDefaultProperties() {
    let tile = Tile(100, 100, at: Point(x: 150, y: 50))
    let animator = DynamicAnimator(referenceBounds: .zero)
    animator.addBehavior(GravityBehavior(items: [tile]))
    let heights = (0..<5).map { _ in
      animator.advance(by: 1.0 / 60)
      return tile.center.y
    }
    #expect(areClose(heights, [50.0693855, 50.4160881, 51.0396423, 51.9395943, 53.1154747], within: 1e-4))
    #expect(tile.center.x == 150)
    #expect(tile.transform == .identity)
  }

  @Test func aSteadyPush() {
    let lab = Lab(Tile(100, 100, at: Point(x: 500, y: 500)))
    let push = PushBehavior(items: [lab.tile], mode: .continuous)
    push.pushDirection = Vector(dx: 1, dy: 0)
    lab.animator.addBehavior(push)
    let speeds = lab.measure(calls: 4) { lab.velocity.dx }
    #expect(areClose(speeds, [0.833333373, 2.50000024, 4.16666698, 5.83333349], within: 1e-4))
  }

  @Test func aSteadyPushBelowTheCentre() {
    let lab = Lab(Tile(100, 100, at: Point(x: 500, y: 500)))
    let push = PushBehavior(items: [lab.tile], mode: .continuous)
    push.pushDirection = Vector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(Vector(dx: 0, dy: 50), for: lab.tile)
    lab.animator.addBehavior(push)
    #expect(areClose(lab.measure(calls: 1) { lab.spin }, [-0.025], within: 1e-6))
    #expect(areClose(lab.measure(calls: 3) { lab.spin }, [-0.075, -0.125, -0.175], within: 1e-6))
  }

  @Test func aKnockBesideTheCentre() {
    let lab = Lab(Tile(100, 100, at: Point(x: 500, y: 500)))
    let push = PushBehavior(items: [lab.tile], mode: .instantaneous)
    push.pushDirection = Vector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(Vector(dx: 50, dy: 0), for: lab.tile)
    lab.animator.addBehavior(push)
    #expect(areClose(lab.measure(calls: 2) { lab.spin }, [3, 3], within: 1e-6))
    #expect(!push.active)
  }

  @Test func aKnockMovesByTheMass() {
    let lab = Lab(Tile(200, 50, at: Point(x: 500, y: 500)), density: 2)
    let push = PushBehavior(items: [lab.tile], mode: .instantaneous)
    push.setAngle(0, magnitude: 0.3)
    lab.animator.addBehavior(push)
    #expect(areClose(lab.measure(calls: 2) { lab.velocity.dx }, [15.000001, 15.000001], within: 1e-4))
  }

  @Test func aSpringAttachment() {
    let lab = Lab(Tile(40, 40, at: Point(x: 100, y: 250)))
    let spring = AttachmentBehavior(item: lab.tile, attachedToAnchor: Point(x: 100, y: 100))
    spring.frequency = 2
    spring.damping = 0.3
    spring.length = 100
    lab.animator.addBehavior(spring)
    let heights = lab.measure(calls: 10) { lab.tile.center.y }
    #expect(isClose(heights[0], 249.48938, within: 1e-4))
    #expect(isClose(heights[9], 201.092148, within: 1e-4))
  }

  @Test func anItemAtRestPausesTheAnimatorOnCall31() {
    let lab = Lab(Tile(40, 40, at: Point(x: 100, y: 250)))
    let running = lab.measure(calls: 31) { lab.animator.isRunning }
    #expect(running.firstIndex(of: false) == 30)
  }
}
