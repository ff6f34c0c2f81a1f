import SpringformDynamics
import SpringformGeometry
import Testing

/// What mechanics says, in the solver's discrete form where the agreement is to be tight.
@Suite struct ClosedFormTests {
  /// The sub-step in seconds; after n calls of 1/60 s there were 2 n - 1 of them.
  static let step = 1.0 / 120
  private static let gravity = 1000.0

  @Test func freeFallIsHalfGTTimesTPlusH() {
    let lab = Lab(Tile(40, 40, at: Point(x: 0, y: 0)))
    lab.animator.addBehavior(GravityBehavior(items: [lab.tile]))
    for (call, y) in lab.measure(calls: 60, { lab.tile.center.y }).enumerated() {
      let time = Double(2 * call + 1) * Self.step
      #expect(isClose(y, Self.gravity * time * (time + Self.step) / 2, within: 1e-3))
    }
  }

  @Test(arguments: [(100.0, 1.0, 1.0), (50.0, 2.0, 3.0), (200.0, 0.5, -0.25)])
  func aPushAcceleratesByHundredForcePerMass(side: Double, density: Double, force: Double) {
    let lab = Lab(Tile(side, side, at: Point(x: 0, y: 0)), density: density)
    let push = PushBehavior(items: [lab.tile], mode: .continuous)
    push.pushDirection = Vector(dx: force, dy: 0)
    lab.animator.addBehavior(push)
    let mass = density * side * side / 1e4
    for (call, speed) in lab.measure(calls: 20, { lab.velocity.dx }).enumerated() {
      #expect(isClose(speed, 100 * force / mass * Double(2 * call + 1) * Self.step, within: 1e-3))
    }
  }

  @Test(arguments: [0.1, 1, 10]) func resistanceDividesTheSpeedEachStep(resistance: Double) {
    let lab = Lab(Tile(40, 40, at: Point(x: 0, y: 0)), resistance: resistance)
    lab.properties.addLinearVelocity(Vector(dx: 300, dy: 0), for: lab.tile)
    lab.properties.addAngularVelocity(2, for: lab.tile)
    for call in 0..<30 {
      lab.run(calls: 1)
      var left = 1.0
      for _ in 0..<(2 * call + 1) { left /= 1 + Self.step * resistance }
      #expect(isClose(lab.velocity.dx, 300 * left, within: 1e-3))
      #expect(isClose(lab.spin, 2 * left, within: 1e-5))
    }
  }

  @Test(arguments: [(2.0, 0.3), (5.0, 0.3), (1.0, 0), (3.0, 1)])
  func aSpringIsAnImplicitOscillator(frequency: Double, ratio: Double) {
    let lab = Lab(Tile(40, 40, at: Point(x: 500, y: 500)))
    let spring = AttachmentBehavior(item: lab.tile, attachedToAnchor: Point(x: 500, y: 300))
    spring.length = 150
    spring.frequency = frequency
    spring.damping = ratio
    lab.animator.addBehavior(spring)
    let w = 2 * Double.pi * frequency
    let divisor = 1 + 2 * ratio * w * Self.step + (w * Self.step) * (w * Self.step)
    var (x, v) = (50.0, 0.0)
    for call in 0..<60 {
      lab.run(calls: 1)
      for _ in 0..<(call == 0 ? 1 : 2) {
        v = (v - Self.step * w * w * x) / divisor
        x += Self.step * v
      }
      #expect(isClose(lab.tile.center.y, 450 + x, within: 5e-3))
    }
  }

  /// The spring is as stiff as its frequency asks for where it grips, the item's turning included:
  /// the gripped point starts with -h w^2 x / (1 + 2 z w h + w^2 h^2), whatever the lever.
  @Test(arguments: [0.0, 10, 20, 60]) func aSpringBesideTheCentreCountsTheTurning(lever: Double) {
    let lab = Lab(Tile(40, 40, at: Point(x: 500, y: 500)))
    let spring = AttachmentBehavior(
      item: lab.tile, offsetFromCenter: Vector(dx: lever, dy: 0), attachedToAnchor: Point(x: 500 + lever, y: 300))
    spring.length = 150
    spring.frequency = 4
    spring.damping = 0.3
    lab.animator.addBehavior(spring)
    lab.run(calls: 1)
    let wh = 8 * Double.pi * Self.step
    let expected = -wh * wh / Self.step * 50 / (1 + 0.6 * wh + wh * wh)
    #expect(isClose(lab.velocity.dy + lab.spin * lever, expected, within: 0.05))
    #expect((lab.spin < -0.1) == (lever > 0))
  }

  @Test(arguments: [0.1, 0.2, 0.4]) func aPendulumSwingsInItsPeriod(amplitude: Double) throws {
    let length = 200.0
    let lab = Lab(Tile(20, 20, at: Point(x: 0, y: 0) + Vector(angle: .pi / 2 - amplitude) * length))
    lab.animator.addBehavior(AttachmentBehavior(item: lab.tile, attachedToAnchor: .zero))
    lab.animator.addBehavior(GravityBehavior(items: [lab.tile]))
    // Times at which it passes the middle from right to left, interpolated.
    var crossings: [Double] = []
    var before = lab.tile.center.x
    for call in 0..<600 {
      lab.run(calls: 1)
      let x = lab.tile.center.x
      if before > 0, x <= 0 { crossings.append((Double(2 * call - 1) + 2 * before / (before - x)) * Self.step) }
      before = x
    }
    let first = try #require(crossings.first)
    let last = try #require(crossings.last)
    let period = (last - first) / Double(crossings.count - 1)
    let expected = 2 * Double.pi * (length / Self.gravity).squareRoot() * (1 + amplitude * amplitude / 16)
    #expect(isClose(period / expected, 1, within: 1e-3))
  }

