import Springform
public import UIKitCore

/// A rule that items follow while it is part of an animator; by itself, a composite of other behaviours.
open class UIDynamicBehavior: NSObject {
  let base: DynamicBehavior
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The animator that the behaviour was added to, by itself or as a child.
  public private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Called in every tick, after the items have moved.
  open var action: (() -> Void)? {
    didSet {
      let (loop, action) = (MainLoop.required(for: "UIDynamicBehavior.action"), action)
      base.action = action.map { action in { [weak loop] in loop?.turn(action) } }
    }
  }

  override public init() {
    base = DynamicBehavior()
    super.init()
  }

  init(_ base: DynamicBehavior) {
    self.base = base
    super.init()
  }

  /// Adds a behaviour that comes and goes with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    base.addChildBehavior(behavior.base)
    behavior.join(dynamicAnimator)
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    base.removeChildBehavior(behavior.base)
    behavior.join(nil)
  }

  /// The items of its own.
  var ownItems: [any UIDynamicItem] { [] }
  /// Those and its children's.
  final var allItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.allItems) }

  /// Called before the behaviour joins an animator, and with `nil` before it leaves one.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  final func join(_ animator: UIDynamicAnimator?) {
    guard dynamicAnimator !== animator else { return }
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.join(animator) }
  }
}

/// What behaviours with a list of items have in common.
open class UIItemListBehavior: UIDynamicBehavior {
  public private(set) var items: [any UIDynamicItem]
  override var ownItems: [any UIDynamicItem] { items }

  init(_ base: ItemListBehavior, _ items: [any UIDynamicItem]) {
    self.items = items
    super.init(base)
    for item in items { base.addItem(DynamicItems.item(item)) }
  }

  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    (base as? ItemListBehavior)?.addItem(DynamicItems.item(item))
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    (base as? ItemListBehavior)?.removeItem(DynamicItems.item(item))
  }
}
