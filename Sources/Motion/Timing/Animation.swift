/// The animation of a value from one to another: its pacing says how it progresses, its timing when.
package struct Animation<Value: Animatable>: Sendable {
  package var from: Value
  package var to: Value
  package var pacing: Pacing
  package var timing: Timing

  package init(from: Value, to: Value, pacing: Pacing = .curve(.linear), timing: Timing) {
    self.from = from
    self.to = to
    self.pacing = pacing
    self.timing = timing
  }

  /// The value at a time of the parent, or `nil` while the animation shows nothing.
  package func value(at time: Double) -> Value? {
    timing.position(at: time).map { position in
      from.interpolated(to: to, fraction: pacing.fraction(elapsed: position.elapsed, duration: timing.duration))
    }
  }
}
