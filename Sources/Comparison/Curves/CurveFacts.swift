extension CurveComparison {
  /// What characterises a motion. Values are in the curve's own unit.
  package struct Facts: Hashable, Sendable {
    /// Seconds from the curve's beginning until the value stays within 2 % of its way around its end. The way leads from
    /// the first value to the last; where it comes back, from the smallest to the largest. 0 for a curve that never moves.
    package let settlingTime: Double
    /// How far the value goes beyond its end, as a share of the way from the first value to the last; `nil` for a value that
    /// comes back to where it began, within a twentieth of how far it goes: there is no way to go beyond the end of.
    package let overshoot: Double?
    /// How far the value is away from the first at most.
    package let peakDisplacement: Double
    /// The largest velocity between two samples, units per second, without its sign.
    package let peakVelocity: Double

    /// - Parameters:
    ///   - times: seconds, ascending.
    ///   - values: as many, in the curve's unit.
    package init(times: [Double], values: [Double]) { self.init(SampledCurve(times, values)) }

    init(_ curve: SampledCurve) {
      let samples = curve.samples
      let values = samples.map(\.value)
      guard let first = samples.first, let last = samples.last, let low = values.min(), let high = values.max() else {
        (settlingTime, overshoot, peakDisplacement, peakVelocity) = (0, nil, 0, 0)
        return
      }
      let displacement = last.value - first.value
      let comesBack = abs(displacement) <= 0.05 * (high - low)
      overshoot =
        comesBack ? nil : max(displacement > 0 ? high - last.value : last.value - low, 0) / abs(displacement)
      peakDisplacement = max(high - first.value, first.value - low)
      peakVelocity = zip(samples, samples.dropFirst()).reduce(0) { peak, pair in
        let time = pair.1.time - pair.0.time
        return time > 0 ? max(peak, abs(pair.1.value - pair.0.value) / time) : peak
      }
      let band = 0.02 * (comesBack ? high - low : abs(displacement))
      settlingTime = Self.settlingTime(samples, around: last.value, band: band) - first.time
    }

    /// When the value enters a band around its end for the last time.
    private static func settlingTime(_ samples: [SampledCurve.Sample], around end: Double, band: Double) -> Double {
      guard let index = samples.lastIndex(where: { abs($0.value - end) > band }), index + 1 < samples.count else {
        return samples[0].time
      }
      let (a, b) = (samples[index], samples[index + 1])
      let (outside, inside) = (abs(a.value - end), abs(b.value - end))
      // It may have crossed the end between both samples; then it entered earlier, which the samples do not tell.
      let isSameSide = (a.value - end) * (b.value - end) >= 0
      let share = isSameSide ? (outside - band) / (outside - inside) : (outside - band) / (outside + inside)
      return a.time + share * (b.time - a.time)
    }
  }
}
