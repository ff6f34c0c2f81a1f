import SpringformGeometry

/// What an item collides with, in its own coordinates and in points, with the area's moments for its mass.
///
/// Convex, of positive area, and small enough for the solver: whoever holds one need not check again.
struct CollisionShape {
  enum Part {
    case circle(center: Point, radius: Double)
    /// Convex and counter-clockwise where y grows upward.
    case polygon([Point])
  }

  private(set) var parts: [Part]
  /// In square points.
  private(set) var area: Double
  /// The centre of the area.
  private(set) var centroid: Point
  /// The polar second moment of the area about its centre, in points to the fourth.
  private(set) var moment: Double

  static let sizes = 0.01...1e7
  private static let mostCorners = 1000

  /// The shape of an item as its type, bounds and path say.
  init(of item: any DynamicItem) throws(DynamicsError) {
    if let group = item as? DynamicItemGroup {
      try self.init(group)
      return
    }
    let size = item.bounds.size
    guard Self.sizes.contains(size.width), Self.sizes.contains(size.height) else {
      throw .invalidSize(size)
    }
    let box = Rect(center: .zero, size: size)
    switch item.collisionBoundsType {
    case .rectangle:
      try self.init(polygon: Path.rect(box).polygons().first ?? [])
    case .ellipse where size.width == size.height:
      self.init(circle: size.width / 2)
    case .ellipse:
      try self.init(polygon: Self.ellipse(size))
    case .path:
      let polygons = item.collisionBoundingPath.polygons()
      guard polygons.count == 1 else { throw .invalidCollisionPath }
      try self.init(polygon: polygons[0])
    }
  }

  private init(circle radius: Double) {
    parts = [.circle(center: .zero, radius: radius)]
    area = .pi * radius * radius
    centroid = .zero
    moment = area * radius * radius / 2
  }

  private init(polygon drawn: [Point]) throws(DynamicsError) {
    guard drawn.count <= Self.mostCorners, drawn.allSatisfy(\.isReachable) else { throw .invalidCollisionPath }
    let corners = Self.withoutStraightCorners(drawn)
    guard corners.count >= 3 else { throw .invalidCollisionPath }
    // The sums of Green's theorem over the triangles from the first corner, where they lose the fewest digits.
    let offsets = corners.map { $0 - corners[0] }
    var doubled = 0.0
    var first = Vector.zero
    var second = 0.0
    for (a, b) in zip(offsets, offsets.dropFirst()) {
      let triangle = a.cross(b)
      doubled += triangle
      first += (a + b) * triangle
      second += triangle * (a.dot(a) + a.dot(b) + b.dot(b))
    }
    let center = first / (3 * doubled)
    let moment = (second / 12 - doubled / 2 * center.dot(center)).magnitude
    guard doubled != 0, moment > 0, moment.isFinite else { throw .invalidCollisionPath }
    let winding = doubled > 0 ? corners : corners.reversed()
    guard Self.isConvex(winding) else { throw .invalidCollisionPath }
    parts = [.polygon(winding)]
    area = doubled.magnitude / 2
    centroid = corners[0] + center
    self.moment = moment
  }

  private init(_ group: DynamicItemGroup) throws(DynamicsError) {
    parts = []
    area = 0
    centroid = .zero
    moment = 0
    for (item, place) in zip(group.items, group.places) {
      guard place.center.isReachable else { throw .invalidPoint(item.center) }
      add(try CollisionShape(of: item).placed(at: place))
    }
    guard !parts.isEmpty else { throw .invalidSize(group.bounds.size) }
  }

  /// Areas and first moments add; second moments do so about the common centre (the parallel axis theorem).
  private mutating func add(_ other: CollisionShape) {
    let total = area + other.area
    let offset = other.centroid - centroid
    centroid += offset * (other.area / total)
    moment += other.moment + offset.dot(offset) * area * other.area / total
    area = total
    parts += other.parts
  }

  private func placed(at place: DynamicItemState) -> CollisionShape {
    func move(_ point: Point) -> Point {
      place.placing(DynamicItemState(center: point, angle: 0)).center
    }
    var moved = self
    moved.centroid = move(centroid)
    moved.parts = parts.map { part in
      switch part {
      case .circle(let center, let radius): .circle(center: move(center), radius: radius)
      case .polygon(let corners): .polygon(corners.map(move))
      }
    }
    return moved
  }

  /// The polygon without the corners that turn by less than a ten-thousandth of a radian: in single precision they would
  /// be flat or dented.
  private static func withoutStraightCorners(_ drawn: [Point]) -> [Point] {
    var kept: [Point] = []
    for (index, corner) in drawn.enumerated() {
      let before = corner - (kept.last ?? drawn[drawn.count - 1])
      let after = drawn[(index + 1) % drawn.count] - corner
      let isStraight = before.cross(after).magnitude <= 1e-4 * before.length * after.length
      if !isStraight || before.dot(after) < 0 { kept.append(corner) }
    }
    return kept
  }

  /// True when the polygon turns left at every corner, and altogether once.
  private static func isConvex(_ corners: [Point]) -> Bool {
    corners.indices.allSatisfy { index in
      let here = corners[index]
      let edge = corners[(index + 1) % corners.count] - here
      let next = corners[(index + 2) % corners.count] - corners[(index + 1) % corners.count]
      return edge.cross(next) > 0 && (here - corners[0]).cross(edge) >= 0
    }
  }

  /// An ellipse that is not a circle, as an inscribed polygon of 32 corners: the solver knows no ellipses.
  private static func ellipse(_ size: Size) -> [Point] {
    (0..<32).map { index in
      let along = Vector(angle: Double(index) * .pi / 16)
      return Point(x: along.dx * size.width / 2, y: along.dy * size.height / 2)
    }
  }
}
