public import SpringformGeometry

/// The part of the plane where a field acts, around the field's position, in points.
public indirect enum Region: Hashable, Sendable {
  case infinite
  /// Points at most this far away.
  case circle(radius: Double)
  /// Points inside a rectangle of this size, without its edges.
  case rectangle(Size)
  case union(Region, Region)
  case intersection(Region, Region)
  case inverse(Region)

  public init(radius: Double) { self = .circle(radius: radius) }
  public init(size: Size) { self = .rectangle(size) }

  public func union(with other: Region) -> Region { .union(self, other) }
  public func intersection(with other: Region) -> Region { .intersection(self, other) }
  /// This region without `other`.
  public func difference(from other: Region) -> Region { .intersection(self, .inverse(other)) }
  public func inverse() -> Region { .inverse(self) }

  /// Whether a point lies in the region, given from the field's position.
  public func contains(_ point: Point) -> Bool {
    switch self {
    case .infinite: true
    case .circle(let radius): point.distance(to: .zero) <= radius
    case .rectangle(let size): point.x.magnitude < size.width / 2 && point.y.magnitude < size.height / 2
    case .union(let a, let b): a.contains(point) || b.contains(point)
    case .intersection(let a, let b): a.contains(point) && b.contains(point)
    case .inverse(let region): !region.contains(point)
    }
  }
}
