import SpringformMotion
import Testing

@testable import SpringformComparison

@Suite("Oscillations")
struct OscillationTests {
  @Test(
    "A spring's constants are found in its values, in every regime and at any rate",
    arguments: [
      (100, 4, 60), (100, 10, 60), (100, 18, 60), (100, 20, 60), (100, 26, 60), (400, 8, 120), (30, 3, 25),
    ] as [(Double, Double, Double)])
  func constants(stiffness: Double, damping: Double, rate: Double) throws {
    let spring = Spring(stiffness: stiffness, damping: damping, allowsOverdamping: true)
    // Anything may be measured that goes with the value: here 7 - 3 x.
    let values = (0..<Int(rate * 1.5)).map { 7 - 3 * spring.value(at: Double($0) / rate) }
    let found = try #require(Oscillation(fitting: values, interval: 1 / rate))
    #expect(abs(found.stiffness / stiffness - 1) < 2e-3)
    #expect(abs(found.damping / damping - 1) < 2e-3)
    #expect(found.explained > 0.999_999)
  }

  @Test("What is no oscillation is not explained by one")
  func others() throws {
    let steps = (0..<60).map { $0 % 20 < 10 ? 0.0 : 1 }
    #expect(try #require(Oscillation(fitting: steps, interval: 0.02)).explained < 0.9)
    #expect(Oscillation(fitting: Array(repeating: 3, count: 60), interval: 0.02) == nil)
    #expect(Oscillation(fitting: [1, 2, 3], interval: 0.02) == nil)
  }
}
