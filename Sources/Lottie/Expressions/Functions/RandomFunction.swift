import Glibc
import SpringformNumerics

/// Chance that is the same in each run: it follows from the property's seed and, unless it is to be timeless, from the moment.
enum RandomFunction: String, CaseIterable, Sendable {
  case random, gaussRandom, noise, seedRandom
}

extension ScriptEvaluator {
  private static let maximumOctaves = 16

  func call(_ function: RandomFunction, _ arguments: ScriptArguments) throws(ExpressionError) -> ScriptValue {
    switch function {
    case .random: return try random(arguments) { evaluator in evaluator.randomFraction() }
    case .gaussRandom: return try random(arguments) { evaluator in evaluator.gaussianFraction() }
    case .noise: return .number(try noise(arguments[0]))
    case .seedRandom:
      seed = host.seed.mixed(with: (try number(of: arguments[0]) + 0).bitPattern)
      isTimeless = try isTrue(arguments[1])
      generator = nil
      return .undefined
    }
  }

  /// From 0 to below 1.
  func randomFraction() -> Double {
    var generator = generator ?? SplitMix64(seed: isTimeless ? seed : seed.mixed(with: (time + 0).bitPattern))
    defer { self.generator = generator }
    return Double(generator.next() >> 11) * 0x1p-53
  }

  /// Normally distributed around one half, nine of ten from 0 to 1.
  private func gaussianFraction() -> Double {
    // The transform of Box and Muller.
    let radius = sqrt(-2 * log(1 - randomFraction()))
    return 0.5 + radius * cos(2 * .pi * randomFraction()) * 0.5 / 1.6449
  }

  /// Without bounds from 0 to 1, with one from 0 to that; each component of a list has its own chance.
  private func random(
    _ arguments: ScriptArguments, _ fraction: (ScriptEvaluator) -> Double
  ) throws(ExpressionError) -> ScriptValue {
    let bounds = (try plain(arguments[0]), try plain(arguments[1]))
    switch bounds {
    case (.undefined, _): return .number(fraction(self))
    case (let upper, .undefined): return try random(from: .number(0), to: upper, fraction)
    case (let lower, let upper): return try random(from: lower, to: upper, fraction)
    }
  }

  private func random(
    from lower: ScriptValue, to upper: ScriptValue, _ fraction: (ScriptEvaluator) -> Double
  ) throws(ExpressionError) -> ScriptValue {
    guard let ends = numbers(of: upper) else {
      let (start, end) = (try number(of: lower), try number(of: upper))
      return .number(start + (end - start) * fraction(self))
    }
    let starts = numbers(of: lower) ?? []
    return try make(
      ends.enumerated().map { index, end in
        let start = index < starts.count ? starts[index] : 0
        return .number(start + (end - start) * fraction(self))
      })
  }

  // MARK: Smooth noise

  /// Of up to three numbers, from -1 to 1; it is the same for all properties.
  private func noise(_ argument: ScriptValue) throws(ExpressionError) -> Double {
    let value = try plain(argument)
    let place = if let numbers = numbers(of: value) { numbers.prefix(3) } else { [try number(of: value)][...] }
    guard place.allSatisfy(\.isFinite) else { throw .type("a place of noise is no finite number") }
    return noise(at: place, seed: 0)
  }

  private func noise(at place: ArraySlice<Double>, seed: UInt64) -> Double {
    guard let x = place.first else { return SmoothNoise.lattice(seed) }
    let cell = x.rounded(.down)
    let first = noise(at: place.dropFirst(), seed: SmoothNoise.seed(seed, at: cell))
    let second = noise(at: place.dropFirst(), seed: SmoothNoise.seed(seed, at: cell + 1))
    return first + (second - first) * SmoothNoise.eased(x - cell)
  }

  /// The value with smooth noise added: a frequency, how far it goes, and octaves, each twice as fast as the one before and
  /// going further or less far by a factor.
  func wiggle(_ property: any ExpressionProperty, _ arguments: ScriptArguments) throws(ExpressionError) -> ScriptValue {
    let frequency = try number(of: arguments[0])
    let amplitude = try number(of: arguments[1])
    let octaves = arguments.count > 2 ? try number(of: arguments[2]) : 1
    let factor = arguments.count > 3 ? try number(of: arguments[3]) : 0.5
    let moment = try moment(arguments[4])
    guard (moment * frequency).isFinite else { throw .type("'wiggle' is given something that is no finite number") }
    let base = moment == time ? try currentValue(of: property) : try value(of: property, at: moment)
    var components: [Double]
    switch base {
    case .number(let number): components = [number]
    case .list: components = numbers(of: base) ?? []
    default: throw .unsupported("'wiggle' of anything but numbers")
    }
    // Where octaves have a fraction, the last counts by that.
    let count = min(max(octaves.isNaN ? 1 : octaves, 0), Double(Self.maximumOctaves))
    try work.spend(components.count * Int(count.rounded(.up)))
    for index in components.indices {
      let seed = seed.mixed(with: UInt64(truncatingIfNeeded: index))
      for octave in 0..<Int(count.rounded(.up)) {
        let share = min(count - Double(octave), 1)
        components[index] +=
          share * amplitude * factor.scriptPower(Double(octave))
          * SmoothNoise.value(
            at: moment * frequency * Double(1 << octave),
            seed: seed.mixed(with: UInt64(truncatingIfNeeded: octave)))
      }
    }
    if case .number = base { return .number(components[0]) }
    return try make(components.map { .number($0) })
  }
}

/// Values from -1 to 1, one for each whole number, and a smooth curve through them.
enum SmoothNoise {
  static func value(at x: Double, seed: UInt64) -> Double {
    let cell = x.rounded(.down)
    let first = lattice(self.seed(seed, at: cell))
    let second = lattice(self.seed(seed, at: cell + 1))
    return first + (second - first) * eased(x - cell)
  }

  /// The seed of a place. Adding zero gives both zeros the same.
  static func seed(_ seed: UInt64, at cell: Double) -> UInt64 { seed.mixed(with: (cell + 0).bitPattern) }

  static func lattice(_ seed: UInt64) -> Double {
    var generator = SplitMix64(seed: seed)
    return Double(generator.next() >> 11) * 0x1p-52 - 1
  }

  /// A fraction as a step whose first and second derivatives are zero at both ends.
  static func eased(_ t: Double) -> Double { t * t * t * (t * (t * 6 - 15) + 10) }
}

extension UInt64 {
  /// A seed that follows from both, and from their order.
  fileprivate func mixed(with other: UInt64) -> UInt64 {
    var first = SplitMix64(seed: self)
    var second = SplitMix64(seed: first.next() ^ other)
    return second.next()
  }
}
