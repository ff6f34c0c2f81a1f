import UIKitCore

/// An alert over what it dims, and what keeps it clear of the keyboard and of the screen's edges.
final class AlertPresentation: UIPresentationController {
  private let dimming = UIControl()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let panel = alert?.view as? AlertPanel else { return .zero }
    let (bounds, safe) = (containerView.bounds, containerView.safeAreaInsets)
    guard alert?.preferredStyle == .alert else {
      let margin = AlertMetrics.sheetMargin
      let width = bounds.width - 2 * margin
      let height = panel.height(forWidth: width)
      return CGRect(x: margin, y: bounds.maxY - max(safe.bottom, margin) - height, width: width, height: height)
    }
    let width = AlertMetrics.alertWidth
    let height = panel.height(forWidth: width)
    let keyboard = alert?.textFields == nil ? nil : MainLoop.current.flatMap { Keyboard.of($0).height }
    let room = bounds.inset(by: UIEdgeInsets(top: safe.top, left: 0, bottom: keyboard ?? safe.bottom, right: 0))
    return CGRect(x: bounds.midX - width / 2, y: (room.midY - height / 2).rounded(), width: width, height: height)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if phase == .there { presentedView?.frame = frameOfPresentedViewInContainerView }
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = AlertMetrics.dimming
    dimming.alpha = 0
    dimming.addAction(UIAction { [weak self] _ in self?.alert?.cancel() }, for: .touchUpInside)
    containerView.addSubview(dimming)
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
  }
}

/// How alerts and sheets come and go: an alert shrinks into its place while it fades in, and fades away there; a sheet comes up from below.
///
/// Apple documents no numbers. Phones have been seen to do so with a spring of mass 1, stiffness 522.35 and damping 45.71, which is the one
/// that does not overshoot and takes 0.404 seconds.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let style: UIAlertController.Style
  private let isPresenting: Bool
  static let duration = 0.404
  /// Of an alert that is about to come.
  static let scale: CGFloat = 1.2

  init(_ style: UIAlertController.Style, isPresenting: Bool) { (self.style, self.isPresenting) = (style, isPresenting) }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let controller = context.viewController(forKey: isPresenting ? .to : .from),
      let view = context.view(forKey: isPresenting ? .to : .from)
    else { return context.completeTransition(false) }
    if isPresenting {
      view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
      view.layoutIfNeeded()
    }
    let down = context.containerView.bounds.maxY - view.frame.minY
    if isPresenting {
      if style == .alert {
        (view.alpha, view.transform) = (0, CGAffineTransform(scaleX: Self.scale, y: Self.scale))
      } else {
        view.center.y += down
      }
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) {
      if self.style == .alert {
        view.alpha = self.isPresenting ? 1 : 0
        view.transform = .identity
      } else {
        view.center.y += self.isPresenting ? -down : down
      }
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
