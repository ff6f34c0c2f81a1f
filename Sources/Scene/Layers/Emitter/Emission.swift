import SpringformGeometry
import SpringformMotion
import SpringformNumerics

/// Which particles of a cell are alive at a time.
struct Emission {
  /// The numbers of the particles, counted from the first one emitted.
  let particles: Range<Int>

  private let interval: Double

  /// The most particles a second, and the longest life in seconds, that are told apart.
  private static let (maximumRate, maximumLifetime) = (1e6, 1e6)

  /// - Parameters:
  ///   - cell: what is emitted.
  ///   - time: seconds since the cell began.
  ///   - limit: the most particles; the youngest count.
  init(of cell: EmitterCell, at time: Double, limit: Int) {
    let rate = cell.birthRate.clamped(to: 0...Self.maximumRate, otherwise: 0)
    let lifetime = (cell.lifetime + cell.lifetimeRange.magnitude / 2).clamped(
      to: 0...Self.maximumLifetime, otherwise: 0)
    let duration = cell.duration.clamped(to: 0...1e9, otherwise: 0)
    interval = rate > 0 ? 1 / rate : 0
    guard rate > 0, lifetime > 0, duration > 0, time >= 0, time <= 1e9 else {
      particles = 0..<0
      return
    }
    // Particle n is born n intervals after the beginning, while that lies before the end.
    let born = min(Int((time * rate).rounded(.down)) + 1, Int((duration * rate).rounded(.up)))
    let dead = Int((max(time - lifetime, 0) * rate).rounded(.down))
    particles = max(dead, born - limit, 0)..<max(born, dead, 0)
  }

  /// When a particle is born, in seconds since the cell began.
  func birth(of particle: Int) -> Double { Double(particle) * interval }
}
