import CBox2D
public import SpringformGeometry

/// Draws an item to a point with a spring, and turns it upright.
///
/// As in UIKit four springs of 4 Hz, 50 points long, pull at two opposite corners of the item, from anchors 50 points away
/// from where those corners belong. They pull from the first tick on.
public final class SnapBehavior: DynamicBehavior {
  public let item: any DynamicItem

  /// Where the item's centre goes, in points.
  public var snapPoint: Point {
    didSet {
      guard let frame, let world, let body else { return }
      guard snapPoint.isReachable else { return world.record(.invalidPoint(snapPoint)) }
      CBoxBodySetTransform(frame, CBoxVector(snapPoint), 0)
      body.wake()
    }
  }

  /// How little the item swings about the point: 0 swings much, 1 does not.
  public var damping = 0.5 { didSet { updateSprings() } }

  private var body: Body?
  /// The fixed body that carries the four anchors.
  private var frame: CBoxBody?
  private var springs: [(joint: CBoxJoint, corner: Vector, anchorOffset: Vector)] = []
  private static let frequency: Float = 4
  private static let reach = 50.0

  public init(item: any DynamicItem, snapTo point: Point) {
    self.item = item
    snapPoint = point
  }

  override func connect(to world: World) {
    guard snapPoint.isReachable else { return world.record(.invalidPoint(snapPoint)) }
    guard let body = world.enter(item) else { return }
    var frame = CBoxBody()
    CBoxBodyCreate(world.handle, CBoxVector(snapPoint), 0, false, 0, &frame)
    self.body = body
    self.frame = frame
    let corner = Vector(dx: item.bounds.width / 2, dy: item.bounds.height / 2)
    let reach = Self.reach
    let anchors = [
      (-corner, Vector(dx: -reach, dy: 0)), (-corner, Vector(dx: 0, dy: -reach)),
      (corner, Vector(dx: reach, dy: 0)), (corner, Vector(dx: 0, dy: reach)),
    ]
    springs = anchors.map { corner, anchorOffset in
      let ends = CBoxJointEnds(
        bodyA: frame, bodyB: body.handle, anchorA: CBoxVector(corner + anchorOffset), anchorB: CBoxVector(corner))
      var joint = CBoxJoint()
      CBoxJointCreateDistance(ends, settings, &joint)
      return (joint, corner, anchorOffset)
    }
  }

  override func disconnect(from world: World) {
    springs.forEach { CBoxJointDestroy($0.joint) }
    springs = []
    if let frame { CBoxBodyDestroy(frame) }
    frame = nil
    if let body { world.leave(body) }
    body = nil
  }

  package override var recordedItems: [any DynamicItem] { [item] }

  package override var recordedProperties: [RecordedProperty] {
    [RecordedProperty("snapPoint", snapPoint), RecordedProperty("damping", damping, default: 0.5)]
  }

  func lines(in world: World) -> [Path] {
    guard let body else { return [] }
    return springs.map { spring in
      let end = (Point.zero + spring.corner).applying(world.placement(of: body))
      return Path(elements: [.move(to: end), .line(to: snapPoint + spring.corner + spring.anchorOffset)])
    }
  }

  private func updateSprings() {
    guard (0...1000).contains(damping) else {
      world?.record(.invalidValue(property: "damping", value: damping))
      return
    }
    for spring in springs {
      CBoxJointSetSpring(spring.joint, settings)
    }
    body?.wake()
  }

  private var settings: CBoxSpring {
    CBoxSpring(
      length: metres(Self.reach), frequency: Self.frequency,
      dampingRatio: Float(damping.isFinite ? min(max(damping, 0), 1000) : 0.5))
  }
}
