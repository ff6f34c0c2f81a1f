import SpringformGeometry
import SpringformScene
import SpringformText
import Testing

@testable import SpringformReports

@Suite("Chart layout")
struct ChartLayoutTests {
  /// All that must not overlap: texts, legend samples, plots.
  private func rectangles(_ layout: ChartLayout) -> [Rect] {
    layout.labels.map(\.frame) + layout.panels.flatMap { $0.legend.map(\.sample) } + layout.panels.map(\.plot)
  }

  private func expectTidy(_ layout: ChartLayout) {
    // Sums of heights are rounded.
    let canvas = Rect(origin: .zero, size: layout.size).insetBy(dx: -1e-9, dy: -1e-9)
    let all = rectangles(layout)
    for (index, rect) in all.enumerated() {
      #expect(rect.union(canvas) == canvas, "\(rect) leaves the canvas")
      for other in all[..<index] { #expect(rect.intersection(other) == nil, "\(rect) meets \(other)") }
    }
  }

  @Test(
    "Nothing lies on anything else, at any size",
    arguments: [nil, Size(width: 420, height: 900), Size(width: 640, height: 900), Size(width: 2000, height: 3000)])
  func disjoint(size: Size?) throws {
    try expectTidy(layout(richChart(), size: size))
  }

  @Test("Long names are cut, many names wrap, long numbers get their room")
  func names() throws {
    let long = try chart(title: String(repeating: "title ", count: 60)) { stage in
      stage.trace(String(repeating: "name", count: 40), unit: String(repeating: "unit", count: 20)) { stage.time }
      for index in 0..<12 { stage.trace("some.longer.name\(index).y") { 1e5 + stage.time * 1e-1 } }
    }
    let layout = try layout(long)
    expectTidy(layout)
    #expect(layout.title.text.hasSuffix("…"))
    #expect(layout.panels[0].legend[0].label.text.hasSuffix("…"))
    #expect(Set(layout.panels[1].legend.map(\.sample.minY)).count > 1)
  }

  @Test("Crowded events keep their lines; labels that would collide are left out")
  func crowdedEvents() throws {
    let crowded = try chart { stage in
      stage.trace("x") { stage.time }
      for index in 0..<500 { stage.at(Double(index) / 500) { stage.traceEvent("event\(index)", 0) } }
    }
    let layout = try layout(crowded)
    expectTidy(layout)
    #expect(layout.events.marks.count > 400)
    #expect((5...60).contains(layout.events.marks.count { $0.label != nil }))
    for (index, mark) in layout.events.marks.enumerated() {
      for (number, other) in layout.events.marks.enumerated() where index != number {
        guard let label = other.label, mark.label != nil, mark.top <= label.frame.maxY else { continue }
        #expect(mark.x < label.frame.minX || mark.x > label.frame.maxX, "a line crosses '\(label.text)'")
      }
    }
  }

  @Test("Events of one moment are one mark, whose label names each of them")
  func simultaneousEvents() throws {
    let chart = try chart { stage in
      stage.trace("x") { stage.time }
      stage.at(0.5) {
        for name in ["stop", "stop", "rest"] { stage.traceEvent(name, 1) }
      }
    }
    let marks = try layout(chart).events.marks
    #expect(marks.count == 1)
    #expect(marks.first?.label?.text == "stop 1, rest 1")
  }

  @Test("A value, a time and a flag are where the ticks say")
  func places() throws {
    let layout = try layout(richChart())
    let panel = layout.panels[0]
    #expect(panel.y(panel.values.lowerBound) == panel.plot.maxY)
    #expect(panel.y(panel.values.upperBound) == panel.plot.minY)
    #expect(layout.x(0) == panel.plot.minX)
    #expect(layout.x(3) == panel.plot.maxX)
    for (label, value) in zip(panel.ticks, panel.tickValues) {
      #expect((label.frame.midY - panel.y(value)).magnitude < 1e-9)
    }
    let flags = try #require(layout.panels.last)
    #expect(flags.ticks.map(\.text) == ["no", "yes", "no", "yes"])
    // The first curve has the upper lane.
    #expect(flags.lift(ofCurve: 0) > flags.lift(ofCurve: 1))
  }

  @Test("Zero is on the axis when it is near")
  func zero() throws {
    for (low, isShown) in [(10.0, true), (20, true), (40, false), (-110, true), (-300, false)] {
      let chart = try chart { stage in stage.trace("v") { low + stage.time * 100 } }
      #expect(try layout(chart).panels[0].values.contains(0) == isShown, "from \(low)")
    }
  }

  @Test("A size that is too small is an error that names one that works")
  func tooSmall() throws {
    let chart = try richChart()
    for size in [Size(width: 100, height: 5000), Size(width: 800, height: 100), Size(width: 1, height: 1)] {
      do {
        _ = try layout(chart, size: size)
        Issue.record("\(size) is enough")
      } catch ChartError.tooSmall(let width, let height) {
        try expectTidy(layout(chart, size: Size(width: max(width, size.width), height: max(height, size.height))))
      }
    }
  }
}
