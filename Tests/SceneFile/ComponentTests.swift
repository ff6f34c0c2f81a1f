import Springform
import SpringformDocument
import SpringformExpectations
import SpringformSceneFile
import Testing

/// Layers that are made by a component: each plays a program of its own, which knows its parameters alone.
struct ComponentTests {
  /// The values of a curve, ten a second.
  private func curves(_ text: String) throws -> (String) -> [Double] {
    let trace = try trace(scene(text), rate: 10)
    return { name in trace.curves.flatMap { trace.columns(of: $0) }.first { $0.name == name }?.values ?? [] }
  }

  private static let button = """
    components:
      button:
        params: { width: 40, tint: "#FF0000", level: 0 }
        state: { taps: 0 }
        let: { half: width / 2 }
        size: [=width, 20]
        layers:
          - { id: dot, circle: 5, position: [=half, 10], fill: =tint }
          - { id: bar, rect: [1, 1], position: "[level, 0]" }
        events:
          - tap: self
            do: [ { set: { taps: taps + 1, dot.opacity: 1 / (1 + taps) } } ]

    """

  @Test("A parameter is what the use says, and else its default; each use has states and layers of its own")
  func uses() throws {
    let curve = try curves(
      Self.button + """
        layers:
          - { use: button, id: a, position: [50, 20] }
          - { use: button, id: b, width: 60, position: [50, 60] }
        tape: [ { wait: 100ms }, { tap: b }, { tap: b }, { tap: a } ]
        time: { duration: 1s }
        trace: { a: a.dot.position.x, b: b.dot.position.x, w: b.size.x, ao: a.dot.opacity, bo: b.dot.opacity }
        """)
    #expect(curve("a").first == 20)
    #expect(curve("b").first == 30)
    #expect(curve("w").first == 60)
    #expect(curve("ao").last == 0.5)
    #expect(curve("bo").last == 1 / 3.0)
  }

  @Test("A parameter follows what it is given, at the same refresh")
  func following() throws {
    let curve = try curves(
      Self.button + """
        values: { v: 0 }
        layers:
          - { use: button, id: a, level: v * 10, position: [50, 20] }
          - { circle: 1, id: mark, position: "a.bar.position" }
        events: [ { at: 0.2s, do: [ { set: { v: 3 } } ] }, { at: 0.4s, do: [ { animate: { duration: 0.2s, curve: linear, to: { v: 5 } } } ] } ]
        time: { duration: 0.8s }
        trace: { bar: a.bar.position.x, mark: mark.position.x }
        """)
    #expect(curve("bar").prefix(4) == [0, 0, 30, 30])
    #expect(abs((curve("bar").dropFirst(5).first ?? 0) - 40) < 1e-9)
    #expect(curve("bar").last == 50)
    #expect(curve("mark") == curve("bar"))
  }

  @Test("A component is repeated with the counters, and each of its parts is found by its number")
  func repeated() throws {
    let curve = try curves(
      Self.button + """
        let: { names: [4, 8, 15] }
        layers:
          - { use: button, id: all, repeat: { i: names.count }, width: "names[i] * 2", position: [50, 20 + 30 * i] }
        events:
          - { at: 0.1s, do: [ { set: { "all[1].dot.opacity": 0.25 } } ] }
        time: { duration: 0.3s }
        trace: { x: "all[2].dot.position.x", o: "all[1].dot.opacity", other: "all[0].dot.opacity" }
        """)
    #expect(curve("x").first == 15)
    #expect(curve("o").last == 0.25)
    #expect(curve("other").last == 1)
  }

  @Test("Components use each other, move their own bodies and spawn their own templates")
  func whole() throws {
    let curve = try curves(
      """
      components:
        wheel:
          params: { r: 4 }
          size: [40, 40]
          templates: { spark: { circle: 1, position: origin } }
          physics: { gravity: 1, bodies: [ { id: ball, circle: =r, position: [20, 5] } ] }
          events: [ { start: [ { spawn: { template: spark, origin: [20, 20] } } ] } ]
        cart:
          params: { r: 2 }
          size: [80, 40]
          layers:
            - { use: wheel, id: left, r: =r, position: [20, 20] }
            - { use: wheel, id: right, position: [60, 20] }
      layers: [ { use: cart, id: cart, r: 3, position: [50, 50] } ]
      time: { duration: 0.3s }
      trace: { y: cart.left.ball.position.y, size: cart.left.ball.size.x, right: cart.right.ball.size.x }
      """)
    #expect(curve("size").first == 6)
    #expect(curve("right").first == 8)
    // Half of 1000 pt/s² times the square of the time, within a tick of it.
    let fallen = (curve("y").last ?? 0) - 5
    #expect(fallen > 15 && fallen < 25)
  }

