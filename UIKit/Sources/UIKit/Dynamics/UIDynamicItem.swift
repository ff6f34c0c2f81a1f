public import QuartzCore
import Springform

/// Something that physics can move: a view, or anything else with a centre, bounds and a transform.
public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// The items that are no views, as the stage's animators know them: one and the same wherever an item is named.
final class DynamicItems: Companion {
  private var others: [ObjectIdentifier: Other] = [:]

  init(_ loop: MainLoop) {}

  static func item(_ item: any UIDynamicItem) -> any DynamicItem {
    if let view = item as? UIView { return view.layer.base }
    let items = of(.required(for: "UIDynamicItem"))
    if let known = items.others[ObjectIdentifier(item)] { return known }
    let new = Other(item)
    items.others[ObjectIdentifier(item)] = new
    return new
  }

  /// The item that the stage's animators know by another one; of layers, those of views.
  static func item(of base: any DynamicItem, among views: [UIView]) -> (any UIDynamicItem)? {
    (base as? Other)?.item ?? views.first { $0.layer.base === base }
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
  }
}
