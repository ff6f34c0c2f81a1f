public import QuartzCore
import Springform

/// Moves views by physics, in the coordinates of a view above them.
open class UIDynamicAnimator: NSObject {
  private let animator: DynamicAnimator
  public private(set) weak var referenceView: UIView?
  /// In the order in which they were added.
  public private(set) var behaviors: [UIDynamicBehavior] = []

  public init(referenceView view: UIView) {
    referenceView = view
    let loop = MainLoop.required(for: "UIDynamicAnimator")
    animator = loop.stage.dynamicAnimator(referenceLayer: view.layer.base)
    super.init()
    let turn: (@escaping (UIDynamicAnimator) -> Void) -> () -> Void = { [weak self, weak loop] told in
      { loop?.turn { if let self { told(self) } } }
    }
    animator.onPause = turn { $0.delegate?.dynamicAnimatorDidPause($0) }
    animator.onResume = turn { $0.delegate?.dynamicAnimatorWillResume($0) }
  }

  // The stage keeps its animators; without this one its items are left alone.
  deinit { animator.removeAllBehaviors() }

  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
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

  /// Takes over where an item was put from outside.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    animator.updateItem(usingCurrentState: DynamicItems.item(item))
  }

  /// The items of all behaviours that lie in a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    animator.items(in: Rect(rect)).compactMap { DynamicItems.item(of: $0, among: referenceView?.subviews ?? []) }
  }

  /// Whether anything may be moving.
  open var isRunning: Bool { animator.isRunning }
  /// Seconds since it began to run.
  open var elapsedTime: TimeInterval { animator.elapsedTime }
}

/// Is told when all comes to rest, and when it moves again.
public protocol UIDynamicAnimatorDelegate: AnyObject {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
