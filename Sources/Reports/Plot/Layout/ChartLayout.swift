import SpringformGeometry
import SpringformText

/// Where everything of a chart is, in points: title, events, panels one below the other, and the time axis they share.
struct ChartLayout: Hashable, Sendable {
  let chart: Chart
  let size: Size
  let title: Label
  let subtitle: Label?
  let events: EventLayout
  let panels: [PanelLayout]
  let timeTicks: [Label]
  let timeTickValues: [Double]

  static let gapBesidePlot = 9.0
  private static let margin = 24.0
  private static let gapBelowTitle = 16.0
  private static let gapBetweenPanels = 18.0
  private static let gapAboveTimes = 7.0
  private static let timeRowHeight = 14.0
  private static let usualWidth = 800.0
  private static let minimumPlotWidth = 160.0

  /// - Parameter size: the chart's size in points; without it the chart is as high as its panels want.
  /// - Throws: ``ChartError/tooSmall(width:height:)``, ``ChartError/font(_:)``.
  init(_ chart: Chart, size: Size?, measure: TextMeasure) throws(ChartError) {
    self.chart = chart
    let width = size?.width ?? Self.usualWidth
    let textWidth = max(width - 2 * Self.margin, Self.minimumPlotWidth)
    let title = try measure.label(chart.title, .title, width: textWidth).at(x: Self.margin, top: Self.margin - 4)
    self.title = title
    subtitle =
      chart.subtitle.isEmpty
      ? nil
      : try measure.label(chart.subtitle, .subtitle, width: textWidth).at(x: Self.margin, top: title.frame.maxY + 3)
    let top = (subtitle ?? title).frame.maxY + Self.gapBelowTitle

    // How wide the numbers beside the plots are depends on the plots' heights, and these a little on that width.
    let about = try Stack(
      chart.panels.map { PanelDraft($0, measure: measure) }, top: top, strip: 0, height: size?.height, width: textWidth)
    let drafts = zip(about.drafts, about.plotHeights).map { $0.withTicks(forHeight: $1) }
    let left = try Self.margin + Self.gutter(of: drafts, measure) + Self.gapBesidePlot
    let right = max(width - Self.margin, left + Self.minimumPlotWidth)

    let span = chart.span
    let events = try EventLayout(
      chart.events, x: { Self.x($0, span, left, right) }, within: left...right, measure: measure)
    self.events = events
    let stack = try Stack(drafts, top: top, strip: events.height, height: size?.height, width: right - left)
    if let size, size.height < stack.leastHeight || size.width < right + Self.margin {
      throw .tooSmall(width: (right + Self.margin).rounded(.up), height: stack.leastHeight.rounded(.up))
    }
    self.size = size ?? Size(width: width, height: stack.height)
    panels = try stack.panels(left: left, right: right)
    let ticks = try Self.timeTicks(span, from: left, to: right, measure)
    timeTickValues = ticks.map(\.value)
    let timesTop = stack.bottom + Self.gapAboveTimes
    var labels: [Label] = []
    for tick in ticks {
      let label = try measure.label(tick.text, .tick, alignment: .middle)
      labels.append(label.at(x: Self.x(tick.value, span, left, right), top: timesTop))
    }
    timeTicks = labels
  }

  /// The x coordinate of a time in seconds.
  func x(_ time: Double) -> Double {
    guard let plot = panels.first?.plot else { return 0 }
    return Self.x(time, chart.span, plot.minX, plot.maxX)
  }

  private static func x(_ time: Double, _ span: ClosedRange<Double>, _ left: Double, _ right: Double) -> Double {
    left + (time - span.lowerBound) / (span.upperBound - span.lowerBound) * (right - left)
  }

  /// The width of the widest text beside the plots.
  private static func gutter(of drafts: [PanelDraft], _ measure: TextMeasure) throws(ChartError) -> Double {
    var widest = 0.0
    for draft in drafts {
      widest = max(widest, try draft.unit()?.frame.width ?? 0)
      for tick in draft.ticks.ticks { widest = max(widest, try measure.label(tick.text, .tick).frame.width) }
    }
    return widest
  }

  /// The finest ticks whose labels stay apart, with their unit.
  private static func timeTicks(
    _ span: ClosedRange<Double>, from left: Double, to right: Double, _ measure: TextMeasure
  ) throws(ChartError) -> [Ticks.Tick] {
    let secondsPerPoint = (span.upperBound - span.lowerBound) / (right - left)
    var distance = 60.0
    while true {
      let ticks = Ticks(within: span, distance: distance * secondsPerPoint).ticks.map {
        Ticks.Tick(value: $0.value, text: $0.text + " s")
      }
      var widest = 0.0
      for tick in ticks { widest = max(widest, try measure.label(tick.text, .tick).frame.width) }
      if widest + 20 <= distance || ticks.count < 2 { return ticks }
      distance = max(widest + 20, distance * 1.5)
    }
  }

  /// The panels' heights, one below the other, with the time axis under the last.
  private struct Stack {
    let drafts: [PanelDraft]
    let plotHeights: [Double]
    /// The chart's height, and the least that it needs.
    let height: Double
    let leastHeight: Double
    /// The last plot's bottom.
    let bottom: Double
    private let top: Double
    /// The height of the events' strip above the first plot.
    private let strip: Double

    init(_ drafts: [PanelDraft], top: Double, strip: Double, height: Double?, width: Double) throws(ChartError) {
      var legends = 0.0
      for draft in drafts { legends += try draft.legend(width: width).height }
      let below = gapAboveTimes + timeRowHeight + margin
      let fixed = top + strip + legends + Double(drafts.count - 1) * gapBetweenPanels + below
      leastHeight = fixed + drafts.reduce(0) { $0 + $1.minimumHeight }
      if let height {
        // Flags do not grow, unless there is nothing else.
        let free = max(height - leastHeight, 0)
        let elastic = drafts.filter { !$0.panel.isFlags }.count
        plotHeights = drafts.map { draft in
          let share = elastic == 0 ? 1 / Double(drafts.count) : draft.panel.isFlags ? 0 : 1 / Double(elastic)
          return draft.minimumHeight + free * share
        }
      } else {
        plotHeights = drafts.map { $0.preferredHeight(alone: drafts.count == 1) }
      }
      self.height = (fixed + plotHeights.reduce(0, +)).rounded(.up)
      bottom = fixed - below + plotHeights.reduce(0, +)
      self.drafts = drafts
      self.top = top
      self.strip = strip
    }

    func panels(left: Double, right: Double) throws(ChartError) -> [PanelLayout] {
      var panels: [PanelLayout] = []
      var y = top
      for (draft, height) in zip(drafts, plotHeights) {
        let panel = try draft.placed(
          top: y, left: left, right: right, height: height, strip: panels.isEmpty ? strip : 0)
        panels.append(panel)
        y = panel.plot.maxY + gapBetweenPanels
      }
      return panels
    }
  }
}