  @Test("A component's bodies are found from outside from the beginning: by events and by curves")
  func bodies() throws {
    let curve = try curves(
      """
      components:
        box:
          frame: [0, 0, 100, 100]
          physics: { in: self, bodies: [ { id: b, repeat: { i: 2 }, box: [20, 20], position: [20 + 40 * i, 50] } ] }
      state: { hits: 0 }
      layers: [ { use: box, id: x } ]
      events: [ { tap: x.b, do: [ { set: { hits: hits + 1 } } ] } ]
      tape: [ { wait: 100ms }, { tap: "x.b[1]" } ]
      time: { duration: 1s }
      trace: { hits: hits, item: x.b }
      """)
    #expect(curve("hits").last == 1)
    #expect(curve("item0.x").first == 20)
    #expect(curve("item1.x").first == 60)
  }

  @Test("What sets, moves or reads a component's body from outside reaches the physics that it is in")
  func foreignBodies() throws {
    let curve = try curves(
      """
      components:
        box:
          frame: [0, 0, 100, 100]
          physics: { in: self, bodies: [ { id: b, box: [20, 20], position: [20, 50], resistance: 0 } ] }
      layers: [ { use: box, id: x } ]
      events: [ { at: 100ms, do: [ { set: { x.b.velocity: [30, 0] } } ] }, { at: 500ms, do: [ { set: { x.b.position: [200, 50] } } ] } ]
      time: { duration: 1s }
      trace: { x: x.b.position.x, v: x.b.velocity.x }
      """)
    #expect(abs((curve("v").last ?? 0) - 30) < 1e-4)
    #expect((curve("x").last ?? 0) > 210, "it flies on from where it was set")
    let pushed = try scene(
      """
      components: { box: { frame: [0, 0, 9, 9], physics: { in: self, bodies: [ { id: b, box: [2, 2] } ] } } }
      layers: [ { use: box, id: x } ]
      events: [ { start: [ { push: { items: x.b, direction: [1, 0] } } ] } ]
      """)
    let error = #expect(throws: StageError.self) { try trace(pushed) }
    #expect(
      error?.description.contains(
        "test.scene.yml:5:30: 'b' is moved by its component's physics, and by no other; let an event of the component do it"
      )
        == true)
  }

  @Test("What spawns a component gives it the values of that moment")
  func spawned() throws {
    let scene = try scene(
      Self.button + """
        layers: [ { id: pad, frame: [0, 0, 100, 100] } ]
        state: { n: 0 }
        events:
          - tap: pad
            do:
              - set: { n: n + 1 }
              - spawn: { use: button, width: 10 * n, position: touch, in: pad }
        tape: [ { wait: 100ms }, { tap: [30, 40] }, { tap: [60, 70] } ]
        time: { duration: 1s }
        """)
    let stage = Stage(size: scene.size)
    defer { stage.end() }
    scene.build(on: stage)
    for index in 0..<60 { stage.advance(to: Clock(rate: 60).tick(index)) }
    #expect(stage.error == nil)
    let made = stage.rootLayer.sublayers.first { $0.name == "pad" }?.sublayers ?? []
    #expect(made.map(\.name) == ["button", "button"])
    #expect(made.map(\.bounds.width) == [10, 20])
    #expect(made.map(\.position) == [Point(x: 30, y: 40), Point(x: 60, y: 70)])
  }

  @Test("A tap of a part that several have tells which one, and what the component does for itself is done, too")
  func partsOfSeveral() throws {
    let curve = try curves(
      """
      components:
        row:
          params: { tint: teal }
          state: { lit: false }
          size: [80, 20]
          background: =if(lit, tint, white)
          layers: [ { id: button, circle: 8, position: [70, 10] } ]
          events: [ { tap: button, do: [ { set: { lit: true, button.opacity: 0.5 } } ] } ]
      state: { last: -1, count: 0 }
      layers: [ { use: row, id: rows, repeat: { i: 3 }, position: "[50, 20 + 30 * i]" } ]
      events:
        - { tap: rows.button, do: [ { set: { last: index } } ] }
        - { tap: rows.button, do: [ { set: { count: count + 1 } } ] }
      tape: [ { wait: 100ms }, { tap: "rows[2].button" }, { wait: 100ms }, { tap: "rows[1].button" } ]
      time: { duration: 1s }
      trace: { last: last, count: count, o: "rows[2].button.opacity", none: "rows[0].button.opacity" }
      """)
    #expect(curve("last").contains(2) && curve("last").last == 1)
    #expect(curve("count").last == 2)
    #expect(curve("o").last == 0.5)
    #expect(curve("none").last == 1)
  }

  @Test("A component that is removed while a finger drags it ends the drag, and nothing else")
  func removed() throws {
    let scene = try scene(
      """
      components:
        chip:
          size: [40, 40]
          values: { v: 0 }
          events:
            - pan: self
              changed: [ { set: { v: v + 1 } }, { if: v > 2, then: [ { remove: self } ] } ]
              ended: [ { set: { v: 0 } } ]
      layers: [ { use: chip, id: a, position: [50, 50] } ]
      tape: [ { at: 0.1s, touch: a }, { drag: { by: [40, 0], duration: 0.6s } }, release ]
      time: { duration: 1s }
      """)
    let stage = Stage(size: scene.size)
    scene.build(on: stage)
    for index in 0..<60 { stage.advance(to: Clock(rate: 60).tick(index)) }
    #expect(stage.error == nil)
    #expect(!stage.rootLayer.sublayers.contains { $0.name == "a" })
    stage.end()
  }

  @Test(
    "What is wrong with a component or its use is told where it stands",
    arguments: [
      (
        "layers: [ { use: buton } ]", "test.scene.yml:15:18: there is no component 'buton'; did you mean 'button'?"
      ),
      (
        "layers: [ { use: button, widht: 3 } ]",
        "test.scene.yml:15:26: 'button' has no 'widht'; did you mean 'width'?"
      ),
      (
        "layers: [ { use: button, width: red } ]",
        "test.scene.yml:15:33: a number is needed here, and this is a color"
      ),
      (
        "layers: [ { use: button, id: a } ]\nlet: { x: a.dott.opacity }",
        "test.scene.yml:16:13: 'button' has no 'dott'; did you mean 'dot'?"
      ),
      (
        "layers: [ { use: button, id: a } ]\nevents: [ { tap: a.dots, do: [] } ]",
        "test.scene.yml:16:20: 'button' has no 'dots'; did you mean 'dot'?"
      ),
      (
        "layers: [ { use: button, id: a } ]\nlet: { x: taps }",
        "test.scene.yml:16:11: there is no 'taps'; did you mean 'tan'?"
      ),
    ])
  func refused(text: String, sentence: String) { #expect(problem(Self.button + text) == sentence) }

  @Test(
    "A component that cannot be made is told",
    arguments: [
      (
        "components: { a: { layers: [ { use: a } ] } }\nlayers: [ { use: a } ]",
        "test.scene.yml:3:37: the component 'a' uses itself"
      ),
      (
        "components: { a: { layers: [ { use: b } ] }, b: { layers: [ { use: a } ] } }\nlayers: [ { use: a } ]",
        "test.scene.yml:3:68: these components use each other: a -> b -> a"
      ),
      (
        "components: { a: { params: { t: { type: text } }, text: =t } }\nlayers: [ { use: a } ]",
        "test.scene.yml:4:11: 'a' needs 't'"
      ),
      (
        "components: { a: { params: { layers: 1 } } }\nlayers: [ { use: a } ]",
        "test.scene.yml:3:30: a parameter cannot be called 'layers', which every layer has; choose another name; "
          + "a use may set 'layers' of the component's layer anyway"
      ),
      (
        "components: { a: { circle: =outside } }\nstate: { outside: 3 }\nlayers: [ { use: a } ]",
        "test.scene.yml:3:29: a component does not see the scene's 'outside'; "
          + "make it a parameter, and give it where the component is used"
      ),
      (
        "components: { a: { params: { n: { value: 1, max: 3 } }, circle: =n } }\nlayers: [ { use: a, n: 9 } ]",
        "test.scene.yml:4:24: 'n' is at most 3, and this is 9"
      ),
      (
        "components: { a: { params: { n: { value: 1, type: integer } }, circle: =n } }\nlayers: [ { use: a, n: 2.5 } ]",
        "test.scene.yml:4:24: 'n' is a whole number, and this is 2.5"
      ),
      (
        "components: { a: { params: { k: { value: big, choices: [big, small] } }, text: =k } }\nlayers: [ { use: a, k: smal } ]",
        "test.scene.yml:4:24: 'k' is big or small, and this is 'smal'"
      ),
      (
        "components: { a: { circle: 2 }, b: { colour: red } }\nlayers: [ { use: a } ]",
        "test.scene.yml:3:38: a component has no 'colour'; did you mean 'color'?"
      ),
    ])
  func unmakeable(text: String, sentence: String) { #expect(problem(text) == sentence) }

  @Test("However components use each other, a file that multiplies them ends in a moment")
  func limits() throws {
    let names = (0...1000).map { "c\($0)" }
    let deep = names.indices.dropLast().map { "  \(names[$0]): { layers: [ { use: \(names[$0 + 1]) } ] }" }
    let text = "components:\n" + deep.joined(separator: "\n") + "\n  c1000: { circle: 1 }\nlayers: [ { use: c0 } ]"
    #expect(problem(text)?.hasSuffix("components use each other at most 32 deep") == true)

    let wide = (0..<20).map { "  \(names[$0]): { layers: [ { use: \(names[$0 + 1]) }, { use: \(names[$0 + 1]) } ] }" }
    let doubled = try scene(
      "components:\n" + wide.joined(separator: "\n") + "\n  c20: { circle: 1 }\nlayers: [ { use: c0 } ]")
    #expect(throws: StageError.self) { try doubled.check() }
  }

  private func problem(_ text: String) -> String? {
    firstProblem { try scene(text) }.map { "\($0.file):\($0.position.line):\($0.position.column): \($0.sentence)" }
  }
}
