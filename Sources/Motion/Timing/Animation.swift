/// The animation of a value from one to another: its pacing says how it progresses, its timing when.
public struct Animation<Value: Animatable>: Sendable {
  public var from: Value
  public var to: Value
  public var pacing: Pacing
  public var timing: Timing

  public init(from: Value, to: Value, pacing: Pacing = .curve(.linear), timing: Timing) {
    self.from = from
    self.to = to
    self.pacing = pacing
    self.timing = timing
  }

  /// The value at a time of the parent, or `nil` while the animation shows nothing.
  public func value(at time: Double) -> Value? {
    timing.position(at: time).map { position in
      from.interpolated(to: to, fraction: pacing.fraction(elapsed: position.elapsed, duration: timing.duration))
    }
  }
}
