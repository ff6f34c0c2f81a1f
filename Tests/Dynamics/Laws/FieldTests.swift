import SpringformDynamics
import SpringformGeometry
import Testing

/// The acceleration of 1 kg at (3, 4) m from a field's position, in metres per square second.
@Suite struct FieldTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let field: @Sendable () -> FieldBehavior
    var velocity = Vector.zero  // points per second
    var charge = 0.0
    var density = 1.0
    let acceleration: Vector
  }

  private static func field(_ field: FieldBehavior, strength: Double, direction: Vector = .zero) -> FieldBehavior {
    field.strength = strength
    if direction != .zero { field.direction = direction }
    field.position = Point(x: 200, y: 100)
    return field
  }

  static let cases = [
    Case(
      testDescription: "linear: S d",
      field: { field(.linearGravityField(direction: Vector(dx: 1, dy: 2)), strength: 3) },
      acceleration: Vector(dx: 3, dy: 6)),
    Case(
      testDescription: "linear is a gravity: the mass does not matter",
      field: { field(.linearGravityField(direction: Vector(dx: 1, dy: 2)), strength: 3) },
      density: 4, acceleration: Vector(dx: 3, dy: 6)),
    Case(
      testDescription: "radial: -S p / r^2",
      field: { field(.radialGravityField(position: .zero), strength: 50) },
      acceleration: Vector(dx: -1.2, dy: -1.6)),
    Case(
      testDescription: "electric: S q p / r",
      field: { field(.electricField(), strength: 10) },
      charge: 2, acceleration: Vector(dx: 2.4, dy: 3.2)),
    Case(
      testDescription: "electric needs a charge", field: { field(.electricField(), strength: 10) }, acceleration: .zero),
    Case(
      testDescription: "spring: -S p r", field: { field(.springField(), strength: 2) },
      acceleration: Vector(dx: -6, dy: -8)),
    Case(
      testDescription: "magnetic: S (v.y, -v.x) / r",
      field: { field(.magneticField(), strength: 10) },
      velocity: Vector(dx: 100, dy: 200), acceleration: Vector(dx: 4, dy: -2)),
    Case(
      testDescription: "vortex: S (-p.y, p.x)", field: { field(.vortexField(), strength: 10) },
      acceleration: Vector(dx: -8, dy: 6)),
    Case(
      testDescription: "vortex: force S / m, so acceleration S / m^2", field: { field(.vortexField(), strength: 10) },
      density: 2, acceleration: Vector(dx: -2, dy: 1.5)),
    Case(
      testDescription: "drag: -S u |u|, u = v - d",
      field: { field(.dragField(), strength: 2, direction: Vector(dx: 1, dy: 0)) },
      velocity: Vector(dx: 400, dy: 400), acceleration: Vector(dx: -30, dy: -40)),
  ]

  @Test(arguments: cases) func accelerationIsTheFormula(test: Case) {
    let lab = Lab(Tile(100, 100, at: Point(x: 500, y: 500)), density: test.density)
    lab.properties.charge = test.charge
    lab.properties.addLinearVelocity(test.velocity, for: lab.tile)
    let field = test.field()
    field.addItem(lab.tile)
    lab.animator.addBehavior(field)
    lab.run(calls: 1)
    let acceleration = (lab.velocity - test.velocity) / 100 * 120
    #expect((acceleration - test.acceleration).length < 1e-3)
    #expect(lab.animator.error == nil)
  }

  @Test func aVelocityFieldSetsTheVelocityInEveryStep() {
    let lab = Lab(Tile(100, 100, at: Point(x: 500, y: 500)), resistance: 0)
    let field = FieldBehavior.velocityField(direction: Vector(dx: 0.5, dy: -1))
    field.addItem(lab.tile)
    lab.animator.addBehavior(field)
    let heights = lab.measure(calls: 10) { lab.tile.center }
    #expect((lab.velocity - Vector(dx: 50, dy: -100)).length < 1e-3)
    #expect(isClose(heights[9].y, 500 - 100 * 19 / 120, within: 1e-3))
  }

  @Test func falloffStopsAtTheMinimumRadius() {
    let lab = Lab(Tile(100, 100, at: Point(x: 500, y: 500)))
    let field = FieldBehavior.radialGravityField(position: Point(x: 400, y: 500))
    field.minimumRadius = 2
    field.strength = 8
    field.addItem(lab.tile)
    lab.animator.addBehavior(field)
    lab.run(calls: 1)
    #expect(isClose(lab.velocity.dx / 100 * 120, -2, within: 1e-3))
  }

  @Test(arguments: [
    (Region(radius: 500), true), (Region(radius: 499.9), false), (Region.infinite, true),
    (Region(size: Size(width: 600.1, height: 800.1)), true), (Region(size: Size(width: 600, height: 900)), false),
    (Region(radius: 500).inverse(), false), (Region(radius: 499).inverse(), true),
    (Region(radius: 600).difference(from: Region(radius: 500)), false),
    (Region(radius: 600).intersection(with: Region(size: Size(width: 700, height: 900))), true),
    (Region(radius: 1).union(with: Region(radius: 500)), true),
  ]) func onlyItemsInTheRegionFeelTheField(region: Region, inside: Bool) {
    let lab = Lab(Tile(100, 100, at: Point(x: 500, y: 500)))
    let field = FieldBehavior.linearGravityField(direction: Vector(dx: 1, dy: 0))
    field.position = Point(x: 200, y: 100)
    field.region = region
    field.addItem(lab.tile)
    lab.animator.addBehavior(field)
    lab.run(calls: 1)
    #expect((lab.velocity.dx > 0) == inside)
  }

  @Test(arguments: [true, false]) func randomFieldsFollowTheirSeed(turbulent: Bool) {
    func end(seed: UInt64) -> Point {
      let lab = Lab(Tile(100, 100, at: Point(x: 512, y: 487)))
      lab.properties.addLinearVelocity(Vector(dx: 50, dy: 20), for: lab.tile)
      let field =
        turbulent
        ? FieldBehavior.turbulenceField(smoothness: 0.3, animationSpeed: 1)
        : FieldBehavior.noiseField(smoothness: 0.3, animationSpeed: 1)
      field.seed = seed
      field.addItem(lab.tile)
      lab.animator.addBehavior(field)
      lab.run(calls: 120)
      return lab.tile.center
    }
    #expect(end(seed: 1) == end(seed: 1))
    #expect(end(seed: 1) != end(seed: 2))
    #expect(end(seed: 1) != Point(x: 512 + 50 * 239 / 120, y: 487 + 20 * 239 / 120))
  }

  @Test func aFieldOfOnesOwnIsGivenTheItemsMotion() {
    let lab = Lab(Tile(100, 50, at: Point(x: 500, y: 500)), density: 4)
    lab.properties.charge = 3
    lab.properties.addLinearVelocity(Vector(dx: 12, dy: 0), for: lab.tile)
    let field = FieldBehavior.field { _, position, velocity, mass, charge, duration in
      #expect(position == Point(x: 500, y: 500))
      #expect(isClose(velocity.dx, 12, within: 1e-5))
      #expect(mass == 2 && charge == 3)
      #expect(isClose(duration, 1.0 / 120, within: 1e-9))
      return Vector(dx: 0, dy: 6)
    }
    field.addItem(lab.tile)
    lab.animator.addBehavior(field)
    lab.run(calls: 1)
    #expect(isClose(lab.velocity.dy, 300.0 / 120, within: 1e-3))
  }

  @Test(arguments: [Point(x: 0, y: Double.nan), Point(x: Double.infinity, y: 0), Point(x: 1e300, y: 1e300)])
  func noiseFromNowhereIsHarmless(position: Point) {
    let lab = Lab(Tile(100, 100, at: Point(x: 500, y: 500)))
    let field = FieldBehavior.noiseField(smoothness: 0, animationSpeed: .nan)
    field.position = position
    field.addItem(lab.tile)
    lab.animator.addBehavior(field)
    lab.run(calls: 5)
    #expect(lab.tile.center.x.isFinite && lab.tile.center.y.isFinite)
  }

  @Test func aForceThatIsNoNumberIsReportedAndNotApplied() {
    let lab = Lab(Tile(100, 100, at: Point(x: 500, y: 500)))
    let field = FieldBehavior.field { _, _, _, _, _, _ in Vector(dx: .nan, dy: 0) }
    field.addItem(lab.tile)
    lab.animator.addBehavior(field)
    lab.run(calls: 5)
    #expect(lab.velocity == .zero)
    guard case .invalidValue(property: "field", _) = lab.animator.error else {
      Issue.record("error \(String(describing: lab.animator.error))")
      return
    }
  }
}
