import Springform
import SpringformDocument
import SpringformExpectations
import SpringformSceneFile
import SpringformVerification
import Testing

/// A scene from a text; the canvas is there already.
func scene(_ text: String, path: String = "test.scene.yml") throws -> SceneFile {
  try SceneFile(Array(("scene: 1\ncanvas: { size: [100, 100] }\n" + text).utf8), path: path)
}

struct SceneFileTests {
  /// The last time of a scene's curves.
  private func end(_ text: String) throws -> Double? { try trace(scene(text)).times.last }

  @Test("Without a duration a scene ends when everything rests, unless something follows the time or every refresh")
  func rest() throws {
    let still =
      "layers: [ { id: a, circle: 1 }, { circle: 1, position: \"a + [1, 0]\" } ]\ntrace: { x: a.position.x }\n"
    let moved = still + "events: [ { start: [ { animate: { duration: 0.5s, to: { a.position: [9, 9] } } } ] } ]\n"
    #expect(try end(still) == 0)
    #expect(try end(moved) == 0.5)
    for more in ["events: [ { tick: [] } ]\n", "let: { t: time }\n"] {
      let time = try end(still + more) ?? 0
      #expect(time > 19)
    }
  }

  @Test("What follows is brought up to date when and only when something that it reads has changed")
  func following() throws {
    // c reads a through b's property and through a derived value; the condition reads both before they follow.
    let scene = try scene(
      """
      values: { v: 0 }
      let: { half: a.position.x / 2, both: half + b.position.x, fixed: canvas.width / 2 }
      state: { seen: 0 }
      layers:
        - { id: c, circle: 1, position: "[both, fixed]" }
        - { id: b, circle: 1, position: "[half, v]" }
        - { id: a, circle: 1 }
        - { id: d, circle: "1 + a.position.x" }
        - { circle: 1, id: e, position: "d.size" }
      events:
        - { at: 0.2s, do: [ { set: { a.position.x: 8 } } ] }
        - { at: 0.4s, do: [ { set: { v: 3 } } ] }
        - { when: both > 7 and c.position.x > 0, do: [ { set: { seen: both } } ] }
      time: { duration: 0.6s }
      trace: { c: c.position, b: b.position, e: e.position.x, seen: seen }
      """)
    let trace = try trace(scene, rate: 10)
    func values(_ name: String) -> [Double] {
      trace.curves.flatMap { trace.columns(of: $0) }.first { $0.name == name }?.values ?? []
    }
    #expect(values("c.x") == [0, 0, 8, 8, 8, 8])
    #expect(values("c.y") == [50, 50, 50, 50, 50, 50])
    #expect(values("b.y") == [0, 0, 0, 0, 3, 3])
    #expect(values("e") == [2, 2, 18, 18, 18, 18])
    #expect(values("seen") == [0, 0, 0, 8, 8, 8])
  }

  @Test("A file's name without its suffixes is the scene's, unless it says another")
  func names() throws {
    #expect(try scene("", path: "a/b.scene.yml").name == "b")
    #expect(try scene("name: c\n", path: "a/b.scene.yml").name == "c")
  }

  @Test("Properties that follow each other are brought up to date in their order, whatever the file's")
  func order() throws {
    let scene = try scene(
      """
      layers:
        - { id: c, circle: 1, position: "b + [1, 0]" }
        - { id: b, circle: 1, position: "a + [1, 0]" }
        - { id: a, circle: 1, position: "[60 * time, 0]" }
      time: { duration: 0.1s }
      trace: { a: a.position.x, b: b.position.x, c: c.position.x }
      """)
    let trace = try trace(scene)
    for curve in trace.curves {
      let first = ["a": 0.0, "b": 1, "c": 2][curve.name] ?? .nan
      #expect(trace.columns(of: curve)[0].values.enumerated().allSatisfy { abs($1 - (first + Double($0))) < 1e-9 })
    }
  }

  @Test("A scene that only waits for the finger, or for its bodies to rest, goes on to the end")
  func waiting() throws {
    let scene = try scene(
      """
      layers: [ { id: a, circle: 9, position: [30, 50] } ]
      physics: { gravity: 1, walls: true, bodies: [ { id: b, circle: 9, position: [80, 80], elasticity: 0 } ] }
      events:
        - pan: a
          changed: [ { set: { a.position: touch } } ]
        - rest: [ { set: { a.opacity: 0.5 } } ]
      tape: [ { touch: a }, { drag: { by: [0, -20], duration: 0.5s } }, release ]
      time: { duration: 4s }
      """)
    let stage = Stage(size: scene.size)
    defer { stage.end() }
    scene.build(on: stage)
    for index in 0..<240 { stage.advance(to: Clock(rate: 60).tick(index)) }
    #expect(stage.error == nil)
    let layer = try #require(stage.rootLayer.sublayers.first)
    #expect(layer.position.distance(to: Point(x: 30, y: 30)) < 1e-9)
    #expect(layer.opacity == 0.5)
  }

