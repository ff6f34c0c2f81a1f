public import QuartzCore
import Springform

extension UIView {
  /// Changes views in steps, each during its part of the whole, from one to the next at an even pace unless the options say otherwise.
  ///
  /// In an animator's block, steps are connected straight, or happen at their beginnings.
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
        keyframes: options.keyframes), animations, completion: completion)
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

    // How a value that several steps change goes from one to the next: one of these, a number of four bits.

    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each step happens at its beginning.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At one speed, without the steps' times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On Catmull and Rom's spline through the steps' values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On the spline, without the steps' times.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var keyframes: AnimationBlock.Style.Keyframes {
      switch (rawValue >> 10) & 15 {
      case 1: .discrete
      case 2: .whole(.paced)
      case 3: .whole(.cubic)
      case 4: .whole(.cubicPaced)
      default: .linear
      }
    }

    var base: AnimationOptions { AnimationOptions(rawValue: rawValue) }
  }
}