  @Test(arguments: [0.8, 0.5]) func aBounceRisesBySquareOfElasticity(elasticity: Double) {
    let fall = 300.0
    let floor = 600.0
    // Items rest 1.5 points above an edge: its skin of 2, less the solver's slop.
    let lab = Lab(Tile(40, 40, at: Point(x: 100, y: floor - 21.5 - fall)))
    lab.properties.elasticity = elasticity
    let collision = CollisionBehavior(items: [lab.tile])
    collision.addBoundary(withIdentifier: "floor", from: Point(x: -1000, y: floor), to: Point(x: 1000, y: floor))
    lab.animator.addBehavior(collision)
    lab.animator.addBehavior(GravityBehavior(items: [lab.tile]))
    let heights = lab.measure(calls: 400) { floor - 21.5 - lab.tile.center.y }
    var rises: [Double] = []
    for (before, (here, after)) in zip(heights, zip(heights.dropFirst(), heights.dropFirst(2))) {
      if here > before, here >= after, here > 1 { rises.append(here) }
    }
    let kept = elasticity * elasticity
    #expect(isClose(rises[0], fall * kept, within: max(0.03 * fall * kept, 2)))
    #expect(isClose(rises[1], fall * kept * kept, within: max(0.03 * fall * kept * kept, 2)))
  }

  /// 100 points per second is a fall from 5 points.
  @Test func slowItemsDoNotBounce() {
    let lab = Lab(Tile(40, 40, at: Point(x: 100, y: 575)))
    lab.properties.elasticity = 1
    let collision = CollisionBehavior(items: [lab.tile])
    collision.addBoundary(withIdentifier: "floor", from: Point(x: -1000, y: 600), to: Point(x: 1000, y: 600))
    lab.animator.addBehavior(collision)
    lab.animator.addBehavior(GravityBehavior(items: [lab.tile]))
    let heights = lab.measure(calls: 60) { lab.tile.center.y }
    #expect(heights.suffix(40).allSatisfy { (578...580).contains($0) })
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 + 0.3 })
  }

  @Test(arguments: [(1.0, 1.0, 1.0), (3.0, 1.0, 0.5), (1.0, 4.0, 0.8)])
  func aCollisionKeepsMomentumAndElasticity(first: Double, second: Double, elasticity: Double) {
    let tiles = [Tile(100, 100, at: Point(x: 0, y: 0)), Tile(100, 100, at: Point(x: 200, y: 0))]
    let animator = DynamicAnimator(referenceBounds: .zero)
    let items = zip(tiles, [first, second]).map { tile, density in
      let item = DynamicItemBehavior(items: [tile])
      item.density = density
      item.elasticity = elasticity
      item.resistance = 0
      animator.addBehavior(item)
      return item
    }
    animator.addBehavior(CollisionBehavior(items: tiles))
    items[0].addLinearVelocity(Vector(dx: 500, dy: 0), for: tiles[0])
    for _ in 0..<60 { animator.advance(by: 1.0 / 60) }
    let speeds = zip(items, tiles).map { $0.linearVelocity(for: $1).dx }
    #expect(isClose(first * speeds[0] + second * speeds[1], first * 500, within: 0.01))
    #expect(isClose(speeds[1] - speeds[0], elasticity * 500, within: 0.01))
  }

  /// A slope of angle a is a level floor under gravity turned by a.
  @Test(arguments: [(0.5, 0.2), (0.4, 0.05), (0.7, 0.8)]) func aSlopeSlidesAgainstFriction(
    slope: Double, friction: Double
  ) {
    let lab = Lab(Tile(60, 20, at: Point(x: 0, y: 588.5)))
    lab.properties.friction = friction
    lab.properties.allowsRotation = false
    let collision = CollisionBehavior(items: [lab.tile])
    collision.addBoundary(withIdentifier: "floor", from: Point(x: -1000, y: 600), to: Point(x: 9000, y: 600))
    lab.animator.addBehavior(collision)
    let gravity = GravityBehavior(items: [lab.tile])
    gravity.gravityDirection = Vector(dx: Vector(angle: slope).dy, dy: Vector(angle: slope).dx)
    lab.animator.addBehavior(gravity)
    let speeds = lab.measure(calls: 60) { lab.velocity.dx }
    let along = Vector(angle: slope)
    // The boundary's friction is 0.2, and two frictions mix to the root of their product.
    let expected = Self.gravity * (along.dy - (friction * 0.2).squareRoot() * along.dx)
    #expect(isClose((speeds[59] - speeds[29]) / 0.5, expected, within: 0.005 * Self.gravity))
  }

  @Test(arguments: [5, 10]) func aStackFallsAsleepWithoutDrift(count: Int) {
    let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 400, height: 600))
    let tiles = (0..<count).map { Tile(40, 40, at: Point(x: 200, y: 579 - 40 * Double($0))) }
    let collision = CollisionBehavior(items: tiles)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: tiles))
    var calls = 0
    while animator.isRunning, calls < 600 {
      animator.advance(by: 1.0 / 60)
      calls += 1
    }
    #expect(!animator.isRunning)
    #expect(tiles.allSatisfy { isClose($0.center.x, 200, within: 0.1) && isClose($0.angle, 0, within: 1e-3) })
    #expect(zip(tiles, tiles.dropFirst()).allSatisfy { isClose($0.center.y - $1.center.y, 40, within: 1) })
  }
}