  @Test("Where a text is wanted, a number stands as people write it")
  func numberAsText() throws {
    let scene = try scene(
      """
      values: { share: 0.5 }
      layers: [ { text: =round(100 * share) }, { text: =share / 3 } ]
      time: { duration: 1s }
      """)
    let stage = Stage(size: scene.size)
    defer { stage.end() }
    scene.build(on: stage)
    stage.advance(to: Clock(rate: 60).tick(0))
    #expect(stage.rootLayer.sublayers.compactMap { ($0 as? TextLayer)?.string } == ["50", "0.166667"])
  }

  @Test("A picture is taken from beside the file or below, and a link does not lead outside")
  func pictures() throws {
    #expect(throws: ProblemList.self) { try scene("layers: [ { image: ../../../etc/passwd } ]") }
    #expect(throws: ProblemList.self) { try scene("layers: [ { image: /etc/passwd } ]") }
  }

  @Test("A derived value that nothing but a curve reads is worked out at every refresh")
  func tracedDerivedValues() throws {
    let scene = try scene(
      """
      let: { d: a.position.x }
      layers: [ { id: a, circle: 1 } ]
      time: { duration: 0.3s }
      events: [ { start: [ { animate: { duration: 0.2s, curve: linear, to: { a.position.x: 10 } } } ] } ]
      trace: { d: d }
      """)
    let trace = try trace(scene, rate: 10)
    #expect(trace.columns(of: trace.curves[0])[0].values == [0, 5, 10])
  }

  @Test("What a scene expects of itself is tested: at a time, from a time on, always and never")
  func expectations() throws {
    let text = """
      layers: [ { id: a, circle: 1 } ]
      time: { duration: 1s }
      events: [ { start: [ { animate: { duration: 0.5s, curve: linear, to: { a.position.x: 10 } } } ] } ]
      expect:
        - { at: 0.25s, that: a.position.x == 5 }
        - { by: 0.5s, that: a.position.x == 10 }
        - { always: a.position.x <= 10 }
        - { never: a.position.x > 9, to: 0.4s }
        - { by: 0.4s, that: a.position.x == 10 }
        - { never: a.position.x > 9 }
        - { at: 2s, that: "true" }
      """
    #expect(
      try scene(text).unmetExpectations(rate: 100).map { "\($0.position.line) \($0.sentence)" } == [
        "11 'a.position.x == 10' does not hold at 0.4 s", "12 'a.position.x > 9' holds at 0.46 s",
        "13 true has no value from 2 s on",
      ])
  }
}

struct ExpectationVocabularyTests {
  private func expecting(_ text: String) throws -> SceneFile {
    // 0 to 10 and back to 8, a note at each end.
    try scene(
      """
      params: { limit: 10, late: 0.2s }
      let: { x: a.position.x }
      layers: [ { id: a, circle: 1 }, { id: p, repeat: { i: 2 }, circle: 1 } ]
      time: { duration: 1s }
      events:
        - start: [ { animate: { duration: 0.2s, curve: linear, to: { a.position.x: 10 } } } ]
        - { at: 0.2s, do: [ { note: { out: 1 } }, { animate: { duration: 0.2s, curve: linear, to: { a.position.x: 8 } } } ] }
        - { at: 0.4s, do: [ { note: { back: 1 } } ] }
      trace: { way: a.position.x, ball: a.position, dots: p }
      expect: [ \(text) ]
      """)
  }

