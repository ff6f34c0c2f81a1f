public import QuartzCore
import Springform

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
  init(aboutOrigin size: CGSize) {
    self.init(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Several items that move as one body. They are given to no behaviour themselves.
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  public let items: [any UIDynamicItem]
  let group: DynamicItemGroup

  public init(items: [any UIDynamicItem]) {
    self.items = items
    group = DynamicItemGroup(items: items.map { DynamicItems.item($0) })
  }

  open var center: CGPoint {
    get { CGPoint(group.center) }
    set { group.center = Point(newValue) }
  }
  open var bounds: CGRect { CGRect(group.bounds) }
  open var transform: CGAffineTransform {
    get { CGAffineTransform(group.transform) }
    set { group.transform = Springform.AffineTransform(newValue) }
  }
}

/// The items that are no views, as the stage's animators know them: one and the same wherever an item is named.
final class DynamicItems: Companion {
  private var others: [ObjectIdentifier: Other] = [:]

  init(_ loop: MainLoop) {}

  static func item(_ item: any UIDynamicItem) -> any DynamicItem {
    if let view = item as? UIView {
      view.layer.base.collisionShape = view.collisionBoundsType == .rectangle ? nil : shape(of: view)
      return view.layer.base
    }
    if let group = item as? UIDynamicItemGroup { return group.group }
    let items = of(.required(for: "UIDynamicItem"))
    if let known = items.others[ObjectIdentifier(item)] { return known }
    let new = Other(item)
    items.others[ObjectIdentifier(item)] = new
    return new
  }

  private static func shape(of item: any UIDynamicItem) -> (DynamicItemCollisionBoundsType, Path) {
    switch item.collisionBoundsType {
    case .rectangle: (.rectangle, .rect(Rect(CGRect(aboutOrigin: item.bounds.size))))
    case .ellipse: (.ellipse, .rect(Rect(CGRect(aboutOrigin: item.bounds.size))))
    case .path: (.path, item.collisionBoundingPath.cgPath.path)
    }
  }

  private final class Other: DynamicItem {
    // Kept, so that no other item gets its identity.
    let item: any UIDynamicItem
    init(_ item: any UIDynamicItem) { self.item = item }

    var center: Point {
      get { Point(item.center) }
      set { item.center = CGPoint(newValue) }
    }
    var bounds: Rect { Rect(item.bounds) }
    var transform: Springform.AffineTransform {
      get { Springform.AffineTransform(item.transform) }
      set { item.transform = CGAffineTransform(newValue) }
    }
    var collisionBoundsType: DynamicItemCollisionBoundsType { DynamicItems.shape(of: item).0 }
    var collisionBoundingPath: Path { DynamicItems.shape(of: item).1 }
  }
}
