import SpringformNumerics

/// Repeatable random numbers: the same seed gives the same numbers (SplitMix64).
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var generator: SplitMix64

  public init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  public mutating func next() -> UInt64 { generator.next() }

  /// A number in the range, the bounds included; the lower bound when they are not finite.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    let width = range.upperBound - range.lowerBound
    let fraction = Double(next() >> 11) / Double((1 << 53) - 1)
    return width.isFinite ? range.lowerBound + fraction * width : range.lowerBound
  }
}
