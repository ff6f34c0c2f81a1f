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
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve }

/// Manages how a controller lies over another one, with what is beside it, from its coming to its going.
open class UIPresentationController: NSObject, UIContentContainer {
  /// Whose view lies below.
  public let presentingViewController: UIViewController
  public let presentedViewController: UIViewController
  /// All of the presentation happens in it; `nil` before it begins.
  public internal(set) var containerView: UIView?
  var phase = Phase.planned

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
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

/// A card with round corners over the dimmed presenter, which stays as large as it was.
final class SheetPresentation: UIPresentationController {
  private let dimming = UIView()
  /// In points: what shows of the presenter above the card, and how round the card is.
  private static let (strip, radius): (CGFloat, CGFloat) = (10, 10)

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let top = containerView.safeAreaInsets.top + Self.strip
    return containerView.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
    dimming.alpha = 0
    containerView.addSubview(dimming)
    presentedView?.layer.cornerRadius = Self.radius
    presentedView?.clipsToBounds = true
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
  }
}
