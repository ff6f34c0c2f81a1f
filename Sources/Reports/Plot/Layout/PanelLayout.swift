import SpringformGeometry

/// A panel's rectangles: above the plot its unit and the legend, beside it the values' ticks.
struct PanelLayout: Hashable, Sendable {
  struct LegendItem: Hashable, Sendable {
    /// Where a piece of the curve's line is shown.
    let sample: Rect
    let label: Label
  }

  let panel: Chart.Panel
  let plot: Rect
  let legend: [LegendItem]
  let unit: Label?
  /// In ascending order; a panel of flags has two for each curve.
  let ticks: [Label]
  /// Where the ticks' lines are, as values.
  let tickValues: [Double]
  /// The values at the plot's bottom and top.
  let values: ClosedRange<Double>

  /// The y coordinate of a value.
  func y(_ value: Double) -> Double {
    plot.maxY - (value - values.lowerBound) / (values.upperBound - values.lowerBound) * plot.height
  }

  /// How a curve's values are raised: flags have a lane each, so that none hides another.
  func lift(ofCurve index: Int) -> Double {
    panel.isFlags ? Double(panel.curves.count - 1 - index) * Self.laneHeight : 0
  }

  /// The height of a flag's lane; the flag itself uses 1 of it.
  static let laneHeight = 1.7
}
