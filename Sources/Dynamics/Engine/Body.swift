import CBox2D
import SpringformGeometry

/// An item's body in the solver. Two behaviours of one animator that name the same item share its body.
final class Body {
  let item: any DynamicItem
  let handle: CBoxBody
  let shape: CollisionShape
  unowned let world: World

  /// How many behaviours hold the item.
  var uses = 0
  private(set) var properties = ItemProperties()

  /// The item's state before and after the last sub-step.
  private(set) var previous: DynamicItemState
  private(set) var current: DynamicItemState
  /// What the solver said last; the item is written to when it says something new.
  private var solved: CBoxBodyState

  private var gravities = 0
  private var pushes = 0
  /// Collision groups: see `CBoxBodySetGroups`.
  private var joins: [UInt64] = []
  private var meets: [UInt64] = []

  /// Makes the body of an item as it lies now.
  init(of item: any DynamicItem, tag: UInt64, in world: World) throws(DynamicsError) {
    let state = item.state
    guard state.center.isReachable else { throw .invalidPoint(state.center) }
    guard state.angle.isFinite else { throw .invalidTransform(item.transform) }
    let shape = try CollisionShape(of: item)
    var handle = CBoxBody()
    CBoxBodyCreate(world.handle, CBoxVector(state.center), Float(state.angle), true, tag, &handle)
    var isComplete = true
    for part in shape.parts { isComplete = part.add(to: handle) && isComplete }
    isComplete = CBoxBodySetMass(handle, shape.mass(density: 1)) == CBoxStatusOK && isComplete
    guard isComplete else {
      CBoxBodyDestroy(handle)
      throw .invalidCollisionPath
    }
    self.item = item
    self.handle = handle
    self.shape = shape
    self.world = world
    previous = state
    current = state
    solved = CBoxBodyState()
    CBoxBodyGetState(handle, &solved)
    applyProperties(ItemProperty.allCases)
  }

  // MARK: Properties

  func set(_ property: ItemProperty, to value: Double, owner: ObjectIdentifier) {
    do throws(DynamicsError) {
      properties.set(property, to: try property.checked(value), owner: owner)
      applyProperties([property])
      wake()
    } catch {
      world.record(error)
    }
  }

  func resetProperties(ownedBy owner: ObjectIdentifier) {
    let before = properties
    properties.reset(ownedBy: owner)
    applyProperties(ItemProperty.allCases.filter { properties[$0] != before[$0] })
    wake()
  }

  var mass: Double { Double(shape.mass(density: properties[.density]).mass) }

  private func applyProperties(_ changed: [ItemProperty]) {
    for property in changed {
      switch property {
      case .elasticity, .friction:
        CBoxBodySetMaterial(handle, Float(properties[.friction]), Float(properties[.elasticity]))
      case .resistance, .angularResistance:
        CBoxBodySetDamping(handle, Float(properties[.resistance]), Float(properties[.angularResistance]))
      case .density: CBoxBodySetMass(handle, shape.mass(density: properties[.density]))
      case .isAnchored: CBoxBodySetMoves(handle, properties[.isAnchored] == 0)
      case .allowsRotation: CBoxBodySetFixedRotation(handle, properties[.allowsRotation] == 0)
      case .charge: break
      }
    }
  }

  // MARK: Gravity, pushes and collisions

  /// Items under gravity or a push are bullets: they do not tunnel through each other.
  func changeGravities(by count: Int) {
    gravities += count
    CBoxBodySetGravityScale(handle, gravities > 0 ? 1 : 0)
    CBoxBodySetBullet(handle, gravities + pushes > 0)
    wake()
  }

  func changePushes(by count: Int) {
    pushes += count
    CBoxBodySetBullet(handle, gravities + pushes > 0)
    wake()
  }

