import Glibc
import SpringformGeometry
import SpringformMotion
import Testing

@testable import SpringformScene

@Suite struct StrokeTests {
  private func stroke(_ samples: [(Double, Double, Double)]) throws -> Stroke {
    try #require(Stroke(samples.map { .init(time: $0.0, location: Point(x: $0.1, y: $0.2)) }))
  }

  /// Where the finger is at a time.
  private func location(_ stroke: Stroke, at time: Double) -> Point {
    let first = stroke.samples[0]
    return stroke.script.location(at: time - first.time, from: first.location)
  }

  @Test func samplesAreInTheOrderOfTheirTimes() throws {
    let stroke = try stroke([(2, 3, 3), (1, 0, 0), (2, 4, 4), (-1, 9, 9), (.nan, 0, 0), (1.5, .infinity, 0)])
    #expect(stroke.samples.map(\.time) == [1, 2])
    #expect(stroke.samples[1].location == Point(x: 4, y: 4))
    #expect(Stroke([]) == nil)
  }

  @Test func anEvenMovementNeedsItsEndsAlone() throws {
    let numbers = (0...100).map(Double.init)
    let even = try stroke(numbers.map { ($0 / 100, $0 * 2, $0 * 3) })
    #expect(even.simplified(within: 0.5).samples.count == 2)
    // The same way at another pace is another movement.
    let uneven = try stroke(numbers.map { ($0 / 100, $0 * $0 / 50, 0) })
    #expect(uneven.simplified(within: 0.5).samples.count > 4)
  }

  /// However a hand moves, the finger is within half a point of it at every sample's time, with far fewer points.
  @Test func staysWithinHalfAPointOfAHand() throws {
    var samples: [(Double, Double, Double)] = []
    for step in 0...400 {
      let time = Double(step) / 120
      let x: Double = 180 + 140 * sin(time * 2.1) + 1.5 * sin(time * 31)
      let y: Double = 300 + 120 * cos(time * 1.3)
      samples.append((time, x, y))
    }
    let hand = try stroke(samples)
    let few = try #require(hand.simplified(within: 0.4).rounded)
    #expect(few.samples.count < 130)
    for sample in hand.samples {
      #expect(location(few, at: sample.time).distance(to: sample.location) <= 0.5)
    }
  }

  @Test func aTapIsAHold() throws {
    let tap = try stroke([(0.5, 10, 10), (0.6, 10, 10)])
    #expect(tap.script.duration.isApproximately(0.1))
    #expect(location(tap, at: 0.55) == Point(x: 10, y: 10))
  }

  /// Recorded touches take the place of the scene's own, and of what those would have done.
  @Test func replaceTheScenesOwn() throws {
    let scene = TappedScene()
    let stage = Stage(size: scene.size)
    try RetapedScene(scene, strokes: [try stroke([(0.5, 50, 50), (0.6, 50, 50)])]).build(on: stage)
    var times: [Double] = []
    scene.log.tapped = { times.append($0) }
    for index in 0..<200 { stage.advance(to: Clock(rate: 100).tick(index)) }
    #expect(times == [0.6], "the tap at 1 s, and what it does by itself, is gone")
    stage.end()
  }

  /// A tape's touches as strokes, in the order of their contacts: only what came down, and played again it is the same way.
  @Test func areWhatATapeHasDone() throws {
    let stage = Stage(size: Size(width: 100, height: 100))
    let ball = Layer()
    (ball.bounds, ball.position) = (Rect(x: 0, y: 0, width: 20, height: 20), Point(x: 40, y: 50))
    stage.rootLayer.addSublayer(ball)
    stage.tape.touch(nil, at: 9, location: .zero) { $0.hold(for: 1) }
    stage.tape.drag(ball, at: 1, to: Point(x: 90, y: 50), duration: 0.5)
    stage.tape.touch(nil, at: 0.2, location: Point(x: 5, y: 6)) { $0.hold(for: 0.1) }
    for index in 0..<200 { stage.advance(to: Clock(rate: 100).tick(index)) }
    let strokes = stage.tape.strokes
    stage.end()
    #expect(strokes.map { $0.samples[0].time } == [0.2, 1])
    #expect(strokes[0].samples.allSatisfy { $0.location == Point(x: 5, y: 6) })
    let drag = try #require(strokes[1].simplified(within: 0.35).rounded)
    #expect(drag.samples[0].location == Point(x: 40, y: 50))
    #expect(drag.samples.count < 16)
    var script = FingerScript()
    script.drag(to: Point(x: 90, y: 50), duration: 0.5)
    for step in 0...50 {
      let time = Double(step) / 100
      let planned = script.location(at: time, from: Point(x: 40, y: 50))
      #expect(location(drag, at: 1 + time).distance(to: planned) < 0.5)
    }
  }
}

extension Double {
  fileprivate func isApproximately(_ other: Double) -> Bool { abs(self - other) < 1e-9 }
}

private final class TapLog: @unchecked Sendable { var tapped: (Double) -> Void = { _ in } }

private struct TappedScene: Playable {
  let size = Size(width: 100, height: 100)
  let log = TapLog()

  func build(on stage: Stage) {
    let layer = Layer(frame: Rect(x: 20, y: 20, width: 60, height: 60))
    stage.rootLayer.addSublayer(layer)
    layer.addGestureRecognizer(TapRecognizer { [log, unowned stage] _ in log.tapped(stage.time) })
    stage.tape.tap(layer, at: 1) { [log, unowned stage] in log.tapped(stage.time + 100) }
  }
}
