import Springform
public import UIKitCore

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
