import SpringformExpectations
import SpringformGeometry
import SpringformMotion
import SpringformPipeline
import SpringformScene
import Testing

/// A curve `x` with a value every tenth of a second.
private func record(_ values: Double?..., name: String = "x") -> SampledMotion {
  SampledMotion(times: values.indices.map { Double($0) / 10 }, curves: [.init(name: name, values: values)])
}

/// From 0 to 100, over by 20, under by 4, then within 2 % of the way.
private let bounce = record(0, 60, 120, 110, 96, 99, 101, 100)

@Suite("Expectations of motion")
struct ExpectationTests {
  @Test(
    "An expectation that is not met says why in one sentence, and one that is met says itself",
    arguments: [
      (.settles("x", by: 0.5), true, "x settles by 0.5 s"),
      (.settles("x", by: 0.4), false, "x settles within 2 of 100 at 0.5 s, later than 0.4 s"),
      (.settles("x", by: 0.4, within: 4), true, "x settles by 0.4 s, within 4"),
      (.settles("x", by: 0.6, within: 0.5), false, "x settles within 0.5 of 100 at 0.7 s, later than 0.6 s"),
      (.settles("x", at: 101, by: 0.5, within: 1), false, "x settles within 1 of 101 at 0.6 s, later than 0.5 s"),
      (.settles("x", at: 101, by: 0.6, within: 1.5), true, "x settles at 101 by 0.6 s, within 1.5"),
      (.settles("x", at: 260, by: 9, within: 0.5), false, "x ends at 100, not within 0.5 of 260"),
      (.settles("x", by: .nan), false, "x settles within 2 of 100 at 0.5 s, later than nan s"),
      (.settles("x", by: 0.5).during(from: 0.2), false, "x settles within 0.4 of 100 at 0.7 s, later than 0.5 s"),
      (.overshoots("x", atMost: 0.2), true, "x overshoots by 20 % at most"),
      (.overshoots("x", atMost: 0.19), false, "x overshoots by 20 % of its way at 0.2 s, more than 19 %"),
      (.overshoots("x", atMost: 0), false, "x overshoots by 20 % of its way at 0.2 s"),
      (.overshoots("x", atMost: 0).during(to: 0.2), true, "x does not overshoot (until 0.2 s)"),
      (.stays("x", in: 0...120), true, "x stays from 0 to 120"),
      (.stays("x", in: 0...119), false, "x is 120 at 0.2 s, above 119"),
      (.stays("x", in: 1...200), false, "x is 0 at 0 s, below 1"),
      (.stays("x", in: 90...125).during(from: 0.2), true, "x stays from 90 to 125 (from 0.2 s on)"),
      (.stays("x", in: 90...125).during(from: 0.1, to: 0.3), false, "x is 60 at 0.1 s, below 90"),
      (.never("x", below: 0), true, "x is never below 0"),
      (.never("x", below: 0.001), false, "x is 0 at 0 s, below 0.001"),
      (.never("x", above: 119.99999), false, "x is 120.0 at 0.2 s, above 120"),
      (.never("x", above: .nan), false, "x is 0 at 0 s, above nan"),
      (.holds("x"), false, "'x' does not hold at 0 s"),
      (.holds("x").during(from: 0.1), true, "'x' holds (from 0.1 s on)"),
      (.never("y", below: 0), false, "there is no curve 'y'; the scene traces x"),
      (.never("x", below: 0).during(from: 8), false, "x has no value from 8 s on"),
      (.never("x", below: 0).during(from: 8, to: 9), false, "x has no value from 8 s to 9 s"),
      (.holds("x", at: 0.05), true, "'x' holds at 0.05 s"),
      (.holds("x", at: 0), false, "'x' does not hold at 0 s"),
      (.holds("x", at: 0.71), false, "x has no value from 0.71 s on"),
      (.never("x"), false, "'x' holds at 0.1 s"),
      (.never("x").during(to: 0.05), true, "'x' never holds (until 0.05 s)"),
    ] as [(MotionExpectation, Bool, String)])
  func sentences(expectation: MotionExpectation, passes: Bool, sentence: String) {
    let result = expectation.check(bounce)
    #expect(result.passes == passes)
    #expect(result.sentence == sentence)
  }

