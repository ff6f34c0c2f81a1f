import SpringformGeometry
import SpringformMotion
import SpringformNumerics

/// Which particles of a cell are alive at a time.
struct Emission {
  /// The numbers of the particles, counted from the first one emitted.
  let particles: Range<Int>

  private let stretches: [Stretch]

  /// A time in which as many are born a second.
  private struct Stretch {
    /// Seconds since the cell began.
    let start: Double
    let rate: Double
    /// How many births the time before is worth; a part of one counts for the next.
    let before: Double

    func births(until time: Double) -> Double { before + (time - start) * rate }
  }

  /// The most particles a second, and the longest life in seconds, that are told apart.
  private static let (maximumRate, maximumLifetime) = (1e6, 1e6)

  /// - Parameters:
  ///   - cell: what is emitted.
  ///   - rates: how many a second, each from a time on that is counted since the cell began; the first from the beginning on.
  ///   - time: seconds since the cell began.
  ///   - limit: the most particles; the youngest count.
  init(of cell: EmitterCell, rates: [(start: Double, rate: Double)], at time: Double, limit: Int) {
    let lifetime = (cell.lifetime + cell.lifetimeRange.magnitude / 2).clamped(
      to: 0...Self.maximumLifetime, otherwise: 0)
    let duration = cell.duration.clamped(to: 0...1e9, otherwise: 0)
    guard lifetime > 0, duration > 0, time >= 0, time <= 1e9 else {
      (particles, stretches) = (0..<0, [])
      return
    }
    var stretches: [Stretch] = []
    for (index, change) in rates.enumerated() {
      let start = index == 0 ? 0 : change.start.clamped(to: 0...duration, otherwise: 0)
      guard start <= time else { break }
      let rate = change.rate.clamped(to: 0...Self.maximumRate, otherwise: 0)
      stretches.append(Stretch(start: start, rate: rate, before: stretches.last?.births(until: start) ?? 0))
    }
    if time >= duration, let last = stretches.last {
      stretches.append(Stretch(start: duration, rate: 0, before: last.births(until: duration)))
    }
    self.stretches = stretches
    let born = Self.born(stretches, at: time)
    let dead = Self.births(stretches, until: max(time - lifetime, 0))
    particles = max(dead, born - limit, 0)..<max(born, dead, 0)
  }

  /// Particle n is born when n births are reached while some are born at all.
  private static func born(_ stretches: [Stretch], at time: Double) -> Int {
    guard let last = stretches.last else { return 0 }
    let before = Int(last.before.rounded(.up))
    return last.rate > 0 ? max(Int(last.births(until: time).rounded(.down)) + 1, before) : before
  }

  private static func births(_ stretches: [Stretch], until time: Double) -> Int {
    Int((stretches.last { $0.start <= time }?.births(until: time) ?? 0).rounded(.down))
  }

  /// When a particle is born, in seconds since the cell began.
  func birth(of particle: Int) -> Double {
    let number = Double(particle)
    guard let own = stretches.last(where: { $0.rate > 0 && $0.before <= number }) else { return 0 }
    return own.start + (number - own.before) * (1 / own.rate)
  }
}
