extension Spring {
  /// The damping ratio that it moves with: what does not creep moves like one that is critically damped.
  package var effectiveDampingRatio: Double { allowsOverdamping ? dampingRatio : min(dampingRatio, 1) }

  /// UIKit's description of a spring that moves like this one; `nil` where there is none: for springs that creep or hardly swing
  /// less and less, and where the motion takes less than 0.01 or more than 10 seconds.
  package var settlingForm: (duration: Double, dampingRatio: Double)? {
    if case .settling(let duration, let ratio) = form { return (duration, ratio) }
    let (ratio, frequency) = (effectiveDampingRatio, angularFrequency)
    guard DurationSpring.dampingRatios.contains(ratio) else { return nil }
    // A spring that is twice as slow takes twice as long: w(T, v) = w(1, v T) / T. Without a velocity one step is the answer.
    var duration = 1.0
    for _ in 0..<40 {
      duration =
        DurationSpring.angularFrequency(duration: 1, dampingRatio: ratio, velocity: initialVelocity * duration)
        / frequency
    }
    guard DurationSpring.durations.contains(duration) else { return nil }
    let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: initialVelocity)
    return (spring.angularFrequency / frequency - 1).magnitude < 1e-4 ? (duration, ratio) : nil
  }
}
