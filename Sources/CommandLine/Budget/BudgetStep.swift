import SpringformNumerics

/// What is given up for a smaller file.
struct BudgetStep: Hashable, Sendable {
  /// One in so many pictures is shown.
  var rateDivisor = 1
  /// Of the width and the height.
  var scale = 1.0
  /// 0...100, for encoders that have it; what was asked for by default.
  var quality: Double?

  /// Below this many pictures a second motion falls apart.
  private static let lowestRate = 8.0

  /// From everything to the least that is worth having. Each step gives up what the one before did and something more, in
  /// the order in which people notice it least: some quality, half the pictures, size down to a half, again half the
  /// pictures, size down to a quarter.
  /// - Parameters:
  ///   - rate: pictures per second when nothing is given up.
  ///   - qualities: what the encoder can be told, from good to small.
  static func ladder(rate: Double, qualities: [Double]) -> [BudgetStep] {
    var steps = [BudgetStep()]
    func add(_ change: (inout BudgetStep) -> Void) {
      var next = steps[steps.count - 1]
      change(&next)
      steps.append(next)
    }
    for quality in qualities { add { $0.quality = quality } }
    for (divisor, percents) in [(2, stride(from: 95, through: 50, by: -5)), (4, stride(from: 45, through: 25, by: -5))]
    {
      if rate / Double(divisor) >= lowestRate { add { $0.rateDivisor = divisor } }
      for percent in percents { add { $0.scale = Double(percent) / 100 } }
    }
    return steps
  }

  /// What was given up, in words.
  func losses(rate: Double) -> [String] {
    var losses: [String] = []
    if let quality { losses.append("quality \(quality.decimalText)") }
    if rateDivisor > 1 {
      let kept = (rate / Double(rateDivisor) * 100).rounded() / 100
      losses.append("\(kept.decimalText) instead of \(rate.decimalText(places: 2)) pictures a second")
    }
    if scale < 1 { losses.append("\((scale * 100).decimalText(places: 0)) % of the width and height") }
    return losses
  }
}
