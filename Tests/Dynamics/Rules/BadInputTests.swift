import SpringformDynamics
import SpringformGeometry
import SpringformNumerics
import Testing

/// What cannot be simulated is left out and said; the rest goes on.
@Suite struct BadInputTests {
  private let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 100, height: 100))

  /// The error is recorded, and a well-formed item still falls.
  private func expect(_ error: DynamicsError?, _ comment: Comment? = nil) {
    #expect(animator.error == error, comment)
    let tile = Tile(10, 10, at: Point(x: 50, y: 0))
    animator.addBehavior(GravityBehavior(items: [tile]))
    for _ in 0..<10 { animator.advance(by: 1.0 / 60) }
    #expect(tile.center.y > 0 && tile.center.y < 100)
  }

  @Test(arguments: [
    Size(width: 0, height: 10), Size(width: 10, height: 0), Size(width: -10, height: 10), Size(width: -10, height: -10),
    Size(width: .infinity, height: 10), Size(width: 1e9, height: 10), Size(width: 1e-4, height: 1e-4),
  ]) func sizes(size: Size) {
    animator.addBehavior(DynamicItemBehavior(items: [Tile(size.width, size.height, at: .zero)]))
    expect(.invalidSize(size))
  }

  @Test func sizesThatAreNoNumbers() {
    animator.addBehavior(DynamicItemBehavior(items: [Tile(.nan, 10, at: .zero)]))
    guard case .invalidSize(let size) = animator.error else {
      Issue.record("error \(String(describing: animator.error))")
      return
    }
    #expect(size.width.isNaN)
  }

  @Test(arguments: [(0.01, 0.01), (0.01, 1e7), (1e7, 1e7)]) func extremeSizesThatWork(width: Double, height: Double) {
    let tile = Tile(width, height, at: Point(x: 50, y: 50))
    let collision = CollisionBehavior(items: [tile])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: [tile]))
    for _ in 0..<60 { animator.advance(by: 1.0 / 60) }
    #expect(tile.center.y.isFinite)
    #expect(animator.error == nil)
  }

  @Test(arguments: [Point(x: Double.infinity, y: 0), Point(x: 0, y: 2e7)]) func places(point: Point) {
    animator.addBehavior(DynamicItemBehavior(items: [Tile(10, 10, at: point)]))
    expect(.invalidPoint(point))
  }

  @Test func updatesToNowhere() {
    let tile = Tile(10, 10, at: Point(x: 5, y: 5))
    animator.addBehavior(DynamicItemBehavior(items: [tile]))
    tile.center = Point(x: -.infinity, y: 0)
    animator.updateItem(usingCurrentState: tile)
    expect(.invalidPoint(Point(x: -.infinity, y: 0)))
    #expect(animator.presentation(of: tile)?.center == Point(x: 5, y: 5))
  }

  @Test(arguments: [0, -1, -Double.infinity]) func densities(density: Double) {
    let tile = Tile(10, 10, at: .zero)
    let item = DynamicItemBehavior(items: [tile])
    item.density = density
    animator.addBehavior(item)
    expect(.invalidValue(property: "density", value: density))
  }

  @Test func propertiesThatAreNoNumbers() {
    let tile = Tile(10, 10, at: .zero)
    let item = DynamicItemBehavior(items: [tile])
    animator.addBehavior(item)
    item.elasticity = .nan
    guard case .invalidValue(property: "elasticity", _) = animator.error else {
      Issue.record("error \(String(describing: animator.error))")
      return
    }
    item.resistance = .greatestFiniteMagnitude
    item.density = 1e300
    item.friction = .infinity
    for _ in 0..<10 { animator.advance(by: 1.0 / 60) }
    #expect(tile.center == .zero, "too much is limited to the most")
  }

  @Test(arguments: [Vector(dx: Double.nan, dy: 0), Vector(dx: Double.infinity, dy: 1), Vector(dx: 1e300, dy: -1e300)])
  func vectors(vector: Vector) {
    let tile = Tile(10, 10, at: Point(x: 20, y: 30))
    let gravity = GravityBehavior(items: [tile])
    gravity.gravityDirection = vector
    let push = PushBehavior(items: [tile], mode: .continuous)
    push.pushDirection = vector
    push.setTargetOffsetFromCenter(vector, for: tile)
    let knock = PushBehavior(items: [tile], mode: .instantaneous)
    knock.pushDirection = vector
    let item = DynamicItemBehavior(items: [tile])
    item.addLinearVelocity(vector, for: tile)
    for behavior in [gravity, push, knock, item] { animator.addBehavior(behavior) }
    for _ in 0..<30 { animator.advance(by: 1.0 / 60) }
    #expect(tile.center.x.isFinite && tile.center.y.isFinite)
    // Gravity comes first, and the first error is kept.
    #expect(animator.error.map { "\($0)" } == "the physics cannot use \(vector.length.decimalText) as gravity")
  }

  @Test func enormousEffortsStayNumbers() {
    let tile = Tile(0.01, 0.01, at: Point(x: 20, y: 30))
    let push = PushBehavior(items: [tile], mode: .continuous)
    push.pushDirection = Vector(dx: 1e30, dy: 1e30)
    push.setTargetOffsetFromCenter(Vector(dx: 1e5, dy: 0), for: tile)
    let knock = PushBehavior(items: [tile], mode: .instantaneous)
    knock.pushDirection = Vector(dx: 1e30, dy: 1e30)
    let item = DynamicItemBehavior(items: [tile])
    item.density = 1e-6
    item.addLinearVelocity(Vector(dx: 1e30, dy: 0), for: tile)
    let collision = CollisionBehavior(items: [tile])
    collision.translatesReferenceBoundsIntoBoundary = true
    for behavior in [push, knock, item, collision] { animator.addBehavior(behavior) }
    for _ in 0..<120 { animator.advance(by: 1.0 / 60) }
    #expect(tile.center.x.isFinite && tile.center.y.isFinite)
  }

  /// From x and y in turn.
  private static func polygon(_ numbers: [Double]) -> Path {
    var path = Path()
    for start in stride(from: 0, to: numbers.count, by: 2) {
      let point = Point(x: numbers[start], y: numbers[start + 1])
      if start == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  private static let brokenPolygons: [String: [Double]] = [
    "concave": [0, 0, 40, 0, 10, 10, 0, 40],
    "crossing itself": [0, 0, 20, 20, 20, 0, 0, 20],
    "a star wound twice": [0, -20, 12, 16, -19, -6, 19, -6, -12, 16],
    "flat": [0, 0, 10, 0, 20, 0],
    "a point": [0, 0],
    "empty": [],
    "not a number": [0, 0, .nan, 0, 0, 10],
    "beyond reach": [0, 0, 1e9, 0, 0, 1e9],
  ]

  @Test(arguments: brokenPolygons.keys.sorted()) func collisionPaths(name: String) {
    let tile = Tile(10, 10, at: .zero)
    tile.collisionBoundsType = .path
    tile.collisionBoundingPath = Self.polygon(Self.brokenPolygons[name] ?? [])
    animator.addBehavior(DynamicItemBehavior(items: [tile]))
    expect(.invalidCollisionPath, "\(name)")
  }

  /// UIKit's documentation allows both windings; corners on a straight side, doubled corners and an open end do no harm.
  @Test(arguments: [
    [-20, -20, 20, -20, 20, 20, -20, 20], [-20, 20, 20, 20, 20, -20, -20, -20],
    [-20, -20, 0, -20, 20, -20, 20, 20, 20, 20, 0, 20, -20, 20, -20, 0, -20, -20],
  ]) func collisionPathsThatWork(corners: [Double]) {
    let tile = Tile(10, 10, at: Point(x: 50, y: 50))
    tile.collisionBoundsType = .path
    tile.collisionBoundingPath = Self.polygon(corners)
    let collision = CollisionBehavior(items: [tile])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(GravityBehavior(items: [tile]))
    for _ in 0..<120 { animator.advance(by: 1.0 / 60) }
    #expect(animator.error == nil)
    #expect(isClose(tile.center.y, 79.2, within: 0.4))
  }

  @Test(arguments: [
    Path(), Path(elements: [.move(to: .zero)]), Path(elements: [.move(to: .zero), .line(to: .zero)]),
    Path(elements: [.move(to: .zero), .line(to: Point(x: Double.nan, y: 1))]),
    Path(elements: [.move(to: .zero), .line(to: Point(x: 1e9, y: 1))]),
  ]) func boundaries(path: Path) {
    let collision = CollisionBehavior(items: [Tile(10, 10, at: .zero)])
    collision.addBoundary(withIdentifier: "b", for: path)
    animator.addBehavior(collision)
    expect(.invalidBoundary(identifier: "b"))
  }

  @Test func attachments() {
    let tile = Tile(10, 10, at: .zero)
    let far = Point(x: 1e9, y: 0)
    animator.addBehavior(AttachmentBehavior(item: tile, attachedToAnchor: far))
    expect(.invalidPoint(far))
    animator.addBehavior(AttachmentBehavior(item: tile, attachedTo: tile))
    animator.addBehavior(
      AttachmentBehavior.slidingAttachment(with: tile, attachmentAnchor: .zero, axisOfTranslation: .zero))
    let spring = AttachmentBehavior(item: tile, attachedToAnchor: Point(x: 50, y: 0))
    spring.frequency = -1
    animator.addBehavior(spring)
    spring.frequency = .nan
    spring.damping = .infinity
    spring.length = -5
    spring.anchorPoint = Point(x: Double.nan, y: 0)
    let snap = SnapBehavior(item: tile, snapTo: far)
    animator.addBehavior(snap)
    for _ in 0..<10 { animator.advance(by: 1.0 / 60) }
    #expect(tile.center.x.isFinite)
  }

  @Test(arguments: [-1.0, .nan, .infinity, 0, -.infinity]) func ticks(duration: Double) {
    let tile = Tile(10, 10, at: .zero)
    animator.addBehavior(GravityBehavior(items: [tile]))
    animator.advance(by: duration)
    #expect(tile.center.y == (duration > 0 ? 0.069385528564453125 : 0) || tile.center.y < 0.07)
    #expect(animator.elapsedTime >= 0 && animator.elapsedTime < 1)
  }

  @Test func speeds() {
    animator.addBehavior(GravityBehavior(items: [Tile(10, 10, at: .zero)]))
    animator.speed = -1
    animator.advance(by: 1.0 / 60)
    #expect(animator.error == .invalidValue(property: "speed", value: -1))
    animator.speed = 1
    expect(.invalidValue(property: "speed", value: -1), "the first error is kept")
  }

  @Test func anItemBelongsToOneAnimator() {
    let other = DynamicAnimator(referenceBounds: .zero)
    let tile = Tile(10, 10, at: .zero)
    let gravity = GravityBehavior(items: [tile])
    other.addBehavior(gravity)
    animator.addBehavior(DynamicItemBehavior(items: [tile]))
    expect(.itemInUse)
    other.removeBehavior(gravity)
    let third = DynamicAnimator(referenceBounds: .zero)
    third.addBehavior(DynamicItemBehavior(items: [tile]))
    #expect(third.error == nil, "it has left the other one")
  }

  @Test func aPartOfAGroupIsNoItem() {
    let parts = [Tile(10, 10, at: .zero), Tile(10, 10, at: Point(x: 20, y: 0))]
    animator.addBehavior(DynamicItemBehavior(items: [DynamicItemGroup(items: parts)]))
    animator.addBehavior(DynamicItemBehavior(items: [parts[0]]))
    expect(.itemInUse)
  }

  @Test func anEmptyGroupHasNoSize() {
    animator.addBehavior(DynamicItemBehavior(items: [DynamicItemGroup(items: [])]))
    expect(.invalidSize(.zero))
  }

  @Test func aChildRefusedBeforeThereIsAnAnimatorIsToldToTheAnimator() {
    let other = DynamicAnimator(referenceBounds: .zero)
    let (busy, parent) = (DynamicBehavior(), DynamicBehavior())
    other.addBehavior(busy)
    parent.addChildBehavior(busy)
    #expect(parent.childBehaviors.isEmpty && animator.error == nil && other.error == nil)
    animator.addBehavior(parent)
    expect(.behaviorInUse)
  }

  @Test func aBehaviourBelongsToOneAnimatorAndOneParent() {
    let other = DynamicAnimator(referenceBounds: .zero)
    let behavior = DynamicBehavior()
    other.addBehavior(behavior)
    animator.addBehavior(behavior)
    expect(.behaviorInUse)
    #expect(behavior.dynamicAnimator === other)
    other.addBehavior(behavior)
    #expect(other.error == nil && other.behaviors.count == 1, "twice in one place is once")
    let parent = DynamicBehavior()
    parent.addChildBehavior(behavior)
    #expect(parent.childBehaviors.isEmpty)
    let child = DynamicBehavior()
    parent.addChildBehavior(child)
    child.addChildBehavior(parent)
    parent.addChildBehavior(parent)
    #expect(child.childBehaviors.isEmpty && parent.childBehaviors.count == 1)
  }

  @Test func removingWhatWasNeverAddedChangesNothing() {
    let tile = Tile(10, 10, at: .zero)
    let collision = CollisionBehavior()
    animator.addBehavior(collision)
    animator.removeBehavior(DynamicBehavior())
    collision.removeItem(tile)
    collision.removeBoundary(withIdentifier: "none")
    collision.removeChildBehavior(DynamicBehavior())
    animator.updateItem(usingCurrentState: tile)
    let item = DynamicItemBehavior()
    item.addLinearVelocity(Vector(dx: 1, dy: 1), for: tile)
    #expect(item.linearVelocity(for: tile) == .zero && item.angularVelocity(for: tile) == 0)
    #expect(animator.presentation(of: tile) == nil)
    expect(nil)
  }

  @Test func anItemAddedTwiceIsThereOnce() {
    let tile = Tile(10, 10, at: .zero)
    let gravity = GravityBehavior(items: [tile, tile])
    gravity.addItem(tile)
    #expect(gravity.items.count == 1)
    animator.addBehavior(gravity)
    gravity.removeItem(tile)
    #expect(animator.items(in: animator.referenceBounds).isEmpty)
  }
}
