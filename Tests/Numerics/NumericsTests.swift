import SpringformNumerics
import Testing

@Suite("Numerics")
struct NumericsTests {
  @Test("Clamped is the nearest value in the range, and the fallback for what is not a number")
  func clamped() {
    let range = -1.5...2.0
    #expect([-3, -1.5, 0.25, 2, .infinity].map { $0.clamped(to: range, otherwise: 9) } == [-1.5, -1.5, 0.25, 2, 2])
    #expect(Double.nan.clamped(to: range, otherwise: 9) == 9)
  }

  @Test(
    "Rounded to seven significant digits, at any magnitude",
    arguments: [
      (0, 0), (-0.0, 0), (1.0 / 3, 0.333_333_3), (-123_456_789, -123_456_800), (9.999_999_96, 10),
      (1.234_567_89e-15, 1.234_568e-15), (1.234_567_89e200, 1.234_568e200),
      (.leastNonzeroMagnitude, .leastNonzeroMagnitude), (.infinity, .infinity),
    ] as [(Double, Double)])
  func significantDigits(value: Double, rounded: Double) {
    #expect(value.rounded(significantDigits: 7) == rounded)
    #expect(value.rounded(significantDigits: 7).sign == (rounded < 0 ? .minus : .plus))
  }

  @Test("Rounded to places, halves away from zero")
  func places() {
    #expect([0.125, -0.125, 0.1 + 0.2, 1e6].map { $0.rounded(places: 2) } == [0.13, -0.13, 0.3, 1e6])
  }

  @Test("Powers of ten are exact up to 22")
  func powers() {
    #expect((0...22).allSatisfy { powerOfTen($0) == (0..<$0).reduce(1) { power, _ in power * 10 } })
  }

  @Test("SplitMix64 gives the reference implementation's numbers")
  func splitMix() {
    // The published first outputs for the seed 1234567 (Vigna, splitmix64.c).
    var random = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
  }
}
