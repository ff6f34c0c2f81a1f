import SpringformGeometry
import SpringformMotion
import Testing

@testable import SpringformScene

@Suite struct TouchFollowingTests {
  private final class Log: @unchecked Sendable { var entries: [String] = [] }

  private struct Followed: Playable {
    let size = Size(width: 100, height: 100)
    let log: Log

    func build(on stage: Stage) {
      let layer = Layer(frame: Rect(x: 20, y: 20, width: 60, height: 60))
      stage.rootLayer.addSublayer(layer)
      layer.addGestureRecognizer(TapRecognizer { [log] _ in log.entries.append("recognised") })
      stage.tape.follow { [log] touch, phase in log.entries.append("\(phase) at \(touch.timestamp)") }
      stage.tape.tap(layer, at: 1)
    }
  }

  private func entries(_ scene: some Playable, _ log: Log) throws -> [String] {
    let stage = Stage(size: scene.size)
    try scene.build(on: stage)
    for index in 0..<20 { stage.advance(to: Clock(rate: 10).tick(index)) }
    stage.end()
    return log.entries
  }

  @Test func hearsOfATouchBeforeTheRecognisers() throws {
    let log = Log()
    #expect(try entries(Followed(log: log), log) == ["began at 0.9", "ended at 1.0", "recognised"])
  }

  /// Recorded touches take the place of the scene's own, not of those who follow them.
  @Test func hearsOfRecordedTouches() throws {
    let log = Log()
    let stroke = try #require(
      Stroke([0.25, 0.35].map { .init(time: $0, location: Point(x: 50, y: 50)) }))
    let seen = try entries(RetapedScene(Followed(log: log), strokes: [stroke]), log)
    #expect(seen == ["began at 0.25", "ended at 0.35", "recognised"])
  }
}
