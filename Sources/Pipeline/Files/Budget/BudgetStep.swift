import SpringformNumerics

/// What is given up for a smaller file: nothing by default.
public struct BudgetStep: Hashable, Sendable {
  /// One in so many pictures is shown, 1 or more.
  public var rateDivisor = 1.0
  /// Of the width and the height, above 0 and at most 1.
  public var scale = 1.0
  /// 0...100, for encoders that have it; `nil` keeps what they were asked for.
  public var quality: Double?
  /// The most colours of a palette, for encoders that have one; `nil` keeps what they were asked for.
  public var colors: Int?

  package init() {}

  /// What was given up, in words; empty when nothing was.
  /// - Parameter rate: pictures per second when nothing is given up.
  public func losses(rate: Double) -> [String] {
    var losses: [String] = []
    if let quality { losses.append("quality \(quality.decimalText)") }
    if rateDivisor > 1 {
      losses.append(
        "\((rate / rateDivisor).decimalText(places: 2)) instead of \(rate.decimalText(places: 2)) pictures a second"
      )
    }
    if let colors { losses.append("\(colors) colors") }
    if scale < 1 { losses.append("\((scale * 100).decimalText(places: 0)) % of the width and height") }
    return losses
  }
}

extension RenderSettings {
  /// The same with fewer and smaller pictures.
  package func reduced(by step: BudgetStep) -> Self {
    var settings = self
    settings.rate /= step.rateDivisor
    settings.scale *= step.scale
    return settings
  }
}
