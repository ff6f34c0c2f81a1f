import Glibc
import Springform
import SpringformDocument
import SpringformExpectations
import SpringformSceneFile
import Testing

/// How scene files name curves.
struct EasingTests {
  private func values(_ curve: String, before: String = "") throws -> [Double] {
    let trace = try trace(
      scene(
        before + """
          values: { v: 0 }
          events: [ { start: [ { animate: { duration: 1s, curve: \(curve), to: { v: 100 } } } ] } ]
          time: { duration: 1s }
          trace: { v: v }
          """), rate: 4)
    return trace.columns(of: trace.curves[0])[0].values.map { ($0 * 1e6).rounded() / 1e6 }
  }

  @Test("A curve is a name, a cubic, CSS's steps and linear, or a name of the file's own")
  func curves() throws {
    #expect(try values("linear").prefix(4) == [0, 25, 50, 75])
    #expect(try values("steps(2)").prefix(4) == [0, 0, 50, 50])
    #expect(try values("\"steps(4, jump-start)\"").prefix(4) == [25, 50, 75, 100])
    #expect(try values("\"linear(0, 0.8 25%, 0.6, 1)\"").prefix(4) == [0, 80, 66.666667, 73.333333])
    #expect(try values("\"linear(0 20%, 1 80%)\"").prefix(4) == [-33.333333, 8.333333, 50, 91.666667])
    #expect(try values("\"linear(0, .5 25% 75%, 1)\"").prefix(4) == [0, 50, 50, 50])
    #expect(try values("\"linear(25% 75% .5, 1)\"").prefix(4) == [50, 50, 50, 50])
    #expect(try values("bounce")[2] == 76.5625)
    let own = "easings: { mine: [0, 0, 1, 1], jump: steps(2), way: \"linear(0, 1)\" }\n"
    #expect(try values("mine", before: own).prefix(4) == [0, 25, 50, 75])
    #expect(try values("jump", before: own).prefix(4) == [0, 0, 50, 50])
    #expect(try values("way", before: own) == values("mine", before: own))
  }

  @Test("A name of the file's own stands wherever a curve does: in ease, and for a finger's drag")
  func names() throws {
    let text = """
      easings: { jump: steps(2), mine: [0, 0, 1, 1] }
      layers: [ { id: pad, frame: [0, 0, 100, 100] } ]
      state: { x: 0 }
      events: [ { press: pad, minimumDuration: 0, began: [], changed: [ { set: { x: touch.x } } ] } ]
      tape: [ { touch: [0, 50] }, { drag: { by: [80, 0], duration: 1s, curve: jump } }, release ]
      time: { duration: 1s }
      trace: { ease: "ease('jump', time)", mine: "ease('mine', time)", x: x }
      """
    let trace = try trace(scene(text), rate: 4)
    let columns = trace.curves.flatMap { trace.columns(of: $0) }
    func values(_ name: String) -> [Double] { columns.first { $0.name == name }?.values ?? [] }
    #expect(values("ease").prefix(4) == [0, 0, 0.5, 0.5])
    #expect(zip(values("mine"), [0, 0.25, 0.5, 0.75]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(values("x").prefix(4) == [0, 0, 40, 40])
  }

  @Test(
    "A curve that there is not is told with those that there are, or how it is written",
    arguments: [
      ("\"linear(0)\"", "'linear(0)' is no easing; write steps(4), steps(4, start) or linear(0, 1.2 60%, 1)"),
      ("steps(0)", "'steps(0)' is no easing; write steps(4), steps(4, start) or linear(0, 1.2 60%, 1)"),
      ("easeOutBonce", "'curve' cannot be 'easeOutBonce'; did you mean 'easeOutBounce'?"),
    ])
  func refused(curve: String, sentence: String) throws {
    do {
      _ = try values(curve)
      Issue.record("nothing is wrong with \(curve)")
    } catch let error as ProblemList {
      #expect(error.problems.first?.sentence == sentence)
    }
  }
}

struct ImpulseTests {
  private func values(_ animate: String) throws -> [Double] {
    let trace = try trace(
      scene(
        """
        layers: [ { id: card, circle: 5, position: [50, 50] } ]
        events: [ { start: [ { animate: \(animate) } ] } ]
        time: { duration: 1.5s }
        trace: { x: card.position.x }
        """), rate: 10)
    return trace.columns(of: trace.curves[0])[0].values
  }

