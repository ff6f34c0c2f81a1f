import SpringformNumerics
package import SpringformScene

/// What a plot shows, without saying where: curves over time in panels of similar size and unit, and events.
///
/// A chart holds only what can be drawn: it has at least one panel, its values and times are finite or missing, and its
/// texts are short and without control characters.
package struct Chart: Hashable, Sendable {
  /// A curve; a value that is not a number is a gap.
  struct Curve: Hashable, Sendable {
    let name: String
    /// The name that curves of several playings have in common; `nil` where there is one only.
    let family: String?
    /// `nil` when nobody said what the values count.
    let unit: String?
    /// Yes and no, drawn as steps.
    let isFlag: Bool
    let values: [Double]
    /// Which colour the curve has.
    var colorIndex = 0

    /// The smallest and largest value, or `nil` without any.
    let range: ClosedRange<Double>?
  }

  /// Curves that share an axis.
  struct Panel: Hashable, Sendable {
    var curves: [Curve]

    var unit: String? { curves.first?.unit }
    var isFlags: Bool { curves.first?.isFlag ?? false }
  }

  struct Event: Hashable, Sendable {
    let time: Double
    let text: String
  }

  let title: String
  let subtitle: String
  /// The time axis, in seconds; it is not empty.
  let span: ClosedRange<Double>
  /// Ascending, as many as every curve has values.
  let times: [Double]
  let panels: [Panel]
  /// In the order of their times.
  let events: [Event]

  /// Values of larger magnitude are gaps, and of smaller magnitude 0: no axis could tell them.
  static let valueMagnitudes = 1e-150...1e150

  /// - Parameters:
  ///   - trace: where the values are.
  ///   - curves: what is plotted, in this order.
  ///   - events: what is marked on the time axis.
  ///   - span: the time axis, in seconds; what lies outside is left out.
  ///   - title: usually the scene's name.
  ///   - subtitle: usually the changed parameters.
  /// - Throws: ``ChartError/noCurves`` when there is nothing to plot.
  package init(
    _ trace: Trace, curves: [Trace.Curve], events: [Trace.Event], span: ClosedRange<Double>, title: String,
    subtitle: String = ""
  ) throws(ChartError) {
    let rows = trace.times.indices.filter { span.contains(trace.times[$0]) }
    let columns = curves.flatMap { trace.columns(of: $0) }
    guard !columns.isEmpty else { throw .noCurves }
    self.title = plainLine(title)
    self.subtitle = plainLine(subtitle)
    self.span = Self.readable(span)
    times = rows.map { trace.times[$0] }
    panels = Self.colored(Self.panels(of: columns.map { Curve($0, rows: rows) }))
    self.events = events.filter { span.contains($0.time) }.sorted { $0.time < $1.time }.map {
      Event(
        time: $0.time, text: plainLine($0.value == 0 ? $0.name : $0.name + " " + $0.value.typographicText(places: 2)))
    }
  }

  /// Limited to what ticks can be put on.
  private static func readable(_ span: ClosedRange<Double>) -> ClosedRange<Double> {
    let span = span.clamped(to: -1e12...1e12)
    let least = max(span.lowerBound.magnitude, span.upperBound.magnitude, 1) * 1e-9
    return span.lowerBound...max(span.upperBound, span.lowerBound + least)
  }

  /// Colours are given in turn, so no panel has one twice: it has no more curves than there are colours.
  private static func colored(_ panels: [Panel]) -> [Panel] {
    var next = 0
    return panels.map { panel in
      var panel = panel
      for index in panel.curves.indices {
        panel.curves[index].colorIndex = next % Palette.colors.count
        next += 1
      }
      return panel
    }
  }
}

extension Chart.Curve {
  init(_ column: Trace.Column, rows: [Int]) {
    name = plainLine(column.variant.map { column.name + " " + $0 } ?? column.name)
    family = column.variant.map { _ in column.name }
    unit = column.isFlag ? nil : unitOfValues(named: column.name, declared: column.unit)
    isFlag = column.isFlag
    values = rows.map { row in
      let value = column.values[row]
      if value.magnitude < Chart.valueMagnitudes.lowerBound { return 0 }
      return Chart.valueMagnitudes.contains(value.magnitude) ? value : .nan
    }
    let known = values.filter { !$0.isNaN }
    range = known.min().flatMap { low in known.max().map { low...$0 } }
  }
}
