package import SpringformGeometry
import SpringformNumerics
package import SpringformScene
package import SpringformText

/// A chart in its final size, ready to be written as a picture or as SVG; both show the same.
package struct ChartDrawing {
  /// In points.
  package let size: Size
  let marks: [ChartMark]
  /// What the chart shows, for those who do not see it.
  let title: String
  let description: String
  let measure: TextMeasure

  /// - Parameters:
  ///   - chart: what is drawn.
  ///   - size: in points; without it 800 points wide and as high as the panels want.
  ///   - fonts: where the letters come from: Inter.
  /// - Throws: ``ChartError/tooSmall(width:height:)``, ``ChartError/font(_:)``.
  package init(_ chart: Chart, size: Size? = nil, fonts: FontLibrary) throws(ChartError) {
    measure = TextMeasure(fonts: fonts)
    let layout = try ChartLayout(chart, size: size, measure: measure)
    self.size = layout.size
    title = chart.title
    description = chart.spokenDescription
    marks = layout.marks
  }

  /// The chart as commands for a renderer.
  /// - Throws: ``ChartError/font(_:)``.
  package func displayList() throws(ChartError) -> DisplayList {
    var canvas = Canvas()
    for mark in marks {
      switch mark {
      case .line(let path, let style, _):
        canvas.stroke(
          path, with: style.color,
          style: StrokeStyle(width: style.width, cap: style.cap, join: .round, dashes: style.dashes))
      case .dot(let center, let radius, let color): canvas.fill(.circle(center: center, radius: radius), with: color)
      case .text(let label):
        canvas.fill(try measure.layout(label.text, label.style), at: label.frame.origin, with: label.style.color)
      }
    }
    return DisplayList(size: size, background: Palette.background, commands: canvas.commands)
  }
}

extension Chart {
  /// The curves with their smallest and largest values, and the events, in words.
  fileprivate var spokenDescription: String {
    func number(_ value: Double) -> String { value.typographicText(places: 3) }
    let curves = panels.flatMap(\.curves).map { curve in
      guard let range = curve.range else { return "\(curve.name) without values" }
      let unit = curve.unit.map { " " + $0 } ?? ""
      return "\(curve.name) from \(number(range.lowerBound)) to \(number(range.upperBound))\(unit)"
    }
    let time = "Curves from \(number(span.lowerBound)) to \(number(span.upperBound)) seconds: "
    let marked = events.prefix(50).map { "\($0.text) at \(number($0.time)) s" }
    return time + curves.joined(separator: "; ") + "."
      + (marked.isEmpty ? "" : " Events: " + marked.joined(separator: "; ") + ".")
  }
}
