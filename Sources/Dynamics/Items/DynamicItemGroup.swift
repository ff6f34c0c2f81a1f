public import SpringformGeometry

/// Several items that move as one rigid body, as if glued together.
///
/// The group is the item to give to behaviours; its parts must not be given to any. It collides with the shapes of its
/// parts, has their masses together, and turns about its centre of mass.
public final class DynamicItemGroup: DynamicItem {
  public let items: [any DynamicItem]

  /// Where the parts are in the group's own coordinates.
  let places: [DynamicItemState]

  /// The middle of the upright rectangle around all parts, moved with them, in points.
  public var center: Point { didSet { moveItems() } }
  public var transform = AffineTransform.identity { didSet { moveItems() } }
  public let bounds: Rect

  /// Glues the items as they lie now.
  public init(items: [any DynamicItem]) {
    self.items = items
    let frames = items.map { item in
      let placed = AffineTransform(rotationAngle: item.state.angle).concatenating(
        AffineTransform(translationX: item.center.x, y: item.center.y))
      return Rect(center: .zero, size: item.bounds.size).applying(placed)
    }
    let frame = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    let middle = frame.center
    center = middle
    bounds = Rect(origin: .zero, size: frame.size)
    places = items.map {
      DynamicItemState(center: Point.zero + ($0.center - middle), angle: $0.state.angle)
    }
  }

  private func moveItems() {
    let here = state
    for (item, place) in zip(items, places) {
      let there = here.placing(place)
      item.center = there.center
      item.transform = AffineTransform(rotationAngle: there.angle)
    }
  }
}
