/// How a traced curve changed.
package struct CurveComparison: Hashable, Sendable {
  package let expected: Facts
  package let actual: Facts
  /// The largest distance between both, in the curve's unit.
  package let largestDifference: Double
  /// When it is reached first, in seconds.
  package let largestDifferenceTime: Double

  /// Between their samples curves are straight, before the first and after the last they stay. Of lists that are not
  /// equally long the rest has no effect, and neither have values that are not finite.
  /// - Parameters:
  ///   - expectedTimes: seconds, ascending.
  ///   - expectedValues: as many, in the curve's unit.
  ///   - actualTimes: seconds, ascending; they may be others.
  ///   - actualValues: as many.
  package init(expectedTimes: [Double], expectedValues: [Double], actualTimes: [Double], actualValues: [Double]) {
    let old = SampledCurve(expectedTimes, expectedValues)
    let new = SampledCurve(actualTimes, actualValues)
    expected = Facts(old)
    actual = Facts(new)
    var largest = (difference: 0.0, time: 0.0)
    if !old.samples.isEmpty, !new.samples.isEmpty {
      for time in (old.samples + new.samples).map(\.time).sorted() {
        let difference = abs(old.value(at: time) - new.value(at: time))
        if difference > largest.difference { largest = (difference, time) }
      }
    }
    (largestDifference, largestDifferenceTime) = largest
  }
}
