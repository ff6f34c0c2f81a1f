/// A controller that is presented in a way of its own, whatever its style.
package protocol OwnPresentation: UIViewController {
  func makeOwnPresentation(by presenter: UIViewController?) -> UIPresentationController
  func makeOwnAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning
}
