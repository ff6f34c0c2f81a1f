import Foundation

/// A spring that takes over whatever runs, with its place and its velocity.
///
/// Between two changes it is solved, not integrated, so that it is the same at any frame rate.
struct FluidSpringAnimation: CustomAnimation {
  let response: Double
  let dampingFraction: Double
  /// Seconds in which the response of the spring that it takes over from becomes its own.
  let blendDuration: TimeInterval
  private let spring: Spring

  init(response: Double, dampingFraction: Double, blendDuration: TimeInterval) {
    self.response = response
    self.dampingFraction = dampingFraction
    self.blendDuration = min(max(blendDuration, 0), 60)
    spring = Self.spring(response, dampingFraction)
  }

  /// No spring is stiffer than 45000; a response of 0 asks for one that is as stiff as can be.
  private static func spring(_ response: Double, _ dampingFraction: Double) -> Spring {
    Spring(response: max(response, 2 * .pi / 45000.0.squareRoot()), dampingRatio: dampingFraction)
  }

  // MARK: Motion

  /// Where the spring took over, and how far its blending has come.
  struct Takeover<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Self { Self() }

    /// When it took over, in seconds.
    var start: TimeInterval = 0
    /// The response of the spring that it took over from, if that was another.
    var previousResponse: Double?
    /// How many steps of its blending are done; where the value was after them, and how fast.
    var step = 0
    var value: Value = .zero
    var velocity: Value = .zero
  }

  /// While responses blend the equation has no solution in closed form, but in each step it has.
  private static let stepsPerSecond = 300.0

  /// The motion up to the last whole step of blending, and from there to a time.
  private func motion<V: VectorArithmetic>(
    _ target: V, _ time: TimeInterval, _ takeover: Takeover<V>
  ) -> (takeover: Takeover<V>, value: V, velocity: V) {
    var done = takeover
    let elapsed = max(0, time - takeover.start)
    var rest = spring
    if let previous = takeover.previousResponse {
      let steps = Int((blendDuration * Self.stepsPerSecond).rounded(.up))
      func blended(_ step: Int) -> Spring {
        let progress = Double(step) / Double(steps)
        let left = 1 - progress * progress * (3 - 2 * progress)
        return Self.spring(response + (previous - response) * left, dampingFraction)
      }
      while done.step < steps, Double(done.step + 1) / Self.stepsPerSecond <= elapsed {
        blended(done.step).update(
          value: &done.value, velocity: &done.velocity, target: target, deltaTime: 1 / Self.stepsPerSecond)
        done.step += 1
      }
      if done.step < steps { rest = blended(done.step) }
    }
    let way = target - done.value
    let left = elapsed - Double(done.step) / Self.stepsPerSecond
    return (
      done, done.value + rest.value(target: way, initialVelocity: done.velocity, time: left),
      rest.velocity(target: way, initialVelocity: done.velocity, time: left)
    )
  }

  /// Over when the swing that is left has a velocity and a force of at most 0.06 units, and is at most a hundredth of
  /// the way.
  ///
  /// A swing is measured by its energy, which only falls, so that the end does not depend on which moments are looked
  /// at.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let takeover = context.state[Takeover<V>.self]
    let now = motion(value, time, takeover)
    if now.takeover.step != takeover.step { context.state[Takeover<V>.self] = now.takeover }
    if time - takeover.start >= response { context.isLogicallyComplete = true }
    let amplitudeSquared =
      (value - now.value).magnitudeSquared + now.velocity.magnitudeSquared / spring.stiffness
    let isSlow = amplitudeSquared * spring.stiffness * max(spring.stiffness, 1) <= 0.06 * 0.06
    let isNear = amplitudeSquared <= value.magnitudeSquared * 1e-4
    return isSlow && (isNear || value.magnitudeSquared == 0) ? nil : now.value
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    motion(value, time, context.state[Takeover<V>.self]).velocity
  }

  // MARK: Taking over

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    var takeover = Takeover<V>(start: time)
    takeover.velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    takeover.value = previous.animate(value: value, time: time, context: &context) ?? value
    if blendDuration > 0,
      let other = previous.withoutDefaults(context.deployment).base as? FluidSpringAnimation,
      other.response != response
    {
      takeover.previousResponse = other.response
    }
    context.state = AnimationState()
    context.state[Takeover<V>.self] = takeover
    return true
  }

  // MARK: Identity

  static func == (a: Self, b: Self) -> Bool {
    a.response == b.response && a.dampingFraction == b.dampingFraction && a.blendDuration == b.blendDuration
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(response)
    hasher.combine(dampingFraction)
    hasher.combine(blendDuration)
  }
}
