/// Which time of the expected animation the parts of the actual one show that differ: what is late, slower, or takes its way in
/// another course.
struct LocalTime {
  let stretches: [Stretch]
  let footage: Footage
  /// All that differs.
  private let total: Double

  init(_ stretches: [Stretch], in footage: Footage) {
    self.stretches = stretches
    self.footage = footage
    total = footage.total
  }

  var diagnosis: Diagnosis? {
    guard let start = stretches.map(\.frames.lowerBound).min() else { return nil }
    let delay = delay
    if delay.rest <= Self.delayShare, abs(delay.value) >= 0.2 {
      let frames = abs(delay.value - delay.value.rounded()) < 0.1 ? delay.value.rounded() : delay.value
      // What comes earlier differs before the motion should start.
      let first = Double(stretches.map(\.onset).min() ?? start) - 1 - min(frames, 0)
      return .retimed(start: max(first, 0) * footage.step, end: nil, frames: frames)
    }
    let delays = delays
    // Parts that are late by themselves may look as if they were slower together.
    if share(delays.map(\.rest)) <= Self.staggerShare { return stagger(delays.map(\.value)) }
    var speed = speed
    let begin = pivot(rate: speed.value) * footage.step
    if let spring = LocalSpring(stretches, in: footage).change {
      guard spring.isSpeed else { return spring.diagnosis }
      // Of both measures of one speed the better.
      if spring.rest < speed.rest { speed = (spring.frequency, spring.rest) }
    }
    if speed.rest <= Self.speedShare, speed.rest < delay.rest / 3, abs(speed.value - 1) > 0.01 {
      return .localSpeed(start: begin, ratio: speed.value)
    }
    return pace(unless: min(delay.rest, speed.rest, share(delays.map(\.rest))))
  }

  /// A delay may leave so much of what differs; it is exact for whole frames, which are the same pictures.
  private static let delayShare = 0.02
  private static let staggerShare = 0.03
  /// Another speed is read between the frames. Another damping may leave a tenth, if it be taken for that.
  private static let speedShare = 0.06

  private typealias Fit = (value: Double, rest: Double)

  /// In frames; negative when it is earlier.
  private var delay: Fit { delay { delay in share(stretches.map { $0.rest { $0 - delay } }) } }

  private func delay(_ rest: (Double) -> Double) -> Fit {
    let reach = Stretch.reach - 1
    let whole = (-reach...reach).map { (value: Double($0), rest: rest(Double($0))) }
    return refined(whole.min { $0.rest < $1.rest } ?? (0, 1), step: 0.5, rest)
  }

  /// 1.05 is 5 % faster, each part from its own beginning on.
  private var speed: Fit {
    func rest(_ rate: Double) -> Double { share(stretches.map { $0.rest(rate: rate).rest }) }
    let rates = stride(from: 0.7, through: 1.4, by: 0.02).map { (value: $0, rest: rest($0)) }
    return refined(rates.min { $0.rest < $1.rest } ?? (1, 1), step: 0.01, rest)
  }

  /// When what has another speed begins, in frames.
  private func pivot(rate: Double) -> Double { stretches.map { $0.rest(rate: rate).pivot }.min() ?? 0 }

  /// The delay of each stretch by itself, in the order in which they should begin.
  private var delays: [Fit] {
    stretches.sorted { $0.frames.lowerBound < $1.frames.lowerBound }.map { stretch in
      delay { delay in stretch.rest { $0 - delay } }
    }
  }

  /// - Parameter delays: in frames, of the parts in their order.
  private func stagger(_ delays: [Double]) -> Diagnosis? {
    guard delays.count > 2, let first = delays.first, let last = delays.last, first * last >= 0,
      let start = stretches.map(\.onset).min(),
      zip(delays, delays.dropFirst()).allSatisfy({ abs($0.1) > abs($0.0) + 0.1 })
    else { return nil }
    return .staggered(start: Double(start - 1) * footage.step, frames: last)
  }

  private func pace(unless other: Double) -> Diagnosis? {
    guard stretches.allSatisfy(\.endsAlike) else { return nil }
    let courses = stretches.map { LocalCourse($0) }
    let rest = share(courses.map(\.rest))
    // Where something else moves first, nothing may be left that another cause could account for.
    let beginsAtOnce = stretches.allSatisfy { $0.onset - $0.frames.lowerBound <= 2 }
    guard rest <= (beginsAtOnce ? Self.delayShare * 1.5 : Self.delayShare / 2), rest < other / 5,
      let most = courses.map(\.lag).max(by: { abs($0) < abs($1) }), abs(most) >= 1,
      // What is farther off is out of reach.
      abs(most) < Double(Stretch.reach - 1),
      let first = stretches.map(\.onset).min(), let last = stretches.map(\.frames.upperBound).max()
    else { return nil }
    return .paced(start: Double(first - 1) * footage.step, end: Double(last) * footage.step, frames: most)
  }

  /// The share of all that differs.
  private func share(_ rests: [Double]) -> Double {
    let ignored = total - stretches.reduce(0) { $0 + $1.difference }
    return (ignored + rests.reduce(0, +)) / total
  }

  /// Looks around for less rest, in ever smaller steps.
  private func refined(_ fit: Fit, step: Double, _ rest: (Double) -> Double) -> Fit {
    var (best, step) = (fit, step)
    for _ in 0..<12 {
      let sides = [best.value - step, best.value + step].map { (value: $0, rest: rest($0)) }
      if let better = sides.min(by: { $0.rest < $1.rest }), better.rest < best.rest { best = better } else { step /= 2 }
    }
    return best
  }
}

extension Stretch {
  /// What is left, and the frame from which on the rate is another one: what moves here may do so as it should at first.
  fileprivate func rest(rate: Double) -> (rest: Double, pivot: Double) {
    let first = Double(frames.lowerBound)
    let pivots = [first] + stride(from: 2, through: 0.5, by: -0.25).map { max(Double(onset) - $0, first) }
    return pivots.map { pivot in
      (rest: rest { $0 < pivot ? $0 : pivot + rate * ($0 - pivot) }, pivot: pivot)
    }.min { $0.rest < $1.rest } ?? (difference, first)
  }
}
