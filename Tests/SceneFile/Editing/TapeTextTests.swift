import Springform
import SpringformMotion
@testable import SpringformScene
import Testing

@testable import SpringformSceneFile

@Suite("Recorded touches as a tape")
struct TapeTextTests {
  /// A stroke from (20, 20), looked at 60 times a second.
  private func stroke(
    at start: Double = 0.5, seconds: Double, to end: Point = Point(x: 140, y: 60), jitter: Double = 0,
    _ pace: (Double) -> Double = { $0 }
  ) throws -> Stroke {
    let count = max(Int((seconds * 60).rounded()), 1)
    let samples = (0...count).map { step in
      let share = Double(step) / Double(count)
      let aside = step.isMultiple(of: 2) ? jitter : -jitter
      let place = Point(x: 20, y: 20).interpolated(to: end, fraction: pace(share))
      return Stroke.Sample(time: start + seconds * share, location: Point(x: place.x, y: place.y + aside))
    }
    return try #require(Stroke(samples)?.simplified(within: 0.35).rounded)
  }

  @Test("A tap is one line, though the hand trembles; who stays presses")
  func taps() throws {
    let tap = try stroke(seconds: 0.08, to: Point(x: 21, y: 20), jitter: 0.7)
    #expect(Stroke.yaml([tap]).count == 2)
    #expect(Stroke.yaml([tap])[1].hasPrefix("  - { at: 0.6s, tap: [20, "))
    let press = try stroke(seconds: 0.9, to: Point(x: 20, y: 20))
    #expect(Stroke.yaml([press]) == ["tape:", "  - { at: 0.5s, press: [20, 20], duration: 0.9s }"])
  }

  @Test(
    "A straight drag is one line, with the curve that the finger followed", arguments: ["linear", "easeOut", "easeIn"])
  func drags(name: String) throws {
    let curve = try #require(TimingCurve(named: name))
    let lines = try Stroke.yaml([stroke(seconds: 0.5, jitter: 0.3) { curve.value(at: $0) }])
    #expect(lines.count == 2 && lines[1].hasPrefix("  - { at: 0.5s, drag: { from: [20, "), "\(lines)")
    #expect(lines[1].hasSuffix("duration: 0.5s, curve: \(name) } }"), "\(lines)")
  }

  @Test("A drag of any even pace is one line; where the finger is at each time, and how fast it lifts, stays")
  func ownCurve() throws {
    let wanted = TimingCurve(controlPoint1: Point(x: 0.3, y: 0), controlPoint2: Point(x: 0.6, y: 0.5))
    let stroke = try stroke(seconds: 0.4) { wanted.value(at: $0) }
    guard case .drag(_, _, _, _, let curve)? = StrokeGesture(stroke) else {
      Issue.record("no drag")
      return
    }
    let way = Point(x: 20, y: 20).distance(to: Point(x: 140, y: 60))
    for step in 0...20 {
      let time = Double(step) / 20
      #expect(abs(curve.value(at: time) - wanted.value(at: time)) * way < 2.5, "\(time)")
    }
  }

