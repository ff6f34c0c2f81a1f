public import QuartzCore

/// How a controller lies over the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  /// The presenter's view goes when all is covered.
  case fullScreen = 0
  /// A card that leaves a strip of the presenter to be seen.
  case pageSheet, formSheet
  case currentContext
  /// As ``UIViewController/transitioningDelegate`` says.
  case custom
  /// The presenter's view stays.
  case overFullScreen
  case overCurrentContext
  case popover
}

/// How a controller comes and goes, if nobody else says.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// Manages how a controller lies over another one, with what is beside it, from its coming to its going.
open class UIPresentationController: NSObject, UIContentContainer {
  /// Whose view lies below.
  public internal(set) var presentingViewController: UIViewController
  /// Is asked and told of what the presentation adapts to, and of its end by a finger.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  public let presentedViewController: UIViewController
  /// All of the presentation happens in it; `nil` before it begins.
  public internal(set) var containerView: UIView?
  package var phase = Phase.planned

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  /// The style that a phone has it in, which is compact: its own, unless the delegate says otherwise.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentingViewController.traitCollection)
  }
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }
  open var traitCollection: UITraitCollection { containerView?.traitCollection ?? .current }
  open var overrideTraitCollection: UITraitCollection? {
    didSet {
      presentedViewController.overrideUserInterfaceStyle = overrideTraitCollection?.userInterfaceStyle ?? .unspecified
    }
  }

  open var presentationStyle: UIModalPresentationStyle {
    adaptedStyle ?? presentedViewController.modalPresentationStyle
  }
  /// In place of the style that was asked for.
  var adaptedStyle: UIModalPresentationStyle?
  /// Whether all of the screen is covered, rather than the presenter alone.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view goes when all is covered.
  open var shouldRemovePresentersView: Bool { false }
  /// The view that comes and goes; a subclass may put the controller's view into one of its own.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where it lies at the end of its coming: all over the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  public var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size for a controller in a container of a size: all of it.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { parentSize }
  /// Called before the screen's size changes, which here it never does.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
}

/// What a presentation's views are in.
final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?
  /// Whether what lies below takes touches beside the presented view.
  var letsTouchesThrough = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard letsTouchesThrough, let hit, let presented = presentation?.presentedView else { return hit }
    return hit.isDescendant(of: presented) ? hit : nil
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}

/// Covers all, or all but the presenter's view.
final class FullScreenPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }
}
