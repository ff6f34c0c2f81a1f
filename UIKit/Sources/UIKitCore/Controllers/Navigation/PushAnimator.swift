import QuartzCore

/// UIKit's own way to the next controller: it slides over the old one, which goes aside by less. Apple documents no numbers of it.
final class PushAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation
  /// By how much of the width the lower view goes.
  private static let parallax: CGFloat = 0.3

  init(_ operation: UINavigationController.Operation) { self.operation = operation }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let container = context.containerView
    let isPush = operation == .push
    let end = context.finalFrame(for: controller)
    to.frame = end
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = UIColor(white: 0, alpha: 0.1)
    container.addSubview(isPush ? to : from)
    container.insertSubview(isPush ? from : to, at: 0)
    container.insertSubview(shade, at: 1)
    let width = container.bounds.width
    let (right, aside) = (width, -Self.parallax * width)
    shade.alpha = isPush ? 0 : 1
    to.center.x += isPush ? right : aside
    let change = {
      shade.alpha = isPush ? 1 : 0
      to.frame = end
      from.center.x += isPush ? aside : right
    }
    let finish = { (_: Bool) in
      shade.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
    let duration = transitionDuration(using: context)
    if context.isInteractive {
      // Under the finger.
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear, animations: change, completion: finish)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: change,
        completion: finish)
    }
  }
}
