public import QuartzCore
import Springform

// Changes that no values lie between: what a view showed is a picture that gives way to what it shows now.

extension UIView {
  /// Leads from what a view and its subviews show to what they show after a block.
  ///
  /// The view turns, in perspective, or dissolves, as the options say. With none of the transitions among them the block's changes are
  /// changes only.
  /// - Parameters:
  ///   - view: all that it shows is part of the transition. It takes no touches meanwhile, unless that is allowed.
  ///   - duration: seconds.
  ///   - options: which transition, along which curve; with `allowAnimatedContent` what the block changes moves besides.
  ///   - animations: adds, removes, shows, hides or changes views.
  ///   - completion: runs when all has ended, with false if something was removed before.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let changes = {
      if let block = AnimationBlock.current { show(options, on: view, in: block) }
      if options.contains(.allowAnimatedContent) { animations?() } else { performWithoutAnimation { animations?() } }
    }
    AnimationBlock.run(
      .init(duration: duration, pacing: .curve(options.curve), options: options), changes, completion: completion)
  }

  /// Puts one view in the place of another: the view around both is what turns or dissolves.
  /// - Parameters:
  ///   - fromView: is removed, or with `showHideTransitionViews` hidden. Without a view around it nothing changes.
  ///   - toView: is added in its place, or with `showHideTransitionViews` shown where it is.
  ///   - duration: seconds.
  ///   - options: see ``transition(with:duration:options:animations:completion:)``.
  ///   - completion: runs when it has ended.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      return AnimationBlock.run(.init(duration: 0), {}, completion: completion)
    }
    let changes = {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(with: container, duration: duration, options: options, animations: changes, completion: completion)
  }

  class func show(_ options: AnimationOptions, on view: UIView, in block: AnimationBlock) {
    guard let transition = options.transition else { return }
    transition.duration = block.style.duration
    if case .curve(let curve) = block.style.pacing { transition.timingFunction = CAMediaTimingFunction(curve) }
    if options.contains(.repeat) { transition.repeatCount = .infinity }
    transition.autoreverses = options.contains(.autoreverse)
    block.wait(for: transition, of: view.layer)
    view.layer.add(transition, forKey: kCATransition)
  }
}

extension UIView.AnimationOptions {
  fileprivate var transition: CATransition? {
    let transition = CATransition()
    switch rawValue >> 20 & 7 {
    case 1: (transition.type, transition.subtype) = (.flip, .fromLeft)
    case 2: (transition.type, transition.subtype) = (.flip, .fromRight)
    case 3, 4: noteMissing("pages that curl, so that they dissolve")
    case 5: break
    case 6: (transition.type, transition.subtype) = (.flip, .fromTop)
    case 7: (transition.type, transition.subtype) = (.flip, .fromBottom)
    default: return nil
    }
    return transition
  }
}