  func setGroups(leaving old: [UInt64], joins newJoins: [UInt64], meets newMeets: [UInt64]) {
    joins = joins.filter { !old.contains($0) } + newJoins
    meets = meets.filter { !old.contains($0) } + newMeets
    CBoxBodySetGroups(handle, joins, joins.count, meets, meets.count)
    wake()
  }

  // MARK: State

  var velocity: Vector { solverState.velocity.vector }
  var angularVelocity: Double { Double(solverState.angularVelocity) }

  /// The lever from the centre of mass to a point given in the item's own coordinates, in metres.
  func lever(to offset: Vector) -> Vector {
    let state = solverState
    let point = state.position.point + offset.rotated(by: Double(state.angle))
    return (point - state.massCenter.point) / pointsPerMetre
  }

  /// In points per second and radians per second.
  func addVelocity(_ linear: Vector, angular: Double) {
    let state = solverState
    let sum = CBoxVector(state.velocity.vector + linear)
    guard CBoxBodySetVelocity(handle, sum, state.angularVelocity + Float(angular)) == CBoxStatusOK else {
      let bad = [linear.dx, linear.dy, angular].first { !$0.isFinite } ?? linear.length
      world.record(.invalidValue(property: "velocity", value: bad))
      return
    }
    wake()
  }

  func wake() {
    CBoxBodyWake(handle)
    world.wake()
  }

  /// Moves the body to where its item is; its velocity stays.
  func readItem() {
    var state = item.state
    guard state.center.isReachable else { return world.record(.invalidPoint(state.center)) }
    guard state.angle.isFinite else { return world.record(.invalidTransform(item.transform)) }
    // A transform forgets whole turns; the limits of joints do not.
    state.angle += ((current.angle - state.angle) / (2 * .pi)).rounded() * 2 * .pi
    CBoxBodySetTransform(handle, CBoxVector(state.center), Float(state.angle))
    solved = solverState
    previous = state
    current = state
    wake()
  }

  /// Forgets the state before the last sub-step, so that nothing is interpolated.
  func endInterpolation() { previous = current }

  /// Takes over the solver's state after a sub-step; an item that rests keeps the very numbers it has.
  func readSolver() {
    previous = current
    let state = solverState
    if state.position.x != solved.position.x || state.position.y != solved.position.y {
      current.center = state.position.point
    }
    if state.angle != solved.angle { current.angle = Double(state.angle) }
    solved = state
  }

  /// Gives the item what has changed since `before`.
  func writeItem(since before: DynamicItemState) {
    if current.center != before.center { item.center = current.center }
    if current.angle != before.angle { item.transform = AffineTransform(rotationAngle: current.angle) }
  }

  private var solverState: CBoxBodyState {
    var state = CBoxBodyState()
    CBoxBodyGetState(handle, &state)
    return state
  }
}

extension CollisionShape {
  /// Mass in kilograms: `density` times the area over 10^4; inertia likewise.
  func mass(density: Double) -> CBoxMass {
    let scale = pointsPerMetre * pointsPerMetre
    return CBoxMass(
      mass: Float(density * area / scale), center: CBoxVector(centroid),
      inertia: Float(density * moment / (scale * scale)))
  }
}

extension CollisionShape.Part {
  /// Adds the part to a body. The solver takes polygons of up to eight corners; a larger one becomes a fan of such polygons
  /// around its first corner.
  func add(to body: CBoxBody) -> Bool {
    switch self {
    case .circle(let center, let radius):
      return CBoxBodyAddCircle(body, CBoxVector(center), metres(radius)) == CBoxStatusOK
    case .polygon(let corners):
      let most = Int(CBOX_MAX_POLYGON_VERTICES)
      return stride(from: 1, to: corners.count - 1, by: most - 2).allSatisfy { start in
        let polygon = [corners[0]] + corners[start..<min(start + most - 1, corners.count)]
        return CBoxBodyAddPolygon(body, polygon.map { CBoxVector($0) }, polygon.count) == CBoxStatusOK
      }
    }
  }
}
