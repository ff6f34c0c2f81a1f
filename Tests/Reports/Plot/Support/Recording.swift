import SpringformGeometry
import SpringformMotion
import SpringformScene
import SpringformText

@testable import SpringformReports

/// A second of a stage's curves, as a chart.
func chart(
  rate: Double = 60, seconds: Double = 1, title: String = "test", subtitle: String = "", _ build: (Stage) -> Void
) throws -> Chart {
  let stage = Stage(size: Size(width: 10, height: 10))
  stage.recordsTrace = true
  build(stage)
  let clock = Clock(rate: rate)
  for index in 0..<clock.tickCount(before: seconds) { stage.advance(to: clock.tick(index)) }
  let trace = stage.recordedTrace
  return try Chart(
    trace, curves: trace.curves, events: trace.events, span: 0...seconds, title: title, subtitle: subtitle)
}

func layout(_ chart: Chart, size: Size? = nil) throws -> ChartLayout {
  try ChartLayout(chart, size: size, measure: TextMeasure(fonts: FontLibrary()))
}

/// Every kind of thing that a chart can show.
func richChart() throws -> Chart {
  try chart(seconds: 3, title: "rich", subtitle: "damping=0.3, seed=7") { stage in
    stage.trace("ball") { Point(x: 100 + 500 * stage.time, y: 300 - 90 * (stage.time - 1.5) * (stage.time - 1.5)) }
    stage.trace("title.opacity") { min(stage.time, 1) }
    stage.trace("progress") { stage.time / 3 }
    stage.trace("menu.angle") { 1.5 - stage.time }
    stage.trace("speed", unit: "points/s") { 2000 * stage.time }
    stage.trace("broken") { stage.time > 1.2 }
    stage.trace("touched") { stage.time > 0.4 && stage.time < 2.1 }
    for time in [0.4, 0.45, 0.5, 0.9, 1.2, 2.9, 2.95] { stage.at(time) { stage.traceEvent("contact", time * 10) } }
    stage.at(2.1) { stage.traceEvent("released", 0) }
  }
}
