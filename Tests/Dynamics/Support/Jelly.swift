import SpringformDynamics
import SpringformGeometry

/// Nine small items in a grid, tied to each other by the published rule.
struct Jelly {
  let animator: DynamicAnimator
  let tiles: [Tile]
  let size: Size
  let properties: [DynamicItemBehavior]
  let pairs: [(Int, Int)]

  init(
    size: Size, in bounds: Rect, elasticity: Double = 0, density: Double = 1, damping: Double = 0.3,
    frequency: Double = 5
  ) {
    self.size = size
    let animator = DynamicAnimator(referenceBounds: bounds)
    let corner = Point(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
    let tiles = (0..<9).map { index in
      Tile(
        10, 10,
        at: Point(
          x: corner.x + 5 + size.width / 2 * Double(index % 3), y: corner.y + 5 + size.height / 2 * Double(index / 3)))
    }
    pairs = tiles.indices.flatMap { i in
      tiles.indices.filter { j in
        tiles[i].center.x - tiles[j].center.x == size.width / 2
          || tiles[i].center.y - tiles[j].center.y == size.width / 2
      }.map { (i, $0) }
    }
    properties = pairs.map { i, j in
      let attachment = AttachmentBehavior(item: tiles[i], attachedTo: tiles[j])
      attachment.damping = damping
      attachment.frequency = frequency
      animator.addBehavior(attachment)
      let item = DynamicItemBehavior(items: [tiles[i]])
      item.elasticity = elasticity
      item.density = density
      animator.addBehavior(item)
      return item
    }
    self.animator = animator
    self.tiles = tiles
  }

  /// Moves the corners and the middle as a finger does.
  func drag(by offset: Vector) {
    for index in stride(from: 0, to: 9, by: 2) {
      tiles[index].center += offset
      animator.updateItem(usingCurrentState: tiles[index])
    }
  }
}
