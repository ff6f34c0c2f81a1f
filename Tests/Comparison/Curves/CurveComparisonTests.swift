import SpringformComparison
import SpringformMotion
import Testing

@Suite("Traced curves")
struct CurveComparisonTests {
  private func facts(_ values: [Double], interval: Double = 0.1) -> CurveComparison.Facts {
    CurveComparison.Facts(times: values.indices.map { Double($0) * interval }, values: values)
  }

  @Test("The overshoot is how far a value goes beyond its end, as a share of its way")
  func overshoot() {
    #expect(facts([0, 5, 12, 9, 10]).overshoot == 0.2)
    #expect(facts([10, 4, -3, 1, 0]).overshoot == 0.3)
    #expect(facts([0, 5, 9, 10]).overshoot == 0)
    #expect(facts([7, 7, 7]).overshoot == nil)
  }

  /// There is no way that it could go beyond the end of.
  @Test("A value that comes back to where it began has no overshoot but the distance that it goes away")
  func excursion() {
    #expect(facts([3, 8, 3]).overshoot == nil)
    #expect(facts([3, 8, 3]).peakDisplacement == 5)
    #expect(facts([3, -4, 5, 3]).peakDisplacement == 7)
    // What a spring has not yet come to rest from is no way.
    #expect(facts([0, 100, 5]).overshoot == nil)
    #expect(facts([0, 100, 10]).overshoot == 9)
    #expect(facts([0, 12, 10]).peakDisplacement == 12)
  }

  @Test("The peak velocity is the steepest step")
  func velocity() {
    #expect(abs(facts([0, 1, 4, 2]).peakVelocity - 30) < 1e-9)
    #expect(facts([7, 7]).peakVelocity == 0)
  }

  /// From 0.2 s to 0.3 s the value rises from 8 to 10; it enters the band of 2 % around 10 at 9.8.
  @Test("Settling ends when the value stays within 2 % of its way")
  func settling() {
    #expect(abs(facts([0, 4, 8, 10, 10.1, 10]).settlingTime - 0.29) < 1e-9)
    #expect(facts([5, 5, 5]).settlingTime == 0)
    // The way back to the beginning is measured by the excursion: 2 % of 10.
    #expect(abs(facts([0, 10, 2, 0, 0]).settlingTime - 0.29) < 1e-9)
  }

  @Test("Settling is counted from the curve's beginning")
  func offset() {
    let a = CurveComparison.Facts(times: [5, 5.1, 5.2], values: [0, 8, 10])
    #expect(abs(a.settlingTime - 0.19) < 1e-9)
  }

  /// A spring with damping ratio z overshoots by exp(-pi z / sqrt(1 - z²)): 0.2538 for 0.4, 0.1630 for 0.5.
  @Test("A spring's facts are those of theory")
  func spring() {
    let times = (0...3000).map { Double($0) / 1000 }
    func values(_ ratio: Double) -> [Double] {
      let spring = Spring(stiffness: 100, damping: 20 * ratio)
      return times.map(spring.value)
    }
    let comparison = CurveComparison(
      expectedTimes: times, expectedValues: values(0.5), actualTimes: times, actualValues: values(0.4))
    #expect(abs((comparison.expected.overshoot ?? 0) - 0.1630) < 1e-4)
    #expect(abs((comparison.actual.overshoot ?? 0) - 0.2538) < 1e-4)
    // The envelope exp(-z w t) / sqrt(1 - z²) passes 0.02 at 0.811 s and 1.0 s.
    #expect((0.7...0.82).contains(comparison.expected.settlingTime))
    #expect((0.8...1.01).contains(comparison.actual.settlingTime))
    #expect(comparison.largestDifference > 0.08)
  }

  @Test("The largest difference is found at any time of either curve, between samples, too")
  func largest() {
    let comparison = CurveComparison(
      expectedTimes: [0, 1], expectedValues: [0, 10], actualTimes: [0, 0.5, 1], actualValues: [0, 8, 10])
    #expect(comparison.largestDifference == 3)
    #expect(comparison.largestDifferenceTime == 0.5)
    // After its end a curve stays.
    let longer = CurveComparison(
      expectedTimes: [0, 1], expectedValues: [0, 1], actualTimes: [0, 1, 2], actualValues: [0, 1, 4])
    #expect(longer.largestDifference == 3)
    #expect(longer.largestDifferenceTime == 2)
  }

  @Test("Empty curves and values that are not numbers do no harm")
  func degenerate() {
    let nothing = CurveComparison(expectedTimes: [], expectedValues: [], actualTimes: [0], actualValues: [1])
    #expect(nothing.largestDifference == 0)
    #expect(nothing.expected.settlingTime == 0)
    let gaps = CurveComparison(
      expectedTimes: [0, 1, 2], expectedValues: [0, .nan, 2], actualTimes: [0, 1, 2, 3], actualValues: [0, 1, 2])
    #expect(gaps.largestDifference == 0)
  }
}
