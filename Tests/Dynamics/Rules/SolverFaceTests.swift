import CBox2D
import Testing

/// The C face over the solver refuses what the library would abort on.
@Suite struct SolverFaceTests {
  private static func world() -> CBoxWorld {
    var world = CBoxWorld()
    #expect(CBoxWorldCreate(&world) == CBoxStatusOK)
    return world
  }

  private static func body(in world: CBoxWorld, moves: Bool = true) -> CBoxBody {
    var body = CBoxBody()
    #expect(CBoxBodyCreate(world, CBoxVector(x: 1, y: 1), 0, moves, 7, &body) == CBoxStatusOK)
    #expect(CBoxBodyAddCircle(body, CBoxVector(), 1) == CBoxStatusOK)
    #expect(CBoxBodySetMass(body, CBoxMass(mass: 1, center: CBoxVector(), inertia: 1)) == CBoxStatusOK)
    return body
  }

  @Test func theLibraryIsTheOneThatMovesLikeUIKit() {
    let version = CBoxLibraryVersion()
    #expect(version.major == 2 && version.minor == 4)
    #expect(CBoxLibraryIsSupported())
  }

  @Test func destroyingAWorldFreesItAndMakesItsHandlesStale() {
    let world = Self.world()
    let (one, two) = (Self.body(in: world), Self.body(in: world))
    var joint = CBoxJoint()
    let ends = CBoxJointEnds(bodyA: one, bodyB: two, anchorA: CBoxVector(), anchorB: CBoxVector())
    #expect(CBoxJointCreateWeld(ends, &joint) == CBoxStatusOK)
    #expect(CBoxWorldBodyCount(world) == 2 && CBoxWorldJointCount(world) == 1)
    #expect(CBoxWorldDestroy(world) == CBoxStatusOK)
    #expect(CBoxWorldDestroy(world) == CBoxStatusBadHandle)
    #expect(CBoxWorldStep(world, 0.01, 8, 3) == CBoxStatusBadHandle)
    #expect(CBoxBodyWake(one) == CBoxStatusBadHandle)
    #expect(CBoxJointDestroy(joint) == CBoxStatusBadHandle)
    #expect(CBoxWorldBodyCount(world) == 0 && !CBoxWorldIsAwake(world))
    #expect(CBoxWorldTakeContacts(world, nil, 0) == 0 && CBoxWorldTouchPoints(world, nil, 0) == 0)
  }

  @Test func destroyingABodyTakesItsJointsAlong() {
    let world = Self.world()
    defer { CBoxWorldDestroy(world) }
    let (one, two) = (Self.body(in: world), Self.body(in: world))
    var joint = CBoxJoint()
    let ends = CBoxJointEnds(bodyA: one, bodyB: two, anchorA: CBoxVector(), anchorB: CBoxVector())
    let spring = CBoxSpring(length: 1, frequency: 2, dampingRatio: 0.5)
    #expect(CBoxJointCreateDistance(ends, spring, &joint) == CBoxStatusOK)
    #expect(CBoxBodyDestroy(one) == CBoxStatusOK)
    #expect(CBoxBodyDestroy(one) == CBoxStatusBadHandle)
    #expect(CBoxJointSetSpring(joint, spring) == CBoxStatusBadHandle)
    #expect(CBoxWorldJointCount(world) == 0)
    #expect(CBoxWorldStep(world, 0.01, 8, 3) == CBoxStatusOK)
  }

  @Test func jointsNeedTwoBodiesOfOneWorld() {
    let (world, foreign) = (Self.world(), Self.world())
    defer {
      CBoxWorldDestroy(world)
      CBoxWorldDestroy(foreign)
    }
    let (one, two) = (Self.body(in: world), Self.body(in: foreign))
    var joint = CBoxJoint()
    for other in [one, two, CBoxBody(), CBoxBody(world: one.world, serial: 99)] {
      let ends = CBoxJointEnds(bodyA: one, bodyB: other, anchorA: CBoxVector(), anchorB: CBoxVector())
      #expect(CBoxJointCreateWeld(ends, &joint) == CBoxStatusBadHandle)
      #expect(joint.serial == 0)
    }
  }

  @Test func aJointIsOnlyWhatItIs() {
    let world = Self.world()
    defer { CBoxWorldDestroy(world) }
    let ends = CBoxJointEnds(
      bodyA: Self.body(in: world), bodyB: Self.body(in: world), anchorA: CBoxVector(), anchorB: CBoxVector())
    var (rope, hinge) = (CBoxJoint(), CBoxJoint())
    #expect(CBoxJointCreateRope(ends, 1, &rope) == CBoxStatusOK)
    #expect(CBoxJointCreateRevolute(ends, CBoxRange(), &hinge) == CBoxStatusOK)
    #expect(CBoxJointSetSpring(rope, CBoxSpring()) == CBoxStatusBadHandle)
    #expect(CBoxJointSetSpring(hinge, CBoxSpring()) == CBoxStatusBadHandle)
    #expect(CBoxJointSetRopeLength(hinge, 1) == CBoxStatusBadHandle)
    #expect(CBoxJointSetRange(rope, CBoxRange()) == CBoxStatusBadHandle)
    let reversed = CBoxRange(isLimited: true, lower: 1, upper: 0, friction: 0)
    #expect(CBoxJointSetRange(hinge, reversed) == CBoxStatusBadValue)
  }

