public import QuartzCore
import Springform

extension UIView {
  /// Changes views in steps, each during its part of the whole, from one to the next at an even pace.
  ///
  /// The pace of the whole is that of the options' curve, ease-in-ease-out unless said otherwise.
  /// - Parameters:
  ///   - duration: of the whole, in seconds.
  ///   - delay: seconds before it begins.
  ///   - options: whether it repeats and turns back, and how the steps are connected.
  ///   - animations: adds the steps, by ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  ///   - completion: runs when all has ended, with false if something was removed before.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let base = options.base
    AnimationBlock.run(
      .init(
        duration: duration, delay: delay, pacing: .curve(base.curve), options: base,
        keyframes: options.contains(.calculationModeDiscrete) ? .discrete : .linear), animations, completion: completion
    )
  }

  /// Adds a step to the key frames whose block runs; elsewhere it changes views like any other block.
  /// - Parameters:
  ///   - frameStartTime: when it begins, as a fraction of the whole.
  ///   - frameDuration: how long it lasts, as a fraction of the whole.
  ///   - animations: changes views.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { AnimationBlock.runKeyframe(start: frameStartTime, length: frameDuration, animations) }

  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    // As those of other blocks, whose curves can be passed in these, too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: AnimationOptions.layoutSubviews.rawValue)
    public static let allowUserInteraction = KeyframeAnimationOptions(
      rawValue: AnimationOptions.allowUserInteraction.rawValue)
    public static let beginFromCurrentState = KeyframeAnimationOptions(
      rawValue: AnimationOptions.beginFromCurrentState.rawValue)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: AnimationOptions.repeat.rawValue)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: AnimationOptions.autoreverse.rawValue)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(
      rawValue: AnimationOptions.overrideInheritedDuration.rawValue)

    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each step happens at its beginning.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)

    var base: AnimationOptions { AnimationOptions(rawValue: rawValue) }
  }
}
