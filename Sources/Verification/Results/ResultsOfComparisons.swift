import SpringformBitmap
package import SpringformComparison
import SpringformNumerics

extension ComparisonResult {
  package init(_ comparison: AnimationComparison, tolerance: AnimationTolerance) {
    let lag: Double = if case .delayed(let seconds, _) = comparison.diagnosis { seconds } else { 0 }
    self.init(
      metric: tolerance.picture.metric.name, maximumDifferentPixels: tolerance.picture.maximumDifferentPixels,
      moments: comparison.moments.map { MomentResult($0) }, worst: comparison.worst,
      failingCount: comparison.failingCount,
      longestRun: comparison.longestRun.flatMap { $0.isEmpty ? nil : [$0.lowerBound, $0.upperBound - 1] }, lag: lag,
      findings: comparison.findings.map { Finding($0) },
      flicker: comparison.flickers.compactMap { frame in comparison.moments.firstIndex { $0.actualFrame == frame } })
  }
}

extension MomentResult {
  fileprivate init(_ moment: Moment) {
    self.init(
      time: moment.start, expectedFrame: moment.expectedFrame, actualFrame: moment.actualFrame, tier: moment.tier,
      differentPixels: moment.comparison.differentPixels,
      excusedPixels: moment.comparison.changedPixels - moment.comparison.differentPixels,
      score: moment.comparison.score, bounds: moment.comparison.bounds)
  }
}

extension ComparisonResult.Finding {
  fileprivate init(_ finding: SpringformComparison.Finding) {
    func plays(_ count: Int?) -> String { count.map { "\($0)" } ?? "for ever" }
    func seconds(_ value: Double) -> String { "\(value.decimalText(places: 6)) s" }
    let (name, expected, actual) =
      switch finding.difference {
      case .size(let old, let new): ("size", "\(old.width)x\(old.height)", "\(new.width)x\(new.height)")
      case .frameCount(let old, let new): ("frames", "\(old)", "\(new)")
      case .rate(let old, let new): ("rate", old.decimalText, new.decimalText)
      case .duration(let old, let new): ("duration", seconds(old), seconds(new))
      case .plays(let old, let new): ("loop", plays(old), plays(new))
      case .delays(let frame, let old, let new, let count):
        ("delays", "\(seconds(old)) at frame \(frame)", "\(seconds(new)), and \(count) such frames in all")
      }
    self.init(name: name, expected: expected, actual: actual, fails: !finding.isTolerated)
  }
}

extension CurveResult {
  /// Every curve that either side traces, the expected ones first.
  static func all(expected: RecordedCurves, actual: RecordedCurves) -> [Self] {
    let names = expected.columns.map(\.name)
    let added = actual.columns.map(\.name).filter { !names.contains($0) }
    return (names + added).map { name in
      Self(name: name, expected: Side(name, of: expected), actual: Side(name, of: actual))
    }
  }

  /// Whether the curve is another than before, by more than its values' rounding.
  var isChanged: Bool {
    guard let largestDifference, let expected, let actual else { return true }
    let largest = (expected.values + actual.values).compactMap { $0?.magnitude }.max() ?? 0
    return largestDifference > 1e-6 * largest || expected.times != actual.times
  }

  private struct Side {
    let unit: String?
    let samples: Samples

    init?(_ name: String, of curves: RecordedCurves) {
      guard let column = curves.columns.first(where: { $0.name == name }) else { return nil }
      unit = column.unit
      samples = Samples(times: curves.times, values: column.values)
    }

    /// The times at which the curve has a value, and these values.
    var points: (times: [Double], values: [Double]) {
      let points = zip(samples.times, samples.values).compactMap { time, value in value.map { (time, $0) } }
      return (points.map(\.0), points.map(\.1))
    }
  }

  private init(name: String, expected: Side?, actual: Side?) {
    self.init(
      name: name, unit: actual?.unit ?? expected?.unit, expected: expected?.samples, actual: actual?.samples)
    guard let old = expected?.points, let new = actual?.points, !old.times.isEmpty, !new.times.isEmpty else { return }
    let comparison = CurveComparison(
      expectedTimes: old.times, expectedValues: old.values, actualTimes: new.times, actualValues: new.values)
    largestDifference = comparison.largestDifference
    func fact(_ name: String, _ unit: String?, _ value: (CurveComparison.Facts) -> Double?) -> Fact {
      let (old, new) = (value(comparison.expected), value(comparison.actual))
      return Fact(
        name: name, unit: unit, expected: old.flatMap { $0.isFinite ? $0 : nil },
        actual: new.flatMap { $0.isFinite ? $0 : nil })
    }
    let overshoot = fact("overshoot", nil) { $0.overshoot }
    // A curve that comes back has none, and is measured by how far it goes away.
    let peak = fact("peak displacement", unit) { $0.peakDisplacement }
    facts = [fact("settling time", "s") { $0.settlingTime }]
    if overshoot.expected != nil || overshoot.actual != nil { facts.append(overshoot) }
    if overshoot.expected == nil || overshoot.actual == nil { facts.append(peak) }
    facts.append(fact("peak velocity", unit.map { $0 + "/s" }) { $0.peakVelocity })
  }
}
