public import QuartzCore

// Keys and remote controls lead from view to view on other devices. A stage has fingers, so that nothing is ever focused.

/// Something that may be focused, or holds what may.
public protocol UIFocusEnvironment: AnyObject {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIView: UIFocusEnvironment {}

/// From where the focus goes to where.
open class UIFocusUpdateContext: NSObject {
  public let previouslyFocusedView: UIView? = nil
  public let nextFocusedView: UIView? = nil
  package override init() {}
}

/// Animates along with the focus.
open class UIFocusAnimationCoordinator: NSObject {
  package override init() {}
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
