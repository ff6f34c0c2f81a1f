import Springform

/// Smooth seeded noise of one coordinate: random heights at whole numbers, joined by the quintic of Perlin's "Improving
/// noise" (2002).
struct ValueNoise {
  let seed: UInt64

  func value(at x: Double) -> Double {
    guard x.magnitude < 1e15 else { return x.isFinite ? 0 : .nan }
    let (cell, t) = (x.rounded(.down), x - x.rounded(.down))
    let weight = t * t * t * (t * (t * 6 - 15) + 10)
    let (a, b) = (height(Int64(cell)), height(Int64(cell) + 1))
    return a + (b - a) * weight
  }

  private func height(_ cell: Int64) -> Double {
    var random = SeededRandom(seed: seed ^ UInt64(bitPattern: cell) &* 0x9E37_79B9_7F4A_7C15)
    return random.number(in: -1...1)
  }
}
