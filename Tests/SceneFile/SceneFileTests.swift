import Springform
import SpringformDocument
import SpringformSceneFile
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
      try scene(text).unmetExpectations(rate: 100).map { "\($0.mark.line) \($0.sentence)" } == [
        "11 this is not true at 0.4 s", "12 this is true at 0.46 s", "13 the scene ends before this is tested",
      ])
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
