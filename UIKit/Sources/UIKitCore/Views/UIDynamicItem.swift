public import QuartzCore

/// Something that physics can move: a view, or anything else with a centre, bounds and a transform.
public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  /// The shape that it collides with; its bounds unless said otherwise.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// For the shape `path`: a convex polygon about (0, 0), the item's centre.
  var collisionBoundingPath: UIBezierPath { get }
}

public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle, ellipse, path
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: CGRect(aboutOrigin: bounds.size)) }
}

extension CGRect {
  package init(aboutOrigin size: CGSize) {
    self.init(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }
}

extension UIView: UIDynamicItem {}
