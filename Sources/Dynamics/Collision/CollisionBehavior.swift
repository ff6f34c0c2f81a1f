public import SpringformGeometry
import SpringformMotionRecord

/// Lets its items collide with each other and with its boundaries.
public final class CollisionBehavior: ItemListBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything: Mode = [.items, .boundaries]
  }

  public var collisionMode = Mode.everything { didSet { bodies.forEach(regroup) } }

  /// Called for every pair that began to touch, after the items have moved.
  public var onContactBegan: ((CollisionContact) -> Void)?
  /// Called for every pair that ceased to touch, after all beginnings of the tick.
  public var onContactEnded: ((CollisionContact) -> Void)?

  /// Whether the edges of the animator's reference bounds are a boundary, without an identifier.
  public var translatesReferenceBoundsIntoBoundary: Bool {
    get { insets != nil }
    set { insets = newValue ? (insets ?? .zero) : nil }
  }

  /// Whether boundaries keep items away as UIKit's do: named ones by 1.5 to 2 points, the reference bounds by one point less.
  /// Without that, what lies on a boundary touches it, or sinks into it by less than half a point, as into other items.
  public var leavesGapAtBoundaries = true {
    didSet {
      guard let world, leavesGapAtBoundaries != oldValue else { return }
      removeBoundaries(from: world)
      buildBoundaries(in: world)
    }
  }

  private var insets: EdgeInsets? { didSet { rebuildReferenceBoundary() } }
  /// The paths by identifier, in the order they were added, and what became of them in the animator.
  private var namedBoundaries: [(identifier: String, path: Path, boundary: Boundary?)] = []
  private var referenceBoundary: Boundary?
  private var groups: (items: UInt64, boundaries: UInt64) = (0, 0)

  /// The reference bounds are this much larger as a boundary, in points.
  private static let referenceOutset = 1.0

  public init(items: [any DynamicItem] = []) { super.init(itemList: items) }

  // MARK: Boundaries

  /// Makes the reference bounds a boundary, this far inside them.
  public func setTranslatesReferenceBoundsIntoBoundary(with insets: EdgeInsets) { self.insets = insets }

  /// Adds a closed outline as a boundary: it collides on both sides. An identifier that exists already is replaced.
  ///
  /// A path without extent, or with a coordinate that is not finite, is `DynamicsError.invalidBoundary`.
  public func addBoundary(withIdentifier identifier: String, for path: Path) {
    removeBoundary(withIdentifier: identifier)
    namedBoundaries.append((identifier, path, world.flatMap { boundary(path, identifier, $0) }))
  }

  /// Adds a straight boundary from one point to another.
  public func addBoundary(withIdentifier identifier: String, from start: Point, to end: Point) {
    addBoundary(withIdentifier: identifier, for: Path(elements: [.move(to: start), .line(to: end)]))
  }

  public func boundary(withIdentifier identifier: String) -> Path? {
    namedBoundaries.first { $0.identifier == identifier }?.path
  }

  /// In the order they were added.
  public var boundaryIdentifiers: [String] { namedBoundaries.map(\.identifier) }

  /// Takes a boundary away; an identifier that was never added changes nothing.
  public func removeBoundary(withIdentifier identifier: String) {
    guard let index = namedBoundaries.firstIndex(where: { $0.identifier == identifier }) else { return }
    if let world { namedBoundaries[index].boundary?.remove(from: world) }
    namedBoundaries.remove(at: index)
  }

  public func removeAllBoundaries() { boundaryIdentifiers.forEach(removeBoundary) }

  private func boundary(_ path: Path, _ identifier: String?, _ world: World) -> Boundary? {
    do throws(DynamicsError) {
      bodies.forEach { $0.wake() }
      return try Boundary(
        path, leavesGap: leavesGapAtBoundaries, identifier: identifier,
        owner: ObjectIdentifier(self), group: groups.boundaries, in: world)
    } catch {
      world.record(error)
      return nil
    }
  }

  /// The outlines of all boundaries that act.
  var boundaryPaths: [Path] { (namedBoundaries.map(\.boundary) + [referenceBoundary]).compactMap { $0?.path } }

  package override var recordedProperties: [RecordedProperty] {
    let inset = insets.map { RecordedValue.numbers([$0.top, $0.left, $0.bottom, $0.right]) } ?? .word("none")
    return [
      RecordedProperty("collisionMode", Double(collisionMode.rawValue), default: Double(Mode.everything.rawValue)),
      RecordedProperty("referenceInsets", inset, default: .word("none")),
      RecordedProperty("leavesGapAtBoundaries", leavesGapAtBoundaries, default: true),
    ]
      + namedBoundaries.map { entry in
        let points = entry.path.elements.flatMap(\.points).flatMap { [$0.x, $0.y] }
        return RecordedProperty("boundary \(entry.identifier)", .numbers(Array(points.prefix(16))))
      }
  }

  func rebuildReferenceBoundary() {
    guard let world else { return }
    referenceBoundary?.remove(from: world)
    referenceBoundary = insets.flatMap { insets in
      let frame = world.referenceBounds
      let inside = Rect(
        x: frame.minX + insets.left, y: frame.minY + insets.top,
        width: frame.width - insets.left - insets.right, height: frame.height - insets.top - insets.bottom)
      let outset = leavesGapAtBoundaries ? Self.referenceOutset : 0
      return boundary(.rect(inside.insetBy(dx: -outset, dy: -outset)), nil, world)
    }
  }

  // MARK: In the animator

  override func connect(to world: World) {
    groups = (world.newTag(), world.newTag())
    super.connect(to: world)
    buildBoundaries(in: world)
  }

  private func buildBoundaries(in world: World) {
    for index in namedBoundaries.indices {
      namedBoundaries[index].boundary = boundary(namedBoundaries[index].path, namedBoundaries[index].identifier, world)
    }
    rebuildReferenceBoundary()
  }

  override func disconnect(from world: World) {
    removeBoundaries(from: world)
    super.disconnect(from: world)
  }

  private func removeBoundaries(from world: World) {
    for index in namedBoundaries.indices {
      namedBoundaries[index].boundary?.remove(from: world)
      namedBoundaries[index].boundary = nil
    }
    referenceBoundary?.remove(from: world)
    referenceBoundary = nil
  }

  override func entered(_ body: Body) { regroup(body) }

  override func left(_ body: Body) {
    body.setGroups(leaving: [groups.items, groups.boundaries], joins: [], meets: [])
  }

  /// Items join a group of their own and meet it when they collide with each other; boundaries join theirs.
  private func regroup(_ body: Body) {
    let own = collisionMode.contains(.items) ? [groups.items] : []
    let theirs = collisionMode.contains(.boundaries) ? [groups.boundaries] : []
    body.setGroups(leaving: [groups.items, groups.boundaries], joins: own, meets: own + theirs)
  }

  // MARK: Contacts

  var reportsContacts: Bool { onContactBegan != nil || onContactEnded != nil }

  func report(_ touch: ContactTracker.Touch, began: Bool) {
    guard let callback = began ? onContactBegan : onContactEnded, let other = counterpart(of: touch) else { return }
    callback(CollisionContact(item: touch.body.item, other: other, point: began ? touch.point : nil))
  }

  /// What an item of this behaviour touched, or `nil` when another behaviour made them collide.
  private func counterpart(of touch: ContactTracker.Touch) -> CollisionContact.Counterpart? {
    switch touch.other {
    case .boundary(let boundary):
      guard boundary.owner == ObjectIdentifier(self) else { return nil }
      return .boundary(identifier: boundary.identifier)
    case .body(let other):
      guard collisionMode.contains(.items), contains(touch.body), contains(other) else { return nil }
      return .item(other.item)
    }
  }

  private func contains(_ body: Body) -> Bool { items.contains { $0 === body.item } }
}
