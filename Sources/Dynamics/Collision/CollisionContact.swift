public import SpringformGeometry

/// Two things that began or ceased to touch.
public struct CollisionContact {
  /// What an item touches.
  public enum Counterpart {
    case item(any DynamicItem)
    /// A boundary by its identifier; the reference bounds have none.
    case boundary(identifier: String?)
  }

  public let item: any DynamicItem
  public let other: Counterpart
  /// Where, in the reference coordinate system, in points; `nil` when they parted.
  public let point: Point?
}
