import Foundation

/// One that drifts around a place of its own, and glows now and then.
struct Firefly {
  let home: CGPoint
  let reach: CGSize
  let pace: Double
  let phase: Double
  let radius: Double

  /// - Parameter index: each is another one, and always the same.
  init(_ index: Int) {
    func part(_ step: Double) -> Double {
      (Double(index + 1) * step).truncatingRemainder(dividingBy: 1)
    }
    home = CGPoint(x: part(0.618034), y: 0.32 + 0.6 * part(0.754878))
    reach = CGSize(width: 10 + 16 * part(0.569840), height: 8 + 14 * part(0.324718))
    pace = 0.5 + 0.6 * part(0.414214)
    phase = 2 * .pi * part(0.732051)
    radius = 1 + 1.4 * part(0.236068)
  }

  func place(at time: Double, in size: CGSize) -> CGPoint {
    let turn = time * pace + phase
    return CGPoint(
      x: home.x * size.width + reach.width * (sin(turn) + 0.4 * sin(2.3 * turn + phase)),
      y: home.y * size.height + reach.height * (cos(1.3 * turn) + 0.3 * sin(2.9 * turn)))
  }

  /// From 0 to 1.
  func glow(at time: Double) -> Double {
    let wave = sin(time * pace * 2 + phase * 3)
    return pow(max(wave, 0), 1.5)
  }
}
