public import QuartzCore
import Springform

extension UIView {
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    AnimationBlock.run(.init(duration: duration), animations, completion: nil)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { AnimationBlock.run(.init(duration: duration), animations, completion: completion) }

  /// - Parameters:
  ///   - duration: seconds.
  ///   - delay: seconds before it begins.
  ///   - options: the curve, whether it repeats and turns back.
  ///   - animations: changes views.
  ///   - completion: runs when all has ended, with false if something was removed before.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock.run(
      .init(duration: duration, delay: delay, pacing: .curve(options.curve), options: options), animations,
      completion: completion)
  }

  /// Moves with a spring that has all but come to rest after the duration.
  /// - Parameters:
  ///   - duration: seconds.
  ///   - delay: seconds before it begins.
  ///   - dampingRatio: 1 does not overshoot, smaller values swing.
  ///   - velocity: distances per second at the beginning.
  ///   - options: whether it repeats and turns back; the curve does not count.
  ///   - animations: changes views.
  ///   - completion: runs when all has ended, with false if something was removed before.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(duration: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
    AnimationBlock.run(
      .init(
        duration: duration > 0 ? min(max(duration, 0.01), 10) : 0, delay: delay, pacing: .spring(spring),
        options: options), animations, completion: completion)
  }

  /// Moves with a spring as SwiftUI names it.
  /// - Parameters:
  ///   - duration: how long a swing takes, about, in seconds.
  ///   - bounce: 0 does not overshoot, greater values do, smaller ones creep.
  ///   - initialSpringVelocity: distances per second at the beginning.
  ///   - delay: seconds before it begins.
  ///   - options: see above.
  ///   - animations: changes views.
  ///   - completion: runs when all has ended, with false if something was removed before.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      duration: max(duration, 0.01), bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
    AnimationBlock.run(
      .init(
        duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, pacing: .spring(spring), options: options),
      animations, completion: completion)
  }

  /// Has what is changed within an animation block's function play so often.
  /// - Parameters:
  ///   - count: how often, parts of times count.
  ///   - autoreverses: whether it also plays backwards each time.
  ///   - animations: changes views.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { AnimationBlock.runRepeating(Double(count), autoreverses, animations) }

  public enum SystemAnimation: UInt, Sendable { case delete }

  /// Has views go as the system takes something away: they shrink and fade, and are removed. Apple gives no numbers.
  /// - Parameters:
  ///   - animation: which.
  ///   - views: are removed from their superviews at the end.
  ///   - options: see above.
  ///   - animations: changes other views along with it.
  ///   - completion: runs when all has ended.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.3, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
      }
      animations?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }

  /// Changes views at once, in the midst of an animation block, too.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.runWithoutAnimation(actionsWithoutAnimation)
  }

  public class var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.isEnabled = enabled }

  public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.style.duration ?? 0 }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// What else is changed in a transition's block moves, too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Views are shown and hidden, rather than added and removed.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// A block in another one takes nothing over from it but what the other options say.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    // How often a phone draws: a stage draws each of its frames.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    // Transitions; see UIViewTransitions.swift.
    public static let transitionNone: AnimationOptions = []
    /// The left side moves toward the viewer.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    var curve: TimingCurve {
      switch rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInEaseOut
      }
    }
  }
}
