import Springform
public import UIKitCore

/// Takes an item to a point, with springs, and turns it upright.
open class UISnapBehavior: UIDynamicBehavior {
  private var snap: SnapBehavior { unsafeDowncast(base, to: SnapBehavior.self) }

  private let item: any UIDynamicItem
  override var ownItems: [any UIDynamicItem] { [item] }

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    super.init(SnapBehavior(item: DynamicItems.item(item), snapTo: Point(point)))
  }

  open var snapPoint: CGPoint {
    get { CGPoint(snap.snapPoint) }
    set { snap.snapPoint = Point(newValue) }
  }
  /// 0 swings most, 1 least.
  open var damping: CGFloat {
    get { CGFloat(snap.damping) }
    set { snap.damping = Double(newValue) }
  }
}