  @Test(
    "Expectations have the words of tests and of springform.yml, with curves by name and expressions",
    arguments: [
      ("settles: way, by: 0.4s, within: 0.001", nil),
      ("settles: way, at: limit - 2, by: late", "way settles within 0.16 of 8 at 0.4 s, later than 0.2 s"),
      ("settles: x, at: limit, by: 1s, within: 1", "x ends at 8, not within 1 of 10"),
      ("overshoots: way, at-most: 0.3", nil),
      ("overshoots: 2 * x, at-most: 0.2", "2 * x overshoots by 25 % of its way at 0.2 s, more than 20 %"),
      ("stays: ball, in: [0, limit]", nil), ("stays: a, in: [-1, limit]", nil),
      ("stays: ball.x, in: [0, limit - 1]", "ball.x is 10 at 0.2 s, above 9"),
      ("stays: x, in: [7, 11], from: late", nil), ("stays: dots, in: [0, 1]", "there is no curve 'dots'"),
      ("stays: dots1, in: [0, 0]", nil),
      ("never: x, above: 9.5", "x is 10 at 0.2 s, above 9.5"),
      ("never: x, below: 1, from: 0.05s, to: 0.5s", nil),
      ("never: x > 9", "'x > 9' holds at 0.2 s"), ("never: x > limit", nil),
      ("holds: x < 8, at: 0.15s", nil), ("holds: x < 8", "'x < 8' does not hold at 0.2 s"),
      ("order: [out, back]", nil), ("order: [back, out]", "there is no event 'out' after 'back' at 0.4 s"),
      ("pictures: 10", nil), ("pictures: 2", "there are 9 different pictures, more than 2"),
    ] as [(String, String?)])
  func vocabulary(text: String, failure: String?) throws {
    let unmet = try expecting("{ \(text) }").unmetExpectations(rate: 20)
    #expect(unmet.count == (failure == nil ? 0 : 1))
    if let failure { #expect(unmet.first?.sentence.hasPrefix(failure) == true, "\(unmet.first?.sentence ?? "")") }
    #expect(unmet.allSatisfy { $0.position == SourcePosition(line: 12, column: 11) })
  }

  @Test("Parameters that are set count in expectations; curves of conditions are nobody else's")
  func settings() throws {
    let scene = try expecting("{ never: x, above: limit }, { always: x < 100 }")
    #expect(scene.expectations == [.never("x", above: 10), .holds("x < 100")])
    #expect(try scene.setting([("limit", "9")]).expectations.first == .never("x", above: 9))
    #expect(try trace(scene).curves.map(\.name) == ["way", "ball", "dots0", "dots1"])
    #expect(try trace(scene.observed).curves.map(\.name) == ["way", "ball", "dots0", "dots1", "x", "x < 100"])
  }

  @Test("A curve's name comes before an expression that reads the same, unless = begins it")
  func names() throws {
    let scene = try scene(
      """
      params: { ok: true }
      time: { duration: 0.1s }
      trace: { ok: time }
      expect: [ { holds: ok }, { holds: "=ok" } ]
      """)
    #expect(scene.expectations == [.holds("ok"), .holds("=ok")])
    #expect(try scene.unmetExpectations().map(\.sentence) == ["'ok' does not hold at 0 s"])
  }
}

struct VisibilityTests {
  @Test("A layer that appears has its path at once, wherever its visibility stands in the file")
  func appears() throws {
    let scene = try scene(
      """
      layers:
        - { id: a, path: "M{[0, 0]} L{[600 * time, 0]}", visible: time > 0.05, stroke: red, fill: clear }
      time: { duration: 1s }
      """)
    let stage = Stage(size: scene.size)
    defer { stage.end() }
    scene.build(on: stage)
    for index in 0..<5 { stage.advance(to: Clock(rate: 60).tick(index)) }
    let layer = try #require(stage.rootLayer.sublayers.first as? ShapeLayer)
    #expect(!layer.isHidden)
    #expect(abs((layer.path.currentPoint?.x ?? 0) - 40) < 1e-9)
  }

  @Test("A layer that was made hidden has its path when it is shown", arguments: ["[40, 0]", "b"])
  func shown(end: String) throws {
    let scene = try scene(
      """
      layers:
        - { id: b, circle: 1, position: [40, 0] }
        - { id: a, visible: false, path: "M{[0, 0]} L{\(end)}" }
      events: [ { at: 0.02s, do: [ { set: { a.visible: "true" } } ] } ]
      time: { duration: 1s }
      """)
    let stage = Stage(size: scene.size)
    defer { stage.end() }
    scene.build(on: stage)
    for index in 0..<3 { stage.advance(to: Clock(rate: 60).tick(index)) }
    let layer = try #require(stage.rootLayer.sublayers.last as? ShapeLayer)
    #expect(!layer.isHidden)
    #expect(layer.path.currentPoint == Point(x: 40, y: 0))
  }
}

struct DetachTests {
  @Test("One of several attachments is detached by its number, which stays what it was")
  func byNumber() throws {
    let scene = try scene(
      """
      physics:
        gravity: 1
        bodies: [ { id: ball, repeat: { i: 3 }, circle: 4, position: "[20 + 30 * i, 40]" } ]
        attachments: [ { id: rope, repeat: { i: 3 }, item: "ball[i]", to: "[20 + 30 * i, 10]" } ]
      state: { k: 1 }
      events:
        - { at: 0.2s, do: [ { detach: "rope[0]" } ] }
        - { at: 0.4s, do: [ { detach: "rope[k]" } ] }
      time: { duration: 1s }
      trace: { a: "ball[0].position.y", b: "ball[1].position.y", c: "ball[2].position.y" }
      """)
    let trace = try trace(scene, rate: 10)
    func values(_ name: String) -> [Double] {
      trace.curves.flatMap { trace.columns(of: $0) }.first { $0.name == name }?.values ?? []
    }
    // Half of 1000 pt/s² times the square of the time that each has fallen, without much resistance.
    #expect((values("a").last ?? 0) > 200)
    #expect((values("b").last ?? 0) > 90 && values("b")[3] < 41)
    #expect((values("c").last ?? 0) < 41)
  }
}
