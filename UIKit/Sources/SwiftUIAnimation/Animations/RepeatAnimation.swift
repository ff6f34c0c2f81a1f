import Foundation

/// Plays an animation again and again.
///
/// A turn takes as long as the base takes from a fresh start, to the last digit: it does not wait for a picture to
/// notice that the base is over, so that the turns are the same at any frame rate.
private struct Repeat: AnimationModifier {
  /// How many turns; `nil` goes on for ever.
  let count: Int?
  /// Whether every second turn goes back.
  let autoreverses: Bool

  struct Turns<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Self { Self() }

    /// How long a turn is, in seconds, once that is known.
    var length: TimeInterval?
    /// Which turn it is.
    var index = 0
    /// What the base keeps in this turn.
    var base = AnimationState<Value>()
    /// When the base was last asked in the first turn.
    var time: TimeInterval = 0
  }

  func changed(_ motion: ViewMotion) -> ViewMotion {
    var motion = motion
    (motion.repeatCount, motion.autoreverses) = (count.map(Double.init) ?? .infinity, autoreverses)
    return motion
  }

  func animate<V: VectorArithmetic>(
    _ base: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var turns = context.state[Turns<V>.self]
    defer { context.state[Turns<V>.self] = turns }
    if turns.length == nil {
      if let moved = play(base, value, time, &turns, &context) { return moved }
      turns.length = end(of: base, value, between: turns.time, and: time, context.withState(turns.base))
    }
    // What is over at once could be repeated as often as one likes.
    guard let length = turns.length, length > 1e-6 else { return nil }
    let index = Int(min((time / length + 1e-9).rounded(.down), 1e15))
    if let count, index >= count { return nil }
    if index != turns.index {
      turns.index = index
      turns.base = AnimationState()
    }
    let local = max(0, time - Double(index) * length)
    return play(base, value, local, &turns, &context) ?? (isReversed(index) ? .zero : value)
  }

  private func isReversed(_ index: Int) -> Bool { autoreverses && index % 2 == 1 }

  /// The turn at hand, seen from its own beginning.
  private func play<V: VectorArithmetic>(
    _ base: Animation, _ value: V, _ time: TimeInterval, _ turns: inout Turns<V>, _ context: inout AnimationContext<V>
  ) -> V? {
    var inner = context.withState(turns.base)
    inner.isLogicallyComplete = false
    guard let moved = base.animate(value: value, time: time, context: &inner) else { return nil }
    (turns.base, turns.time) = (inner.state, time)
    if inner.isLogicallyComplete, turns.index + 1 == count { context.isLogicallyComplete = true }
    return isReversed(turns.index) ? value - moved : moved
  }

  /// The first time at which an animation is over, which at `start` still runs.
  private func end<V: VectorArithmetic>(
    of base: Animation, _ value: V, between start: TimeInterval, and end: TimeInterval, _ context: AnimationContext<V>
  ) -> TimeInterval {
    var (runs, over) = (start, end)
    for _ in 0..<100 {
      let middle = runs + (over - runs) / 2
      guard middle > runs, middle < over else { break }
      var trial = context
      if base.animate(value: value, time: middle, context: &trial) == nil { over = middle } else { runs = middle }
    }
    return over
  }
}

extension Animation {
  /// The animation a number of times, each as long as it takes until it is over: a spring settles first.
  ///
  /// After an even number of turns with `autoreverses` the value is where it came from, and jumps to its target.
  /// - Parameters:
  ///   - repeatCount: how many turns.
  ///   - autoreverses: whether every second turn goes back.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(ModifiedAnimation(base: self, modifier: Repeat(count: repeatCount, autoreverses: autoreverses)))
  }

  /// The animation again and again, each as long as it takes until it is over: a spring settles first.
  /// - Parameter autoreverses: whether every second turn goes back.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(ModifiedAnimation(base: self, modifier: Repeat(count: nil, autoreverses: autoreverses)))
  }
}
