import Glibc

/// Whether the parts that differ come to rest on springs, in both animations, and on which.
struct LocalSpring {
  private let series: [Series]
  private let interval: Double

  /// What moves in a stretch from its first moving frame on, in both animations.
  private struct Series {
    let expected: [SIMD16<Double>]
    let actual: [SIMD16<Double>]
  }

  init(_ stretches: [Stretch], in footage: Footage) {
    interval = footage.step
    series = stretches.compactMap { stretch in
      let frames = stretch.frames.lowerBound + 1..<min(stretch.frames.upperBound + 3, footage.count)
      guard frames.count >= Self.leastFrames else { return nil }
      // A place is measured evenly only where all of its way is looked at.
      let mask = CellMask(stretch.way(in: footage), grid: footage.grid)
      let expected = frames.map { mask.values(of: footage.expected[$0]) }
      let actual = frames.map { mask.values(of: footage.actual[$0]) }
      let distance = zip(expected, actual).reduce(0) { $0 + ($1.0 - $1.1).squaredLength }
      guard distance > 0 else { return nil }
      let weight = (stretch.difference / distance).squareRoot()
      return Series(expected: expected.map { $0 * weight }, actual: actual.map { $0 * weight })
    }
    isWhole = series.count == stretches.count
  }

  /// Whether there is one for each stretch.
  private let isWhole: Bool
  private static let leastFrames = 9

  /// How the spring changed, by which factors.
  struct Change {
    /// Of the frequency that it would have without damping.
    var frequency: Double
    /// Of the damping ratio.
    var ratio: Double

    /// The share of what differs that is left.
    var rest: Double

    /// Whether it is the same spring in another time.
    var isSpeed: Bool { abs(ratio - 1) < 0.01 && abs(frequency - 1) > 0.01 }

    /// Nil when it is the same spring.
    var diagnosis: Diagnosis? {
      let change = DynamicsChange(stiffness: frequency * frequency - 1, damping: frequency * ratio - 1).certain
      return change.stiffness == nil && change.damping == nil ? nil : .dynamics(change)
    }
  }

  /// Nil when one of the parts comes to rest otherwise, or when the spring does not tell why they differ.
  var change: Change? {
    guard isWhole, !series.isEmpty, let old = fit(series.map(\.expected)), let new = fit(series.map(\.actual)) else {
      return nil
    }
    var (rest, difference, unchanged) = (0.0, 0.0, 0.0)
    for series in series {
      let rests = zip(old.rest(of: series.expected), new.rest(of: series.actual))
      // What else moves is the same in both.
      rest += rests.reduce(0) { $0 + ($1.0 - $1.1).squaredLength }
      difference += zip(series.expected, series.actual).reduce(0) { $0 + ($1.0 - $1.1).squaredLength }
      unchanged += old.squaredRest(of: zip(series.expected, series.actual).map { $0 - $1 })
    }
    // The same spring may go elsewhere, or begin with another velocity.
    guard rest <= Self.restShare * difference, rest <= 0.4 * unchanged else { return nil }
    return Change(
      frequency: new.frequency / old.frequency, ratio: new.ratio / old.ratio, rest: rest / difference)
  }

  /// A change of spring may leave so much of what differs.
  private static let restShare = 0.05

  /// The one spring that describes all series, nil when none does.
  private func fit(_ series: [[SIMD16<Double>]]) -> SpringShape? {
    let length = interval * Double(series.map(\.count).max() ?? 0)
    let variance = series.reduce(0) { $0 + $1.variance }
    var best = (shape: SpringShape(frequency: 0, ratio: 0, interval: interval), rest: Double.infinity)
    func consider(_ frequency: Double, _ ratio: Double) -> Bool {
      guard frequency > 0, ratio >= 0 else { return false }
      let shape = SpringShape(frequency: frequency, ratio: ratio, interval: interval)
      let rest = series.reduce(0) { $0 + shape.squaredRest(of: $1) }
      guard rest < best.rest else { return false }
      best = (shape, rest)
      return true
    }
    var frequency = 2 * Double.pi / (2 * length)
    while frequency < 2 * Double.pi / (4 * interval) {
      for ratio in [0.1, 0.3, 0.5, 0.7, 0.9, 1.1] { _ = consider(frequency, ratio) }
      frequency *= 1.1
    }
    var (frequencyStep, ratioStep) = (0.04, 0.08)
    for _ in 0..<14 {
      var isBetter = true
      while isBetter {
        let shape = best.shape
        isBetter = [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)].contains { a, b in
          consider(shape.frequency * (1 + a * frequencyStep), shape.ratio + b * ratioStep)
        }
      }
      frequencyStep /= 2
      ratioStep /= 2
    }
    // Much that is no spring looks like the beginning of a slow one.
    let isSettled = best.shape.frequency * best.shape.ratio * length > Self.settled
    return best.rest <= Self.shapeShare * variance && isSettled ? best.shape : nil
  }

  /// The share of the values' variance that a spring may leave.
  private static let shapeShare = 0.05
  /// A spring's swings have become so many times e smaller when it rests.
  private static let settled = 3.0
}

/// What values do that come to rest on a spring.
private struct SpringShape {
  /// Radians per second, and damping ratio.
  let frequency: Double
  let ratio: Double
  let interval: Double

  /// What it leaves of values, wherever they begin and rest.
  func rest(of values: [SIMD16<Double>]) -> [SIMD16<Double>] {
    var rest = values
    for basis in basis(values.count) {
      var coefficient = SIMD16<Double>.zero
      for index in rest.indices { coefficient += rest[index] * basis[index] }
      for index in rest.indices { rest[index] -= coefficient * basis[index] }
    }
    return rest
  }

  func squaredRest(of values: [SIMD16<Double>]) -> Double {
    rest(of: values).reduce(0) { $0 + $1.squaredLength }
  }

  /// A constant and the two solutions, made orthonormal.
  private func basis(_ count: Int) -> [[Double]] {
    let decay = ratio * frequency
    let swing = frequency * abs(1 - ratio * ratio).squareRoot()
    var vectors = [[Double]](repeating: Array(repeating: 1, count: count), count: 3)
    for index in 0..<count {
      let time = Double(index) * interval
      if ratio < 1 {
        let envelope = exp(-decay * time)
        vectors[1][index] = envelope * cos(swing * time)
        vectors[2][index] = envelope * (swing * time < 1e-6 ? time : sin(swing * time) / swing)
      } else {
        let (slow, fast) = (exp((swing - decay) * time), exp((-swing - decay) * time))
        vectors[1][index] = (slow + fast) / 2
        vectors[2][index] = swing * time < 1e-6 ? time * slow : (slow - fast) / (2 * swing)
      }
    }
    var basis: [[Double]] = []
    for var vector in vectors {
      for other in basis {
        let share = zip(vector, other).reduce(0) { $0 + $1.0 * $1.1 }
        for index in vector.indices { vector[index] -= share * other[index] }
      }
      let length = vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
      if length > 1e-9 { basis.append(vector.map { $0 / length }) }
    }
    return basis
  }
}

extension [SIMD16<Double>] {
  /// The squared distance to their mean.
  fileprivate var variance: Double {
    let mean = reduce(.zero, +) / Double(Swift.max(count, 1))
    return reduce(0) { $0 + ($1 - mean).squaredLength }
  }
}
