public import SpringformGeometry

/// Something that can be moved and turned by physics: a layer, or any object with a centre, bounds and a transform.
public protocol DynamicItem: AnyObject {
  /// In the reference coordinate system, in points. Written by the animator.
  var center: Point { get set }
  /// The size counts; it is read when the item enters an animator.
  var bounds: Rect { get }
  /// The animator reads its angle, and writes a pure rotation.
  var transform: AffineTransform { get set }
  /// The shape for collisions and mass; a rectangle unless said otherwise.
  var collisionBoundsType: DynamicItemCollisionBoundsType { get }
  /// For the bounds type `path`: a convex polygon of either winding, with (0, 0) at the item's centre, in points.
  var collisionBoundingPath: Path { get }
}

/// The shape an item collides with.
public enum DynamicItemCollisionBoundsType: Hashable, Sendable {
  /// The item's bounds.
  case rectangle
  /// The ellipse in the item's bounds.
  case ellipse
  /// The item's `collisionBoundingPath`.
  case path
}

extension DynamicItem {
  public var collisionBoundsType: DynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: Path { .rect(Rect(center: .zero, size: bounds.size)) }
}

/// Where an item is.
package struct DynamicItemState: Hashable, Sendable {
  /// In points.
  package var center: Point
  /// In radians, clockwise on the screen; whole turns count.
  package var angle: Double

  package init(center: Point, angle: Double) {
    self.center = center
    self.angle = angle
  }

  /// The state between this one, at fraction 0, and `next`, at 1.
  func interpolated(to next: DynamicItemState, fraction: Double) -> DynamicItemState {
    DynamicItemState(
      center: center.interpolated(to: next.center, fraction: fraction),
      angle: angle + (next.angle - angle) * fraction)
  }

  /// Where something is that sits at `other` in this item's own coordinates.
  func placing(_ other: DynamicItemState) -> DynamicItemState {
    let offset = Vector(dx: other.center.x, dy: other.center.y)
    return DynamicItemState(center: center + offset.rotated(by: angle), angle: angle + other.angle)
  }
}

extension DynamicItem {
  /// The item's centre and the angle of its transform, -pi...pi.
  var state: DynamicItemState {
    DynamicItemState(center: center, angle: Vector(dx: transform.a, dy: transform.b).angle)
  }
}

extension Vector {
  func rotated(by angle: Double) -> Vector {
    let along = Vector(angle: angle)
    return Vector(dx: along.dx * dx - along.dy * dy, dy: along.dy * dx + along.dx * dy)
  }
}
