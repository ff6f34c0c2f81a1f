import QuartzCore

/// A transition from one controller to another: the context for those who animate it, and the coordinator for those beside it.
final class ControllerTransition: NSObject {
  /// What a transition changes in the hierarchy, beside what is animated.
  struct Course {
    let from: UIViewController
    let to: UIViewController
    let container: UIView
    /// `nil` for a view that is not touched.
    let fromView: UIView?
    let toView: UIView?
    let fromFinalFrame: CGRect
    /// Asked for when the transition begins: whoever is told before that it will may have a say in it.
    let toFinalFrame: () -> CGRect
    let style: UIModalPresentationStyle
  }

  private let course: Course
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private let fromInitialFrame: CGRect
  private lazy var toFinalFrame = course.toFinalFrame()
  /// Undoes or confirms what was changed in the hierarchy.
  private let finish: (_ didComplete: Bool) -> Void
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private enum Phase { case planned, running, over }
  private var phase = Phase.planned
  /// What its animations have changed.
  private var changes: TakenBackChanges?
  /// A transition keeps itself until it is over, whoever else lets go of it.
  private var kept: ControllerTransition?

  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0

  /// - Parameters:
  ///   - course: between whom.
  ///   - animator: `nil` for a change at once.
  ///   - interaction: who leads it.
  ///   - finish: is called at the end.
  init(
    _ course: Course, animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)?, finish: @escaping (_ didComplete: Bool) -> Void
  ) {
    (self.course, self.animator, self.interaction, self.finish) = (course, animator, interaction, finish)
    fromInitialFrame = course.from.view.frame
    super.init()
    isInteractive = interaction?.wantsInteractiveStart ?? false
    kept = self
    course.from.transition = self
    course.to.transition = self
  }

  func run() {
    phase = .running
    guard let animator else {
      if let toView = course.toView {
        if toView.superview !== course.container { course.container.addSubview(toView) }
        toView.frame = toFinalFrame
      }
      animateBeside()
      return completeTransition(true)
    }
    changes = AnimationBlock.writingDown {
      if let interaction {
        interaction.startInteractiveTransition(self)
      } else {
        animator.animateTransition(using: self)
      }
      animateBeside()
    }
  }

  private func animateBeside() {
    let bodies = alongside
    alongside = []
    guard !bodies.isEmpty else { return }
    UIView.animate(withDuration: transitionDuration) { for body in bodies { body(self) } }
  }

  /// What percent-driven transitions have to be led through.
  func animate() { animator?.animateTransition(using: self) }

  private func interactionEnded() {
    guard isInteractive else { return }
    isInteractive = false
    for handler in interactionHandlers { handler(self) }
  }
}

extension ControllerTransition: UIViewControllerContextTransitioning {
  var containerView: UIView { course.container }
  var isAnimated: Bool { animator != nil }
  var presentationStyle: UIModalPresentationStyle { course.style }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  func pauseInteractiveTransition() { isInteractive = true }
  func finishInteractiveTransition() { interactionEnded() }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    interactionEnded()
  }

  func completeTransition(_ didComplete: Bool) {
    guard phase == .running else { return }
    phase = .over
    if !didComplete {
      transitionWasCancelled = true
      // Animations that were not gone through to their end have left the model there.
      changes?.takeBack()
      course.fromView?.frame = fromInitialFrame
    }
    finish(didComplete)
    for controller in [course.from, course.to] where controller.transition === self { controller.transition = nil }
    animator?.animationEnded(didComplete)
    for completion in completions { completion(self) }
    kept = nil
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: course.from
    case .to: course.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: course.fromView
    case .to: course.toView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === course.from ? fromInitialFrame : .zero }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === course.to ? toFinalFrame : vc === course.from ? course.fromFinalFrame : .zero
  }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
  var initiallyInteractive: Bool { interaction?.wantsInteractiveStart ?? false }
  var isCancelled: Bool { transitionWasCancelled }
  var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }
  var isInterruptible: Bool { interaction is UIPercentDrivenInteractiveTransition }
  var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion, phase != .over { completions.append(completion) }
    guard phase == .planned else { return animation == nil && phase == .running }
    if let animation { alongside.append(animation) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    interactionHandlers.append(handler)
  }
}