  @Test("A knock goes as the spring answers it, v e^(-ζωt) sin(ω't) / ω', and ends where it began")
  func knock() throws {
    let values = try values("{ impulse: { card.position: [300, 0] }, spring: { response: 0.4, damping: 0.5 } }")
    let (omega, damped) = (2 * Double.pi / 0.4, 2 * Double.pi / 0.4 * 0.75.squareRoot())
    for index in 0..<values.count {
      let time = Double(index) / 10
      let expected = 300 * exp(-omega / 2 * time) * sin(damped * time) / damped
      #expect((values[index] - 50 - expected).magnitude < 0.02, "\(time)")
    }
    #expect(values.last == 50)
  }

  @Test("A knock adds to the way that the same spring leads")
  func sum() throws {
    let spring = "spring: { response: 0.4, damping: 0.5 }"
    let way = try values("{ to: { card.position: [80, 50] }, \(spring) }")
    let knock = try values("{ impulse: { card.position: [300, 0] }, \(spring) }")
    let both = try values("{ to: { card.position: [80, 50] }, impulse: { card.position: [300, 0] }, \(spring) }")
    for index in way.indices { #expect((both[index] - way[index] - knock[index] + 50).magnitude < 1e-9) }
  }

  @Test(
    "A knock needs a spring, and something that moves",
    arguments: [
      (
        "{ impulse: { card.position: [1, 0] } }",
        "an impulse needs a spring, which brings it back; give spring: { response: 0.4, damping: 0.5 }"
      ),
      (
        "{ impulse: { card.position.x: 3 }, spring: bouncy }",
        "'card.position.x' cannot be knocked; knock a number, or the whole point: [vx, vy]"
      ),
      ("{ spring: bouncy }", "animate needs to, by, keyframes, along or impulse"),
    ])
  func refused(animate: String, sentence: String) throws {
    do {
      _ = try values(animate)
      Issue.record("nothing is wrong with \(animate)")
    } catch let error as ProblemList {
      #expect(error.problems.first?.sentence == sentence)
    }
  }
}

struct PathChangeTests {
  private func play(_ verb: String, to time: Double) throws -> ShapeLayer {
    let scene = try scene(
      """
      layers: [ { id: icon, path: M0 0 H20 V20 H0 Z, fill: red, position: [0, 0] } ]
      state: { done: 0 }
      events: [ { start: [ \(verb) ] } ]
      time: { duration: 2s }
      """)
    let stage = Stage(size: scene.size)
    scene.build(on: stage)
    for index in 0...Int(time * 60) { stage.advance(to: Clock(rate: 60).tick(index)) }
    #expect(stage.error == nil)
    return try #require(stage.rootLayer.sublayers.first { $0.name == "icon" } as? ShapeLayer)
  }

  @Test(
    "A path is led to another of other segments: halfway a square that grows into one of twice its size is between them"
  )
  func animated() throws {
    let verb = "{ animate: { duration: 1s, curve: linear, to: { icon.path: M0 0 H40 V40 H0 Z } } }"
    let half = try play(verb, to: 0.5)
    let bounds = try #require(half.presentation.path.controlBounds)
    #expect((bounds.width - 30).magnitude < 0.6 && (bounds.height - 30).magnitude < 0.6)
    let end = try play(verb, to: 1.2)
    #expect(end.presentation.path.controlBounds == Rect(x: 0, y: 0, width: 40, height: 40))
    let check = try play("{ animate: { duration: 1s, to: { icon.path: M4 12 L10 18 L20 6 Q30 9 12 3 Z } } }", to: 0.5)
    #expect(check.presentation.path != check.path)
  }

  @Test("A path is set at once")
  func set() throws {
    #expect(try play("{ set: { icon.path: M0 0 H8 } }", to: 0.1).path.controlBounds?.width == 8)
  }

  @Test("What has no path is told")
  func refused() throws {
    do {
      _ = try scene("layers: [ { id: t, text: Hi } ]\nevents: [ { start: [ { set: { t.path: M0 0 H8 } } ] } ]")
      Issue.record("a text has a path")
    } catch let error as ProblemList {
      #expect(
        error.problems.first?.sentence
          == "only shapes have a path, and this is a layer; name a layer with 'path', 'circle', 'ellipse' or 'rect'")
    }
  }
}