  @Test(arguments: [Float.nan, .infinity, -.infinity, 1e30]) func numbersAreChecked(bad: Float) {
    let world = Self.world()
    defer { CBoxWorldDestroy(world) }
    let body = Self.body(in: world)
    let vector = CBoxVector(x: bad, y: 0)
    var made = CBoxBody()
    #expect(CBoxBodyCreate(world, vector, 0, true, 1, &made) == CBoxStatusBadValue)
    #expect(CBoxBodyCreate(world, CBoxVector(), bad, true, 1, &made) == CBoxStatusBadValue)
    #expect(CBoxWorldSetGravity(world, vector) == CBoxStatusBadValue)
    #expect(CBoxWorldStep(world, bad, 8, 3) == CBoxStatusBadValue)
    #expect(CBoxBodySetTransform(body, vector, 0) == CBoxStatusBadValue)
    #expect(CBoxBodySetMass(body, CBoxMass(mass: bad, center: CBoxVector(), inertia: 1)) == CBoxStatusBadValue)
    #expect(CBoxBodySetMass(body, CBoxMass(mass: 1, center: vector, inertia: 1)) == CBoxStatusBadValue)
    #expect(CBoxBodySetDamping(body, bad, 0) == CBoxStatusBadValue)
    #expect(CBoxBodySetMaterial(body, 0, bad) == CBoxStatusBadValue)
    #expect(CBoxBodySetGravityScale(body, bad) == CBoxStatusBadValue)
    #expect(CBoxBodyAddCircle(body, CBoxVector(), bad) == CBoxStatusBadValue)
    #expect(CBoxBodyAddEdge(body, vector, CBoxVector(), 0.02) == CBoxStatusBadValue)
    #expect(CBoxBodyAddPolygon(body, [vector, CBoxVector(), CBoxVector(x: 1, y: 1)], 3) == CBoxStatusBadValue)
    #expect(CBoxWorldStep(world, 0.01, 8, 3) == CBoxStatusOK)
  }

  @Test func efforts() {
    let world = Self.world()
    defer { CBoxWorldDestroy(world) }
    let body = Self.body(in: world)
    for bad in [Float.nan, .infinity] {
      #expect(CBoxBodyApplyForce(body, CBoxVector(x: bad, y: 0), 0) == CBoxStatusBadValue)
      #expect(CBoxBodyApplyImpulse(body, CBoxVector(), bad) == CBoxStatusBadValue)
      #expect(CBoxBodySetVelocity(body, CBoxVector(x: 0, y: bad), 0) == CBoxStatusBadValue)
    }
    #expect(CBoxBodyApplyForce(body, CBoxVector(x: 1e38, y: 1e38), 1e38) == CBoxStatusOK)
    #expect(CBoxWorldStep(world, 0.01, 8, 3) == CBoxStatusOK)
  }

  @Test func shapesTheLibraryWouldAssertOn() {
    let world = Self.world()
    defer { CBoxWorldDestroy(world) }
    let body = Self.body(in: world)
    func polygon(_ corners: (Float, Float)...) -> CBoxStatus {
      CBoxBodyAddPolygon(body, corners.map { CBoxVector(x: $0.0, y: $0.1) }, corners.count)
    }
    #expect(polygon((0, 0), (1, 0)) == CBoxStatusBadValue)
    #expect(polygon((0, 0), (1, 0), (2, 0)) == CBoxStatusBadValue)
    #expect(polygon((0, 0), (1, 1), (1, 0)) == CBoxStatusBadValue, "clockwise")
    #expect(polygon((0, 0), (1, 0), (0.1, 0.1), (0, 1)) == CBoxStatusBadValue, "concave")
    #expect(polygon((0, 0), (0, 0), (1, 0), (0, 1)) == CBoxStatusBadValue, "a doubled corner")
    #expect(polygon((0, 0), (1e-4, 0), (0, 1e-4)) == CBoxStatusOK, "tiny")
    #expect(CBoxBodyAddEdge(body, CBoxVector(), CBoxVector(), 0.02) == CBoxStatusBadValue)
    // So far from its centre that single precision loses the inertia.
    let lost = CBoxMass(mass: 1, center: CBoxVector(x: 1e5, y: 0), inertia: 1e-6)
    #expect(CBoxBodySetMass(body, lost) == CBoxStatusBadValue)
    #expect(CBoxWorldStep(world, 0.01, 8, 3) == CBoxStatusOK)
  }
}
