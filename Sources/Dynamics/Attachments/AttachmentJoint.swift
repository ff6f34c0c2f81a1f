import CBox2D
import SpringformGeometry

/// An attachment in the solver: its joint, the two bodies, and the fixed body that stands for an anchor.
final class AttachmentJoint {
  /// The length at the start, in points.
  let length: Double

  private let kind: AttachmentPlan.Kind
  private let bodies: [Body]
  /// The attachment's points in the coordinates of the bodies.
  private let localAnchors: [Vector]
  private let anchor: CBoxBody?
  private let ends: CBoxJointEnds
  /// True when the two ends met at the start and one of them is an anchor: rigid and without a length that is a hinge.
  private let canHinge: Bool
  private var isHinge = false
  private var handle = CBoxJoint()
  private let world: World

  /// The distance below which an anchor and the attachment point are one, in points.
  private static let hingeDistance = 1.0

  init(
    _ plan: AttachmentPlan, anchor point: Point, _ settings: AttachmentSettings, in world: World
  ) throws(DynamicsError) {
    let points = [plan.first, plan.second].map { $0?.point(anchor: point) ?? point }
    if let bad = points.first(where: { !$0.isReachable }) { throw .invalidPoint(bad) }
    if let second = plan.second, second.item === plan.first.item { throw .invalidAttachment }
    var bodies: [Body] = []
    for end in [plan.first, plan.second].compactMap(\.self) {
      guard let body = world.enter(end.item) else {
        bodies.forEach(world.leave)
        // The reason is recorded already.
        throw world.error ?? .itemInUse
      }
      bodies.append(body)
    }
    let localAnchors = zip(bodies, points).map { $0.local($1) }
    var fixed = CBoxBody()
    if plan.second == nil { CBoxBodyCreate(world.handle, CBoxVector(point), 0, false, 0, &fixed) }
    // The solver measures angles and distances from A to B: the first item moves against the second or the anchor.
    ends = CBoxJointEnds(
      bodyA: bodies.count > 1 ? bodies[1].handle : fixed, bodyB: bodies[0].handle,
      anchorA: localAnchors.count > 1 ? CBoxVector(localAnchors[1]) : CBoxVector(), anchorB: CBoxVector(localAnchors[0])
    )
    self.localAnchors = localAnchors
    self.bodies = bodies
    self.world = world
    kind = plan.kind
    anchor = plan.second == nil ? fixed : nil
    length = points[0].distance(to: points[1])
    canHinge = plan.second == nil && length < Self.hingeDistance
    do throws(DynamicsError) {
      try make(settings)
    } catch {
      remove()
      throw error
    }
  }

  func remove() {
    CBoxJointDestroy(handle)
    if let anchor { CBoxBodyDestroy(anchor) }
    bodies.forEach(world.leave)
  }

  /// The attachment as it is drawn.
  func line(anchor: Point) -> Path {
    let ends = zip(bodies, localAnchors).map { body, localAnchor in
      (Point.zero + localAnchor).applying(world.placement(of: body))
    }
    return Path(elements: [.move(to: ends[0]), .line(to: ends.count > 1 ? ends[1] : anchor)])
  }

  func moveAnchor(to point: Point) {
    guard let anchor else { return }
    guard point.isReachable else { return world.record(.invalidPoint(point)) }
    CBoxBodySetTransform(anchor, CBoxVector(point), 0)
    wake()
  }

  func update(_ settings: AttachmentSettings) throws(DynamicsError) {
    switch kind {
    case .rod where isHinge != hinges(settings):
      _ = try settings.spring(length: length)
      CBoxJointDestroy(handle)
      try make(settings)
    case .rod where isHinge: break
    case .rod: CBoxJointSetSpring(handle, try settings.spring(length: length))
    case .rope: CBoxJointSetRopeLength(handle, try settings.spring(length: length).length)
    case .weld: break
    case .pin: CBoxJointSetRange(handle, try settings.range(unit: 1))
    case .slide: CBoxJointSetRange(handle, try settings.range(unit: pointsPerMetre))
    }
    wake()
  }

  private func hinges(_ settings: AttachmentSettings) -> Bool {
    canHinge && settings.length == nil && settings.frequency == 0
  }

  private func make(_ settings: AttachmentSettings) throws(DynamicsError) {
    isHinge = false
    let status: CBoxStatus
    switch kind {
    case .rod where hinges(settings):
      isHinge = true
      status = CBoxJointCreateRevolute(ends, CBoxRange(), &handle)
    case .rod: status = CBoxJointCreateDistance(ends, try settings.spring(length: length), &handle)
    case .rope: status = CBoxJointCreateRope(ends, try settings.spring(length: length).length, &handle)
    case .weld: status = CBoxJointCreateWeld(ends, &handle)
    case .pin: status = CBoxJointCreateRevolute(ends, try settings.range(unit: 1), &handle)
    case .slide(let axis):
      guard let unit = axis.unit, unit.length.isFinite else { throw .invalidAttachment }
      let turned = unit.rotated(by: bodies.count > 1 ? -bodies[1].current.angle : 0)
      status = CBoxJointCreatePrismatic(
        ends, CBoxVector(si: turned), try settings.range(unit: pointsPerMetre), &handle)
    }
    guard status == CBoxStatusOK else { throw .invalidAttachment }
  }

  private func wake() { bodies.forEach { $0.wake() } }
}

extension Body {
  /// A point of the reference coordinate system in the item's own coordinates.
  func local(_ point: Point) -> Vector { (point - current.center).rotated(by: -current.angle) }
}