  @Test("What goes back, around a corner or stops on its way keeps its steps, in few lines")
  func ways() throws {
    let back = try stroke(seconds: 0.6) { $0 < 0.5 ? 2 * $0 : 2 - 2 * $0 }
    #expect(
      Stroke.yaml([back]) == [
        "tape:", "  - { at: 0.5s, touch: [20, 20] }", "  - drag: { to: [140, 60], duration: 0.3s, curve: linear }",
        "  - drag: { to: [20, 20], duration: 0.3s, curve: linear }", "  - release",
      ])
    let stop = try stroke(seconds: 0.9) { min(3 * $0, 1) / 2 + max(3 * $0 - 2, 0) / 2 }
    #expect(Stroke.yaml([stop]).contains("  - hold: 0.3s"))
  }

  /// What a hand made of a drag straight up: every 30 points, at the times that the browser reported.
  private var uneven: Stroke? {
    let pauses = [
      0, 0.1443, 0.0615, 0.0444, 0.1527, 0.0259, 0.0128, 0.0181, 0.0148, 0.0185, 0.0211, 0.0611, 0.0381,
    ]
    var samples: [Stroke.Sample] = []
    var time = 0.4
    for (step, pause) in pauses.enumerated() {
      time += pause
      samples.append(.init(time: time, location: Point(x: 196.8, y: 620 - 30.1 * Double(step))))
    }
    samples.append(.init(time: time + 0.0299, location: samples[samples.count - 1].location))
    return Stroke(samples)?.rounded
  }

  @Test(
    "A straight drag of very uneven speed is a few lines, with a curve each, to half a refresh"
  )
  func unevenDrag() throws {
    let stroke = try #require(uneven)
    let pieces = try #require(StrokePiece.all(of: stroke))
    #expect(pieces.count <= 5, "\(pieces)")
    #expect(Stroke.yaml([stroke]).count == pieces.count + 3)
    var script = FingerScript()
    for piece in pieces {
      switch piece {
      case .hold(let duration): script.hold(for: duration)
      case .drag(let end, let duration, let curve): script.drag(to: end, duration: duration, curve: curve)
      }
    }
    let (first, last) = (stroke.samples[0], stroke.samples[stroke.samples.count - 1])
    let place = { (time: Double) in stroke.script.location(at: time, from: first.location).y }
    for step in 0...200 {
      let time = (last.time - first.time) * Double(step) / 200
      let now = script.location(at: time, from: first.location)
      #expect(now.x == 196.8)
      #expect(now.y < place(time - 1.0 / 120) + 6 && now.y > place(time + 1.0 / 120) - 6, "\(time)")
    }
  }

  private let text = """
    scene: 1
    canvas: { size: [200, 100] }
    layers: [ { id: ball, circle: 10, position: [60, 60] } ]
    tape:
      - { at: 0.2s, tap: ball }   # opens
      # Then it is thrown.
      - wait: 0.3s
      - touch: ball
      - drag: { by: [40, 0], duration: 0.2s }
      - release
      - { at: 1.5s, tap: ball }

    trace: { x: ball.position.x }

    """

  /// As they are played: taps at (60, 60), and a drag from there.
  private func own() throws -> [Stroke] {
    func touch(_ start: Double, _ end: Double, to x: Double = 60) throws -> Stroke {
      try #require(
        Stroke([
          .init(time: start, location: Point(x: 60, y: 60)), .init(time: end, location: Point(x: x, y: 60)),
        ]))
    }
    return [try touch(0.1, 0.2), try touch(0.5, 0.7, to: 100), try touch(1.4, 1.5)]
  }

  private func edited(_ strokes: [Stroke], in text: String? = nil) throws -> String {
    var editor = try SceneFileEditor(text ?? self.text, path: "f.scene.yml")
    try editor.setTape(strokes, keeping: own())
    return editor.text
  }

  @Test("In a file with the line ends of Windows touches stay as they are written, too, and so do its line ends")
  func carriageReturns() throws {
    let windows = text.replacing("\n", with: "\r\n")
    #expect(try edited(own(), in: windows) == windows)
    let own = try own()
    #expect(try edited([own[1]], in: windows) == edited([own[1]]).replacing("\n", with: "\r\n"))
  }

  @Test("Keys that stand farther to the right stay below each other")
  func columns() throws {
    let wide = text.replacing("- touch: ball\n", with: "-   touch: ball\n      location: [1, 1]\n")
    #expect(
      try edited([own()[1]], in: wide).contains("  -   at: 0.5s\n      touch: ball\n      location: [1, 1]\n"))
  }

  @Test("What is recorded is added to the touches that are there, which stay as they are written")
  func adding() throws {
    let new = try stroke(at: 2, seconds: 0.5)
    #expect(
      try edited(own() + [new])
        == text.replacing(
          "  - { at: 1.5s, tap: ball }\n",
          with: """
              - { at: 1.5s, tap: ball }
              - { at: 2s, drag: { from: [20, 20], to: [140, 60], duration: 0.5s, curve: linear } }

            """))
    #expect(try edited(own()) == text)
    let between = try edited(own() + [stroke(at: 0.9, seconds: 0.08, to: Point(x: 20, y: 20))])
    #expect(between.contains("  - release\n  - { at: 1s, tap: [20, 20] }\n  - { at: 1.5s, tap: ball }\n"), "\(between)")
  }

  @Test("A touch that comes after another than before says when; those that are left out are gone")
  func times() throws {
    let own = try own()
    let first = try edited([stroke(at: 0.3, seconds: 0.08, to: Point(x: 20, y: 20))] + own)
    #expect(
      first.contains(
        "  - { at: 0.2s, tap: ball }   # opens\n  - { at: 0.4s, tap: [20, 20] }\n  # Then it is thrown.\n  - at: 0.5s\n    touch: ball\n  - drag: { by:"
      ),
      "\(first)")
    let last = try edited([own[1]])
    #expect(last.contains("tape:\n  # Then it is thrown.\n  - at: 0.5s\n    touch: ball\n"), "\(last)")
    #expect(!last.contains("opens") && !last.contains("1.5s"))
    #expect(last.hasSuffix("\n  - release\n\ntrace: { x: ball.position.x }\n"))
  }
}
