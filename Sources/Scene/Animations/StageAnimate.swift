public import SpringformMotion
import SpringformNumerics

extension Stage {
  /// Animates what `animations` changes, with UIKit's duration spring.
  ///
  /// As since iOS 8, animations are additive: the model value jumps to the new value, and the difference fades on top of
  /// whatever still runs. Retargeting in mid-flight therefore never jumps.
  /// - Parameters:
  ///   - duration: seconds, 0.01...10; the motion is cut there, with about 0.001 of the way left, more with little
  ///     damping. 0 changes at once.
  ///   - delay: seconds before the motion begins; until then the old value shows.
  ///   - dampingRatio: 1 does not overshoot, smaller values swing.
  ///   - initialVelocity: distances per second.
  ///   - animations: changes properties of layers.
  ///   - completion: runs at the end, with `false` when a layer left the stage before; at once when nothing is animated.
  public func animate(
    duration: Double, delay: Double = 0, dampingRatio: Double, initialVelocity: Double = 0, animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let spring = Spring(duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
    let length = duration > 0 ? duration.clamped(to: 0.01...10, otherwise: 1) : 0
    animate(length, delay, .spring(spring), animations, completion)
  }

  /// Animates what `animations` changes along a timing curve; a duration of 0 changes it at once.
  public func animate(
    duration: Double, delay: Double = 0, curve: TimingCurve = .easeInEaseOut, animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(duration.clamped(to: 0...1e6, otherwise: 0), delay, .curve(curve), animations, completion)
  }

  /// Animates what `animations` changes along a way that is no cubic; a duration of 0 changes it at once.
  public func animate(
    duration: Double, delay: Double = 0, easing: EasingFunction, animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(duration.clamped(to: 0...1e6, otherwise: 0), delay, .easing(easing), animations, completion)
  }

  /// Animates what `animations` changes in so many seconds, however the way is covered.
  package func animate(
    duration: Double, delay: Double, pacing: Pacing, animations: () -> Void, completion: ((_ finished: Bool) -> Void)?
  ) {
    animate(duration.clamped(to: 0...1e6, otherwise: 0), delay, pacing, animations, completion)
  }

  /// Animates what `animations` changes with any spring, until it has settled (at most 60 seconds).
  public func animate(
    spring: Spring, delay: Double = 0, animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(min(spring.settlingDuration, 60), delay, .spring(spring), animations, completion)
  }

  /// Animates what `changes` changes as Core Animation's transactions do: each property moves from what is shown to its
  /// new value, in place of an earlier transaction's animation of the same property.
  ///
  /// Blocks may be nested; the innermost counts.
  /// - Parameters:
  ///   - duration: seconds.
  ///   - curve: how the way is covered.
  ///   - disablesActions: change everything at once, even inside another block.
  ///   - changes: changes properties of layers.
  ///   - completion: runs at the end, with `false` when an animation was replaced or removed before.
  public func transaction(
    duration: Double = 0.25, curve: TimingCurve = .default, disablesActions: Bool = false, changes: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    perform(
      disablesActions ? .none : .replacing, disablesActions ? 0 : duration.clamped(to: 0...1e6, otherwise: 0), 0,
      .curve(curve), changes, completion)
  }

  private func animate(
    _ duration: Double, _ delay: Double, _ pacing: Pacing, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    perform(.additive, duration, delay, pacing, animations, completion)
  }

  private func perform(
    _ style: Transaction.Style, _ duration: Double, _ delay: Double, _ pacing: Pacing, _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let end = completion.map { AnimationCompletion(body: $0) }
    let timing = Timing(
      beginTime: time + delay.clamped(to: 0...1e6, otherwise: 0), duration: duration, fillMode: .backwards)
    let outer = transaction
    transaction = Transaction(style, timing: timing, pacing: pacing, completion: end)
    changes()
    transaction = outer
    end?.blockEnded(on: self)
  }
}
