import QuartzCore

/// UIKit's own ways for a controller to come and go. Apple documents what they look like, and no number of them.
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isPresenting: Bool
  /// In seconds.
  static let coverDuration = 0.5

  init(_ style: UIModalTransitionStyle, isPresenting: Bool) { (self.style, self.isPresenting) = (style, isPresenting) }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    switch style {
    case .coverVertical: Self.coverDuration
    case .crossDissolve: 0.35
    case .partialCurl: 0.75
    case .flipHorizontal: 0.75
    }
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      if isPresenting { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
    }
    switch style {
    case .coverVertical: cover(in: context)
    case .crossDissolve: dissolve(in: context)
    case .partialCurl:
      noteMissing("pages that curl, so that they dissolve")
      dissolve(in: context)
    case .flipHorizontal: flip(in: context)
    }
  }

  private func mover(in context: any UIViewControllerContextTransitioning) -> UIView? {
    context.view(forKey: isPresenting ? .to : .from)
  }

  private func complete(_ context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }

  /// Up from below the screen, on a spring that does not overshoot.
  private func cover(in context: any UIViewControllerContextTransitioning) {
    guard let view = mover(in: context) else { return complete(context) }
    let down = context.containerView.bounds.maxY - view.frame.minY
    if isPresenting { view.center.y += down }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) {
      view.center.y += self.isPresenting ? -down : down
    } completion: { _ in
      self.complete(context)
    }
  }

  private func dissolve(in context: any UIViewControllerContextTransitioning) {
    guard let view = mover(in: context) else { return complete(context) }
    let alpha = view.alpha
    if isPresenting { view.alpha = 0 }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      view.alpha = self.isPresenting ? alpha : 0
    } completion: { _ in
      view.alpha = alpha
      self.complete(context)
    }
  }

  /// Both turn about the middle, back to back.
  private func flip(in context: any UIViewControllerContextTransitioning) {
    let layer = context.containerView.layer
    layer.sublayerTransform.m34 = -1 / 1000
    let side: CGFloat = isPresenting ? 1 : -1
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      layer.sublayerTransform = CATransform3DIdentity
      self.complete(context)
    }
    for (key, start) in [(UITransitionContextViewKey.from, 0), (.to, -side * .pi)] {
      guard let view = context.view(forKey: key) else { continue }
      view.layer.isDoubleSided = false
      let turn = CABasicAnimation(keyPath: "transform.rotation.y")
      (turn.fromValue, turn.toValue) = (start, start + side * .pi)
      turn.duration = transitionDuration(using: context)
      turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      view.layer.add(turn, forKey: "flip")
    }
    CATransaction.commit()
  }
}
