import SpringformGeometry
import SpringformScene
import Testing

@testable import SpringformReports

@Suite("Chart")
struct ChartTests {
  @Test("Curves share a panel when they have one unit and none is flattened")
  func grouping() throws {
    let chart = try richChart()
    #expect(
      chart.panels.map { $0.curves.map(\.name) } == [
        ["ball.x"], ["ball.y"], ["title.opacity", "progress"], ["menu.angle"], ["speed"], ["broken", "touched"],
      ])
    #expect(chart.panels.map(\.unit) == ["points", "points", nil, "rad", "points/s", nil])
  }

  @Test(
    "A curve needs a quarter of the height; one that stays at its value needs none",
    arguments: [
      (100...200, 150...180, 1), (100...200, 150...170, 2), (0...100, 80...180, 1), (0...100, 350...450, 2),
      (0...100, 50...50, 1), (0...100, 399...399, 1), (0...100, 401...401, 2), (5...5, 500...500, 1),
    ] as [(ClosedRange<Double>, ClosedRange<Double>, Int)])
  func shares(first: ClosedRange<Double>, second: ClosedRange<Double>, panels: Int) throws {
    let chart = try chart { stage in
      stage.trace("a") { stage.time < 0.5 ? first.lowerBound : first.upperBound }
      stage.trace("b") { stage.time < 0.5 ? second.lowerBound : second.upperBound }
    }
    #expect(chart.panels.count == panels)
  }

  @Test(
    "A unit is what the scene declares; else what the name's last word says; else none",
    arguments: [
      ("a.x", nil, "points"), ("head.Y", nil, "points"), ("menu.angle", nil, "rad"), ("rotation", nil, "rad"),
      ("title.opacity", nil, nil), ("xy", nil, nil), ("count", nil, nil), ("angle", "turns", "turns"), ("x", "", nil),
    ] as [(String, String?, String?)])
  func units(name: String, declared: String?, unit: String?) throws {
    let chart = try chart { $0.trace(name, unit: declared) { 1 } }
    #expect(chart.panels.first?.unit == unit)
  }

  @Test("More curves than colours are spread over panels, and no panel has a colour twice")
  func manyCurves() throws {
    let chart = try chart { stage in
      for index in 0..<18 { stage.trace("item\(index).y") { stage.time * Double(20 + index) } }
    }
    #expect(chart.panels.map { $0.curves.count } == [7, 7, 4])
    for panel in chart.panels { #expect(Set(panel.curves.map(\.colorIndex)).count == panel.curves.count) }
  }

  @Test("Colours go on from panel to panel, as long as there are new ones")
  func colors() throws {
    let indices = try richChart().panels.map { $0.curves.map(\.colorIndex) }
    #expect(indices == [[0], [1], [2, 3], [4], [5], [6, 0]])
  }

  @Test("Nothing traced is an error; values that are not finite are gaps")
  func oddValues() throws {
    #expect(throws: ChartError.noCurves) { try chart { _ in } }
    let values = [1, .nan, .infinity, -.infinity, 1e200, 1e-200, -3]
    var next = 0
    let odd = try chart(rate: 7) { stage in
      stage.trace("odd") {
        next += 1
        return values[next - 1]
      }
    }
    let curve = try #require(odd.panels.first?.curves.first)
    #expect(curve.values.map(\.isNaN) == [false, true, true, true, true, false, false])
    #expect(curve.range == -3...1)
    let nothing = try chart { $0.trace("nothing") { .nan } }
    #expect(nothing.panels.first?.curves.first?.range == nil)
    #expect(try layout(nothing).panels.first?.values == 0...1)
  }

  @Test("Texts are one short line without control characters")
  func texts() throws {
    let chart = try chart(title: "a\nb\u{0}c\u{FFFE}") { stage in
      stage.trace(String(repeating: "n", count: 5000)) { 1 }
      stage.at(0.5) { stage.traceEvent("hit\t", 2.345) }
    }
    #expect(chart.title == "a b c ")
    #expect(chart.events.map(\.text) == ["hit  2.35"] || chart.events.map(\.text) == ["hit  2.34"])
    #expect(chart.panels.first?.curves.first?.name.count == 201)
  }
}
