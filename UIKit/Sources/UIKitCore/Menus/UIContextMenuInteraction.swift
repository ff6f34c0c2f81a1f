public import QuartzCore

/// A menu that shows where a finger stays. There are none here, of which a note tells, so that nobody is asked for one.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public enum Appearance: Int, Sendable { case unknown, rich, compact }

  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open var menuAppearance: Appearance { .unknown }

  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { noteMissing("menus where a finger stays") }
  }
  /// Where the menu was asked for, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// There is none to be dismissed or changed.
  open func dismissMenu() {}
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}

/// What a menu shows, with a preview above it.
open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  public let previewProvider: (() -> UIViewController?)?
  public let actionProvider: (([UIMenuElement]) -> UIMenu?)?
  open var preferredMenuElementOrder = ElementOrder.automatic

  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }
}

/// Runs something beside a menu's motion.
public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}
