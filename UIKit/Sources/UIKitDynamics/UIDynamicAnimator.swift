import Springform
public import UIKitCore
public import UIKitLists

/// Moves items by physics, in the coordinates of a view above them, or of a collection's content.
open class UIDynamicAnimator: NSObject {
  private let animator: DynamicAnimator
  public private(set) weak var referenceView: UIView?
  /// Whose attributes it moves.
  private weak var layout: UICollectionViewLayout?
  /// In the order in which they were added.
  public private(set) var behaviors: [UIDynamicBehavior] = []

  public init(referenceView view: UIView) {
    referenceView = view
    animator = MainLoop.required(for: "UIDynamicAnimator").stage.dynamicAnimator(referenceLayer: view.layer.base)
    super.init()
    listen()
  }

  /// Without a view whose edges could be a boundary.
  override public init() {
    animator = MainLoop.required(for: "UIDynamicAnimator").stage.dynamicAnimator()
    super.init()
    listen()
  }

  /// Moves attributes of a layout, which is invalidated whenever they have moved.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    self.layout = layout
    // It is there for its ticks alone.
    let tick = DynamicBehavior()
    let loop = MainLoop.required(for: "UIDynamicAnimator")
    tick.action = { [weak layout, weak loop] in loop?.turn { layout?.invalidateLayout() } }
    animator.addBehavior(tick)
  }

  private func listen() {
    let loop = MainLoop.required(for: "UIDynamicAnimator")
    let turn: (@escaping (UIDynamicAnimator) -> Void) -> () -> Void = { [weak self, weak loop] told in
      { loop?.turn { if let self { told(self) } } }
    }
    animator.onPause = turn { $0.delegate?.dynamicAnimatorDidPause($0) }
    animator.onResume = turn {
      $0.followReference()
      $0.delegate?.dynamicAnimatorWillResume($0)
    }
  }

  // The stage keeps its animators; without this one its items are left alone.
  deinit { animator.removeAllBehaviors() }

  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  // MARK: Behaviours

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    followReference()
    behaviors.append(behavior)
    animator.addBehavior(behavior.base)
    behavior.join(self)
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    animator.removeBehavior(behavior.base)
    behavior.join(nil)
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// The view may have got another size since.
  private func followReference() {
    let size = referenceView?.bounds ?? layout?.collectionView.map { CGRect(origin: .zero, size: $0.contentSize) }
    if let size { animator.changeReferenceBounds(to: Rect(size)) }
  }

  // MARK: Items

  /// Takes over where an item was put from outside.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    animator.updateItem(usingCurrentState: DynamicItems.item(item))
  }

  /// The items of all behaviours that lie in a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    let known = items
    return animator.items(in: Rect(rect)).compactMap { base in known.first { DynamicItems.item($0) === base } }
  }

  private var items: [any UIDynamicItem] { behaviors.flatMap(\.allItems) }

  // MARK: Attributes of a layout

  /// The attributes of an item that moves; `nil` for one that no behaviour has.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, indexPath)
  }
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, kind, indexPath) }
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.decorationView, decorationViewKind, indexPath) }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == path
    }
  }

  // MARK: Running

  /// Whether anything may be moving.
  open var isRunning: Bool { animator.isRunning }
  /// Seconds since it began to run.
  open var elapsedTime: TimeInterval { animator.elapsedTime }
}

/// Is told when all comes to rest, and when it moves again.
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
