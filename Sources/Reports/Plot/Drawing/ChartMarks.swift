import SpringformGeometry

extension ChartLayout {
  /// Everything that is drawn, from the back to the front.
  var marks: [ChartMark] { grid + eventMarks + panels.flatMap { curves(of: $0) } + labels.map { .text($0) } }

  private var grid: [ChartMark] {
    panels.flatMap { panel in
      let plot = panel.plot
      let times = timeTickValues.map { vertical(x($0), from: plot.minY, to: plot.maxY) }
      let values = panel.tickValues.map { horizontal(panel.y($0), plot) }
      let lines = [ChartMark.line(joined(times + values), LineStyle(color: Palette.grid), name: nil)]
      guard !panel.panel.isFlags, panel.values.contains(0) else { return lines }
      return lines + [.line(horizontal(panel.y(0), plot), LineStyle(color: Palette.zeroLine), name: nil)]
    }
  }

  private var eventMarks: [ChartMark] {
    guard let first = panels.first?.plot, !events.marks.isEmpty else { return [] }
    // Each line is a mark of its own: simple SVG viewers connect the parts of a dashed path.
    let style = LineStyle(color: Palette.event, dashes: [1, 3])
    let lines = panels.map(\.plot).flatMap { plot in
      events.marks.map { mark in
        let top = plot == first ? plot.minY + mark.top : plot.minY
        return ChartMark.line(vertical(mark.x, from: top, to: plot.maxY), style, name: nil)
      }
    }
    let dots = events.marks.filter { $0.label != nil }.map { mark in
      ChartMark.dot(center: Point(x: mark.x, y: first.minY + mark.top), radius: 2.5, Palette.event)
    }
    return lines + dots
  }

  private func curves(of panel: PanelLayout) -> [ChartMark] {
    panel.panel.curves.enumerated().flatMap { index, curve in
      let style = Palette.line(colorIndex: curve.colorIndex, indexInPanel: index)
      let lift = panel.lift(ofCurve: index)
      let points = zip(chart.times, curve.values).map { Point(x: x($0), y: panel.y($1 + lift)) }
      let line = CurveLine(points, isStep: curve.isFlag).path
      let sample = panel.legend[index].sample
      return [
        ChartMark.line(line, style, name: curve.name),
        .line(
          segment(from: Point(x: sample.minX, y: sample.midY), to: Point(x: sample.maxX, y: sample.midY)), style,
          name: nil),
      ]
    }
  }

  /// All texts.
  var labels: [Label] {
    let eventLabels = events.marks.compactMap(\.label).map { label in
      var label = label
      label.frame = label.frame.offsetBy(Vector(dx: 0, dy: panels.first?.plot.minY ?? 0))
      return label
    }
    return [title] + [subtitle].compactMap { $0 } + eventLabels
      + panels.flatMap { [$0.unit].compactMap { $0 } + $0.legend.map(\.label) + $0.ticks } + timeTicks
  }

  // Lines of the grid lie on the middles of pixels and end between pixels, so that they are sharp at every whole scale.
  private func snapped(_ coordinate: Double) -> Double { coordinate.rounded(.down) + 0.5 }

  private func vertical(_ x: Double, from top: Double, to bottom: Double) -> Path {
    segment(from: Point(x: snapped(x), y: top.rounded()), to: Point(x: snapped(x), y: bottom.rounded()))
  }

  private func horizontal(_ y: Double, _ plot: Rect) -> Path {
    segment(from: Point(x: plot.minX, y: snapped(y)), to: Point(x: plot.maxX, y: snapped(y)))
  }

  private func joined(_ paths: [Path]) -> Path { paths.reduce(into: Path()) { $0.addPath($1) } }

  private func segment(from start: Point, to end: Point) -> Path {
    var path = Path()
    path.move(to: start)
    path.addLine(to: end)
    return path
  }
}
