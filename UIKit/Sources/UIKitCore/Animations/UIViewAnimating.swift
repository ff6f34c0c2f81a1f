public import CoreGraphics

/// Animations that can be started, paused, led, turned back and stopped.
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations that are made of blocks. What they may leave out is a value here: called as methods of Objective-C's are that may be missing.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {}

extension UIViewImplicitlyAnimating {
  private var animator: UIViewPropertyAnimator? { self as? UIViewPropertyAnimator }

  public var addAnimations: ((_ animation: @escaping () -> Void) -> Void)? {
    animator.map { animator in { animator.addAnimations($0) } }
  }
  public var addCompletion: ((_ completion: @escaping (UIViewAnimatingPosition) -> Void) -> Void)? {
    animator.map { animator in { animator.addCompletion($0) } }
  }
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {}