  @Test("A curve that returns settles within 2 % of its largest distance, and has no overshoot to speak of")
  func returning() {
    let wobble = record(50, 150, 0, 52.5, 51.5, 50)
    #expect(MotionExpectation.settles("x", by: 0.4).check(wobble).passes)
    #expect(
      MotionExpectation.settles("x", by: 0.3).check(wobble).failure
        == .settlesLate(curve: "x", time: 0.4, by: 0.3, target: 50, tolerance: 2))
    #expect(MotionExpectation.overshoots("x", atMost: 1).check(wobble).failure == .goesNowhere(curve: "x"))
    #expect(
      MotionExpectation.overshoots("x", atMost: 1).check(wobble).sentence
        == "x ends where it begins, so its overshoot cannot be told; choose another beginning with from")
    #expect(
      MotionExpectation.overshoots("x", atMost: 0.1).check(record(0, 60, 1)).sentence
        == "x overshoots by 5900 % of its way at 0.1 s, more than 10 %; its way is short, so perhaps choose another beginning with from"
    )
    #expect(MotionExpectation.settles("x", by: 0).check(record(5, 5, 5)).passes)
  }

  @Test("A motion to lower values overshoots below its end")
  func downwards() {
    let failure = MotionExpectation.overshoots("x", atMost: 0.1).check(record(100, -15, 2, 0)).failure
    #expect(failure == .overshoots(curve: "x", share: 0.15, time: 0.1, atMost: 0.1))
  }

  @Test("Values before a curve's declaration are passed over; values that are not finite never pass")
  func oddValues() {
    let late = record(nil, nil, 5, 6)
    #expect(MotionExpectation.never("x", below: 5).check(late).passes)
    #expect(
      MotionExpectation.never("x", below: 0).check(record(nil, nil)).failure
        == .noValues(curve: "x", from: nil, to: nil))
    for broken in [Double.nan, .infinity, -.infinity] {
      let expectations: [MotionExpectation] = [
        .settles("x", by: 9), .overshoots("x", atMost: 9), .stays("x", in: -Double.infinity ... .infinity), .holds("x"),
      ]
      for expectation in expectations {
        #expect(
          expectation.check(record(1, broken, 1)).failure == .notFinite(curve: "x", time: 0.1), "\(expectation)")
      }
    }
  }

  @Test("The name of a point stands for both of its columns, unless a curve has that very name")
  func points() {
    let trace = played { stage in
      stage.trace("ball") { Point(x: stage.time, y: -stage.time) }
      stage.trace("ball.x") { 7 }
    }
    let record = SampledMotion(trace)
    #expect(record.curves.map(\.name) == ["ball.x", "ball.y", "ball.x"])
    #expect(
      MotionExpectation.never("ball", below: 0).check(record).failure
        == .below(curve: "ball.y", value: -0.25, time: 0.25, least: 0))
    #expect(MotionExpectation.never("ball.y", above: 0).check(record).passes)
  }

  @Test(
    "Events come in order when each has one of the next name at its time or later",
    arguments: [
      (["tap", "contact"], nil), (["tap", "contact", "contact"], nil), (["contact", "tap", "rest"], nil),
      (["tap", "tap"], "there is no event 'tap' after 'tap' at 0.5 s"),
      (["rest", "contact"], "there is no event 'contact' after 'rest' at 2 s"),
      (["tap", "throw"], "there is no event 'throw'"), ([], nil),
    ] as [([String], String?)])
  func order(names: [String], sentence: String?) {
    let events = [(0.5, "contact"), (0.5, "tap"), (0.5, "contact"), (1, "contact"), (2, "rest")]
    let record = SampledMotion(events: events.map { Trace.Event(time: $0.0, name: $0.1, value: 0) })
    #expect(MotionExpectation(.order(events: names)).check(record).failure?.sentence == sentence)
  }

  @Test("A part of the scene has only its own events")
  func eventsInTime() {
    let record = SampledMotion(events: [Trace.Event(time: 0.5, name: "tap", value: 0)])
    #expect(MotionExpectation.order("tap").during(from: 0.5, to: 0.5).check(record).passes)
    #expect(!MotionExpectation.order("tap").during(from: 0.6).check(record).passes)
  }

  @Test("A budget of pictures is kept, exceeded, or cannot be told")
  func pictures() {
    let budget = MotionExpectation.pictures(atMost: 3)
    #expect(budget.check(SampledMotion(pictureCount: 3)).sentence == "there are 3 different pictures at most")
    #expect(budget.check(SampledMotion(pictureCount: 4)).sentence == "there are 4 different pictures, more than 3")
    #expect(budget.check(SampledMotion()).failure == .picturesNotCounted)
  }

  @Test("Pictures that draw what the one before drew do not count")
  func drawings() throws {
    struct Blink: Scene {
      let size = Size(width: 4, height: 4)
      let duration: Double? = 1
      func build(on stage: Stage) {
        let box = ShapeLayer(path: .rect(Rect(x: 0, y: 0, width: 2, height: 2)), fillColor: .systemRed)
        stage.rootLayer.addSublayer(box)
        stage.trace("opacity") { box.opacity }
        stage.at(0.5) {
          box.opacity = 0.5
          stage.traceEvent("blink", 1)
        }
      }
    }
    let record = try SampledMotion(Playback(Blink(), settings: RenderSettings()))
    #expect(record.pictureCount == 2)
    #expect(record.times.count == 50)
    #expect(record.events.map(\.name) == ["blink"])
  }

  @Test("A spring of UIKit's settles when its formula says, in a scene's own trace")
  func spring() {
    // Damping ratio 0.5, one second: overshoot is exp(-pi * 0.5 / sqrt(0.75)) = 16.3 %.
    let trace = played(rate: 1000, refreshes: 2500) { stage in
      let ball = Layer()
      stage.rootLayer.addSublayer(ball)
      stage.trace("x") { ball.presentation.position.x }
      stage.animate(duration: 1, dampingRatio: 0.5) { ball.position.x = 200 }
    }
    let record = SampledMotion(trace)
    #expect(MotionExpectation.overshoots("x", atMost: 0.1631).check(record).passes)
    #expect(!MotionExpectation.overshoots("x", atMost: 0.1629).check(record).passes)
    #expect(MotionExpectation.settles("x", at: 200, by: 1).check(record).passes)
  }
}

/// What a scene traces at four refreshes a second.
private func played(rate: Double = 4, refreshes: Int = 3, _ build: (Stage) -> Void) -> Trace {
  let stage = Stage(size: Size(width: 10, height: 10))
  defer { stage.end() }
  stage.recordsTrace = true
  build(stage)
  let clock = Clock(rate: rate)
  for index in 0..<refreshes { stage.advance(to: clock.tick(index)) }
  return stage.recordedTrace
}
