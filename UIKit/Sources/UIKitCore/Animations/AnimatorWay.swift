import QuartzCore
import Springform

/// Where an animator is on its way from the old values to the new ones, and how it goes on.
///
/// The place is a fraction of the duration, whichever way it goes; how far the values are there, the curve or the spring says. Times are the
/// stage's, in seconds.
struct AnimatorWay {
  let pace: AnimatorPace
  private var motion = Motion.rests(Place(fraction: 0))

  init(_ pace: AnimatorPace) { self.pace = pace }

  struct Place: Equatable {
    var fraction: Double
    /// What values are beyond where the fraction has them: a spring that takes over may swing beyond either end.
    var beyond = SIMD2<Double>.zero
  }

  private enum Motion {
    case rests(Place)
    /// On the animator's own curve, so many fractions per second.
    case plays(from: Place, since: Double, rate: Double)
    /// What is left, on another one.
    case hurries(from: SIMD2<Double>, to: Double, since: Double, AnimatorPace)
  }

  // MARK: Going

  mutating func pause(at time: Double) { motion = .rests(place(at: time)) }

  /// - Parameters:
  ///   - reversed: whether it goes to the old values.
  ///   - time: now, or when it sets off.
  ///   - seconds: how long what is left takes; `nil` for as long as it takes on the way.
  mutating func play(reversed: Bool, at time: Double, in seconds: Double? = nil) {
    let place = place(at: time)
    let left = reversed ? place.fraction : 1 - place.fraction
    let rate = seconds.map { $0 > 0 ? left / $0 : .infinity } ?? 1 / pace.duration
    motion = .plays(from: place, since: time, rate: reversed ? -rate : rate)
  }

  /// Covers what is left another way.
  mutating func play(reversed: Bool, at time: Double, on other: AnimatorPace) {
    let place = place(at: time)
    motion = .hurries(
      from: pace.progress(at: place.fraction) + place.beyond, to: reversed ? 0 : 1, since: time, other)
  }

  mutating func jump(to fraction: Double) { motion = .rests(Place(fraction: min(max(fraction, 0), 1))) }

  // MARK: Where it is

  func place(at time: Double) -> Place {
    switch motion {
    case .rests(let place): return place
    case .plays(let place, let since, let rate):
      let passed = max(time - since, 0) * rate
      let way = rate > 0 ? 1 - place.fraction : place.fraction
      let share = way > 0 ? min(abs(passed) / way, 1) : 1
      guard share < 1 else { return Place(fraction: rate > 0 ? 1 : 0) }
      return Place(fraction: place.fraction + passed, beyond: place.beyond * (1 - share))
    case .hurries(let start, let end, let since, let pace):
      let covered = pace.progress(at: max(time - since, 0) / pace.duration)
      let progress = start + (SIMD2(repeating: end) - start) * covered
      let fraction = self.pace.fraction(where: progress.x)
      return Place(fraction: fraction, beyond: progress - self.pace.progress(at: fraction))
    }
  }

  /// When it arrives, unless it is stopped before; `nil` for one that rests.
  var arrival: Double? {
    switch motion {
    case .rests: nil
    case .plays(let place, let since, let rate): since + (rate > 0 ? 1 - place.fraction : place.fraction) / abs(rate)
    case .hurries(_, _, let since, let pace): since + pace.duration
    }
  }

  /// How far values are that set off at a fraction of the way.
  func progress(of start: Double, at time: Double) -> SIMD2<Double> {
    let place = place(at: time)
    let own = start < 1 ? (place.fraction - start) / (1 - start) : place.fraction >= 1 ? 1 : 0
    return pace.progress(at: own) + place.beyond
  }
}

/// How values change with time, along each axis.
struct AnimatorPace {
  let x: Pacing
  let y: Pacing
  /// In seconds, above 0.
  let duration: Double

  /// How far values are after a fraction of the duration.
  func progress(at fraction: Double) -> SIMD2<Double> {
    guard fraction > 0 else { return .zero }
    guard fraction < 1 else { return .one }
    let elapsed = fraction * duration
    return SIMD2(x.fraction(elapsed: elapsed, duration: duration), y.fraction(elapsed: elapsed, duration: duration))
  }

  /// How finely the first place is looked for where values are so far: a spring passes it several times.
  private static let steps = 512

  /// The fraction of the duration at which values first are so far.
  func fraction(where progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    guard x != .curve(.linear) else { return progress }
    let last = (1...Self.steps).first { self.progress(at: Double($0) / Double(Self.steps)).x >= progress } ?? Self.steps
    var (low, high) = (Double(last - 1) / Double(Self.steps), Double(last) / Double(Self.steps))
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.progress(at: middle).x < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
