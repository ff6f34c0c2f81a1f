import SpringformGeometry
import SpringformMotion
import SpringformScene
import Testing

@Suite("Trace columns")
struct TraceColumnTests {
  private func trace(_ build: (Stage) -> Void) -> Trace {
    let stage = Stage(size: Size(width: 10, height: 10))
    stage.recordsTrace = true
    build(stage)
    for index in 0...2 { stage.advance(to: Clock(rate: 10).tick(index)) }
    return stage.recordedTrace
  }

  @Test("Points become two columns, flags 1 and 0, units are the declared ones")
  func kinds() {
    let trace = trace { stage in
      stage.trace("p") { Point(x: 1, y: stage.time) }
      stage.trace("late") { stage.time > 0.05 }
      stage.trace("turn", unit: "rad") { 2 }
    }
    let columns = trace.curves.flatMap { trace.columns(of: $0) }
    #expect(columns.map(\.name) == ["p.x", "p.y", "late", "turn"])
    #expect(columns.map(\.isFlag) == [false, false, true, false])
    #expect(columns.map(\.unit) == [nil, nil, nil, "rad"])
    #expect(columns.map(\.values) == [[1, 1, 1], [0, 0.1, 0.2], [0, 1, 1], [2, 2, 2]])
  }

  @Test("A curve has no values before its declaration, nor where it had another kind")
  func gaps() {
    let trace = trace { stage in
      stage.trace("kind") { Point(x: 1, y: 1) }
      stage.at(0.15) {
        stage.trace("late") { 7 }
        stage.trace("kind") { 5 }
      }
    }
    let columns = trace.curves.flatMap { trace.columns(of: $0) }
    #expect(columns.allSatisfy { $0.values.count == 3 })
    #expect(
      columns.map { $0.values.map(\.isNaN) } == [
        [false, false, true], [false, false, true], [true, true, false],
      ])
  }
}
