/// A value that gets from one target to the next by animations: what an animatable attribute has.
///
/// A time is that of the scene, in seconds, and never falls. An animation's time 0 is when it was set: a phone begins
/// it a picture or two later, when it has shown the old value.
package final class Animator<Value: VectorArithmetic>: AnyAnimator {
  /// Where the value goes.
  package private(set) var target: Value
  /// The environment that animations see, for the module that has environments.
  package var environment: Any?
  private let deployment: Deployment
  private var run: Run?

  /// The animation at hand, which may be several in one.
  private struct Run {
    var animation: Animation
    var state = AnimationState<Value>()
    /// The whole way from where the first animation began. What was changed without an animation is no part of it.
    var distance: Value
    let begin: Double
    var isLogicallyComplete = false
    var completions: [AnimationCompletion]
    /// Animations that were taken over, for those who wait until they would have been complete.
    var superseded: [Superseded] = []
  }

  private struct Superseded {
    let animation: Animation
    let state: AnimationState<Value>
    let distance: Value
    let completions: [AnimationCompletion]
  }

  /// - Parameters:
  ///   - value: where it is, at rest.
  ///   - deployment: the release whose defaults count.
  package init(_ value: Value, deployment: Deployment = Deployment()) {
    (target, self.deployment) = (value, deployment)
  }

  /// Whether the value moves by itself.
  package var isAnimating: Bool { run.map { !($0.animation.base is VelocityTracking) } ?? false }

  // MARK: Time

  /// Where the value is at a time.
  package func presented(at time: Double) -> Value {
    guard let run, let (moved, _) = moved(run, at: time) else { return target }
    return target - run.distance + moved
  }

  /// Goes on to a time, calls what waits for animations that are complete by then, and drops those that are over.
  /// - Returns: where the value is.
  @discardableResult
  package func advance(to time: Double) -> Value {
    guard var run else { return target }
    guard let (moved, context) = moved(run, at: time) else {
      stop()
      return target
    }
    run.state = context.state
    var complete: [AnimationCompletion] = []
    if context.isLogicallyComplete, !run.isLogicallyComplete {
      run.isLogicallyComplete = true
      complete += run.completions.filter { $0.criteria == .logicallyComplete }
      run.completions.removeAll { $0.criteria == .logicallyComplete }
    }
    let elapsed = max(0, time - run.begin)
    run.superseded.removeAll { old in
      var context = self.context(old.state, isLogicallyComplete: false)
      let value = old.animation.animate(value: old.distance, time: elapsed, context: &context)
      guard value == nil || context.isLogicallyComplete else { return false }
      complete += old.completions
      return true
    }
    self.run = run
    let value = target - run.distance + moved
    for completion in complete { completion.release() }
    return value
  }

  /// How far the value has come of its way; `nil` when it has arrived.
  private func moved(_ run: Run, at time: Double) -> (value: Value, context: AnimationContext<Value>)? {
    var context = context(run.state, isLogicallyComplete: run.isLogicallyComplete)
    guard
      let value = run.animation.animate(value: run.distance, time: max(0, time - run.begin), context: &context),
      value.magnitudeSquared.isFinite
    else { return nil }
    return (value, context)
  }

  private func context(_ state: AnimationState<Value>, isLogicallyComplete: Bool) -> AnimationContext<Value> {
    AnimationContext(
      state: state, isLogicallyComplete: isLogicallyComplete, deployment: deployment, environment: environment)
  }

  // MARK: Changes

  /// Sends the value to another target.
  ///
  /// Without an animation it is moved there at once, and what runs goes on from there. With one, a spring takes over
  /// what runs, and anything else is laid over it. Of two changes at one time the later animation counts.
  package func set(_ target: Value, transaction: Transaction, at time: Double) {
    guard target != self.target else { return }
    if let run, moved(run, at: time) == nil { stop() }
    let change = target - self.target
    self.target = target
    guard let animation = transaction.effectiveAnimation, change.magnitudeSquared.isFinite else { return }
    let completions = transaction.completions
    for completion in completions { completion.hold() }
    if var run, run.begin < time {
      supersede(&run, by: animation, change, at: time - run.begin)
      run.completions += completions
      self.run = run
    } else {
      run = Run(
        animation: animation, distance: change + (run?.distance ?? .zero), begin: time,
        completions: (run?.completions ?? []) + completions)
    }
    // What only follows notes where it has been sent.
    if animation.base is VelocityTracking { advance(to: time) }
  }

  private func supersede(_ run: inout Run, by animation: Animation, _ change: Value, at elapsed: Double) {
    let waiting = run.completions.filter { $0.criteria == .logicallyComplete }
    if !waiting.isEmpty {
      run.superseded.append(
        Superseded(animation: run.animation, state: run.state, distance: run.distance, completions: waiting))
      run.completions.removeAll { $0.criteria == .logicallyComplete }
    }
    run.isLogicallyComplete = false
    var context = context(run.state, isLogicallyComplete: false)
    if animation.shouldMerge(previous: run.animation, value: run.distance, time: elapsed, context: &context) {
      (run.animation, run.state) = (animation, context.state)
    } else {
      run.state = LayeredAnimation.state(
        of: run.animation, value: run.distance, state: run.state, under: animation, at: elapsed,
        target: run.distance + change)
      run.animation = Animation(LayeredAnimation())
    }
    run.distance += change
  }

  /// Ends what runs: the value is at its target, and what waits for animations is called. Whoever drops an animator
  /// stops it first.
  package func stop() {
    guard let run else { return }
    self.run = nil
    for completion in run.superseded.flatMap(\.completions) + run.completions { completion.release() }
  }
}

extension Animator {
  package func tick(_ time: Double) { advance(to: time) }
}

/// An animator of whatever value.
package protocol AnyAnimator: AnyObject {
  /// Whether the value moves by itself.
  var isAnimating: Bool { get }
  /// Goes on to a time, and calls what waits for animations that are complete by then.
  func tick(_ time: Double)
  /// Ends what runs, and calls what waits for it.
  func stop()
}
