/// Repeatable random numbers: SplitMix64 (Steele, Lea and Flood, 2014).
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  /// A number in the range, the bounds included; the lower bound when they are not finite.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    let width = range.upperBound - range.lowerBound
    let fraction = Double(next() >> 11) / Double((1 << 53) - 1)
    return width.isFinite ? range.lowerBound + fraction * width : range.lowerBound
  }
}
