/// The spring that a measurement supports best: that of which the most pictures and properties tell, well.
struct SpringSupport {
  /// Of those that agree, the stretch that the spring fits best.
  let stretch: MeasurementSummary.Stretch

  /// What compression leaves of a residual, in pixels; more says that something else is going on.
  private static let largestResidual = 0.6
  /// How uncertain a figure may be, and how far those of one spring lie apart, as shares.
  private static let (largestDeviation, likeness) = (0.06, 0.05)
  /// How many pictures and properties have to tell of it, and how far it has to lead, in pixels, degrees or hundredths.
  private static let (leastSupport, leastWay) = (8, 2.0)

  /// - Returns: `nil` where no spring is supported well enough.
  init?(of stretches: [MeasurementSummary.Stretch]) {
    let candidates = stretches.filter(Self.isSure)
    var best: (support: Int, springs: [MeasurementSummary.Stretch]) = (0, [])
    for one in candidates {
      let alike = candidates.filter { Self.agree($0, one) }
      let support = alike.reduce(0) { $0 + $1.pictures * $1.properties.count }
      if support > best.support { best = (support, alike) }
    }
    guard best.support >= Self.leastSupport, let stretch = best.springs.min(by: { $0.residual < $1.residual })
    else { return nil }
    self.stretch = stretch
  }

  private static func isSure(_ stretch: MeasurementSummary.Stretch) -> Bool {
    guard let ratio = stretch.dampingRatio, let response = stretch.response else { return false }
    func isSure(_ figure: MeasurementSummary.Figure) -> Bool {
      figure.deviation.map { $0 <= max(largestDeviation * figure.value, 0.01) } ?? false
    }
    let ways = stretch.properties.indices.map { (index: Int) -> Double in
      let way = (stretch.to[index] - stretch.from[index]).magnitude
      return stretch.properties[index] == "opacity" ? way * 100 : way
    }
    return stretch.residual <= largestResidual && isSure(ratio) && isSure(response) && (ways.max() ?? 0) >= leastWay
  }

  private static func agree(_ one: MeasurementSummary.Stretch, _ other: MeasurementSummary.Stretch) -> Bool {
    func agree(_ one: MeasurementSummary.Figure?, _ other: MeasurementSummary.Figure?) -> Bool {
      guard let one, let other else { return false }
      return abs(one.value - other.value) <= likeness * max(one.value, other.value)
    }
    return agree(one.dampingRatio, other.dampingRatio) && agree(one.response, other.response)
  }
}
