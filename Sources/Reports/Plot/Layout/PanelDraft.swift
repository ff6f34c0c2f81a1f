import SpringformGeometry

/// What a panel needs before its place is known.
struct PanelDraft {
  let panel: Chart.Panel
  let measure: TextMeasure
  /// How many intervals its ticks may make.
  private(set) var intervals = 2

  /// Between ticks' lines, in points.
  private static let tickDistance = 34.0
  private static let legendRowHeight = 18.0
  private static let gapBelowLegend = 10.0
  private static let sampleWidth = 26.0
  private static let gapAfterSample = 7.0
  private static let gapAfterItem = 20.0

  /// The least height of the plot, in points.
  var minimumHeight: Double { panel.isFlags ? fixedHeight : 2 * Self.tickDistance }

  /// The height of the plot when there is room, in points.
  func preferredHeight(alone: Bool) -> Double { panel.isFlags ? fixedHeight : alone ? 340 : 170 }

  init(_ panel: Chart.Panel, measure: TextMeasure) {
    self.panel = panel
    self.measure = measure
  }

  /// The draft with ticks for a plot that is about as high as `height` points.
  func withTicks(forHeight height: Double) -> PanelDraft {
    var draft = self
    draft.intervals = Int(height / Self.tickDistance)
    return draft
  }

  private var fixedHeight: Double { Double(panel.curves.count) * 48 }

  /// Legend items in rows of a width, from the origin, and the height of all, gap included.
  func legend(width: Double) throws(ChartError) -> (items: [PanelLayout.LegendItem], height: Double) {
    var items: [PanelLayout.LegendItem] = []
    var x = 0.0
    var row = 0.0
    for curve in panel.curves {
      let start = Self.sampleWidth + Self.gapAfterSample
      let label = try measure.label(curve.name, .legend, width: width - start)
      if x > 0, x + start + label.frame.width > width {
        x = 0
        row += 1
      }
      let middle = (row + 0.5) * Self.legendRowHeight
      items.append(
        .init(
          sample: Rect(x: x, y: middle - 1, width: Self.sampleWidth, height: 2),
          label: label.at(x: x + start, centerY: middle)))
      x += start + label.frame.width + Self.gapAfterItem
    }
    return (items, (row + 1) * Self.legendRowHeight + Self.gapBelowLegend)
  }

  /// The values' ticks, and the values at the plot's bottom and top.
  var ticks: (ticks: [Ticks.Tick], values: ClosedRange<Double>) {
    if panel.isFlags {
      let lanes = panel.curves.indices.map { Double($0) * PanelLayout.laneHeight }
      let ticks = lanes.flatMap { [Ticks.Tick(value: $0, text: "no"), Ticks.Tick(value: $0 + 1, text: "yes")] }
      return (ticks, -0.3...((lanes.last ?? 0) + 1.3))
    }
    let ticks = Ticks(covering: shownRange, intervals: intervals)
    return (ticks.ticks, ticks.lowest...ticks.highest)
  }

  /// The values of all curves; zero is included when it is near, because distances from it are easier to read.
  private var shownRange: ClosedRange<Double> {
    let ranges = panel.curves.compactMap(\.range)
    guard let low = ranges.map(\.lowerBound).min(), let high = ranges.map(\.upperBound).max() else { return 0...1 }
    let near = (high - low) / 4
    return (low > 0 && low <= near ? 0 : low)...(high < 0 && -high <= near ? 0 : high)
  }

  func unit() throws(ChartError) -> Label? {
    guard let unit = panel.unit else { return nil }
    return try measure.label(unit, .tick, alignment: .end, width: 80)
  }

  /// The panel with its top left corner, legend included, at `y` and its plot from `left` to `right`.
  /// - Parameter strip: the height of what comes between the legend and the plot.
  func placed(
    top y: Double, left: Double, right: Double, height: Double, strip: Double
  ) throws(ChartError) -> PanelLayout {
    let (items, legendHeight) = try legend(width: right - left)
    let plot = Rect(x: left, y: y + legendHeight + strip, width: right - left, height: height)
    let (ticks, values) = ticks
    let labelRight = left - ChartLayout.gapBesidePlot
    var tickLabels: [Label] = []
    for tick in ticks {
      let share = (tick.value - values.lowerBound) / (values.upperBound - values.lowerBound)
      let label = try measure.label(tick.text, .tick, alignment: .end)
      tickLabels.append(label.at(x: labelRight, centerY: plot.maxY - share * plot.height))
    }
    let origin = Vector(dx: left, dy: y)
    return PanelLayout(
      panel: panel, plot: plot, legend: items.map { $0.offset(by: origin) },
      unit: try unit()?.at(x: labelRight, centerY: y + Self.legendRowHeight / 2), ticks: tickLabels,
      tickValues: ticks.map(\.value), values: values)
  }
}

extension PanelLayout.LegendItem {
  fileprivate func offset(by vector: Vector) -> Self {
    var label = label
    label.frame = label.frame.offsetBy(vector)
    return Self(sample: sample.offsetBy(vector), label: label)
  }
}
