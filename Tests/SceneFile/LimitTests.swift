import Springform
import SpringformDocument
import SpringformRaster
import SpringformSceneFile
import Testing

/// Plays a scene's first ticks; what stops it is told as its sentence.
private func failure(_ text: String, ticks: Int = 3) throws -> String? {
  let scene = try scene(text)
  let stage = Stage(size: scene.size)
  defer { stage.end() }
  scene.build(on: stage)
  for index in 0..<ticks { stage.advance(to: Clock(rate: 60).tick(index)) }
  switch stage.error {
  case .failed(let text): return text.split(separator: "\n").first.map(String.init)
  case let error?: return "\(error)"
  case nil: return nil
  }
}

private func problem(_ text: String) -> String? {
  firstProblem { try scene(text) }?.sentence
}

struct LimitTests {
  @Test(
    "What is not finite, or not in order, ends the scene with its place",
    arguments: [
      (
        """
        state: { v: 0 }
        layers: [ { id: a, circle: 5 } ]
        events:
          - start:
              - animate:
                  spring: { response: 0.4, damping: 0.8, velocity: 5 / v }
                  to: { a.opacity: 0 }
        """, "test.scene.yml:8:60: 'velocity' is not a finite number at 0 s"
      ),
      (
        "layers: [ { id: a, circle: 5 } ]\ntape: [ { at: 0.3s, tap: a }, { at: 0.1s, tap: a } ]",
        "test.scene.yml:4:31: this is at 0.1 s, and the step above ends at 0.3 s; a finger does one thing after the other"
      ),
    ])
  func refused(text: String, sentence: String) throws { #expect(try failure(text) == sentence) }

  @Test("A list that goes while a finger drags it ends the drag, and nothing else")
  func listGoes() throws {
    let text = """
      templates:
        list:
          frame: [0, 0, 100, 100]
          scroll: true
          contentHeight: 1000
          appear: [ { after: 0.8s, do: [ { remove: self } ] } ]
      events: [ { start: [ { spawn: list } ] } ]
      tape: [ { at: 0.3s, touch: [50, 90] }, { drag: { by: [0, -80], duration: 1s } }, release ]
      """
    #expect(try failure(text, ticks: 90) == nil)
  }

  @Test("A text that grows with every refresh, or with every value under let, ends before it eats the memory")
  func texts() throws {
    let growing = "state: { s: \"aaaaaaaa\" }\nevents: [ { tick: [ { set: { s: \"=s + s\" } } ] } ]"
    #expect(
      try failure(growing, ticks: 30) == "test.scene.yml:4:37: a text of more than 65536 bytes is not made")
    let values = (1...33).map { "a\($0): a\($0 - 1) + a\($0 - 1)" }.joined(separator: ", ")
    let nested = "let: { a0: \"'xxxxxxxxxx'\", \(values) }\nlayers: [ { text: \"=slice(a33, 0, 3)\" } ]"
    #expect(try failure(nested)?.hasSuffix("a text of more than 65536 bytes is not made") == true)
  }

  @Test("A font's size is told with its line, when it is none")
  func fonts() throws {
    #expect(
      try failure("layers: [ { text: a, font: 3 - 6 } ]") == "test.scene.yml:3:28: a font of -3 points is not possible")
  }

  @Test(
    "What a file multiplies is limited, and the limit is named",
    arguments: [
      (
        "layers:\n  - { repeat: { i: 1000, j: 1000 }, circle: 1 }",
        "test.scene.yml:4:29: a repetition has at most 10,000 turns"
      ),
      (
        "layers:\n  - { repeat: { i: 1e300 }, where: false, circle: 1 }",
        "test.scene.yml:4:20: a repetition has at most 10,000 turns"
      ),
      (
        "layers:\n  - repeat: { i: 200 }\n    layers: [ { repeat: { j: 200 }, circle: 1 } ]",
        "test.scene.yml:5:15: a scene has at most 10,000 layers"
      ),
      (
        "layers:\n  - path: [ \"M0 0\", { repeat: { i: 10000 }, path: L1 1 L2 2 } ]",
        "test.scene.yml:4:11: a path has at most 10,000 elements"
      ),
      (
        "templates: { dot: { repeat: { i: 100 }, circle: 1 } }\nevents: [ { tick: [ { each: { k: 200 }, do: [ { spawn: dot } ] } ] } ]",
        "test.scene.yml:3:19: a scene has at most 10,000 layers"
      ),
      (
        "events: [ { tick: [ { each: { i: 10000 }, do: [ { each: { k: 10000 }, do: [] } ] } ] } ]",
        "test.scene.yml:3:62: there are more than 1,000,000 turns of repetitions before one refresh"
      ),
      (
        "templates: { dot: { circle: 1, appear: [ { spawn: dot } ] } }\nevents: [ { start: [ { spawn: dot } ] } ]",
        "test.scene.yml:3:51: templates spawn each other at most 32 deep"
      ),
      (
        "physics:\n  bodies: [ { id: b, repeat: { i: 50 }, circle: 2 } ]\n  attachments: [ { repeat: { a: b, c: b }, item: a, to: c } ]",
        "test.scene.yml:5:18: physics has at most 2,000 attachments, pushes, snaps, collisions and fields at a time"
      ),
      (
        "physics: { bodies: [ { repeat: { i: 2001 }, circle: 2 } ] }",
        "test.scene.yml:3:22: physics has at most 2,000 bodies"
      ),
      (
        "events: [ { start: [ { each: { i: 90, j: 100 }, do: [ { each: { k: 100 }, do: [ { note: { a: 1 } } ] } ] } ] } ]",
        "the scene schedules more than 200000 events at 0 s; something repeats without end"
      ),
      (
        "layers: [ { id: p, repeat: { i: 3 }, circle: 1 } ]\ntrace: { a: \"p[3].position.x\" }\nevents: [ { tick: [ { note: { a: \"p[3].opacity\" } } ] } ]",
        "test.scene.yml:5:35: there is no element 3 of 3; the first is 0"
      ),
    ])
  func products(text: String, expected: String) throws { #expect(try failure(text) == expected) }

  @Test(
    "What is not a finite number is told where it is used, with the time",
    arguments: [
      ("layers:\n  - { circle: canvas.width / 0 }", "test.scene.yml:4:15: 'circle' is not a finite number at 0 s"),
      (
        "layers:\n  - { circle: 9, lineDashPattern: [1, 1 / 0] }",
        "test.scene.yml:4:35: 'lineDashPattern' is not a finite number at 0 s"
      ),
      (
        "layers:\n  - { circle: 1, opacity: \"sqrt(0.01 - time)\" }",
        "test.scene.yml:4:27: 'opacity' is not a finite number at 0.016667 s"
      ),
      (
        "layers:\n  - { path: \"M{[0, 0]} L{[log(-1), 0]}\" }",
        "test.scene.yml:4:13: a point of this path is not a finite number at 0 s"
      ),
      (
        "layers: [ { id: a, circle: 1 } ]\nevents: [ { start: [ { set: { a.opacity: 0 / 0 } } ] } ]",
        "test.scene.yml:4:42: 'a.opacity' is not a finite number at 0 s"
      ),
      (
        "layers: [ { id: a, circle: 1 } ]\nevents: [ { start: [ { animate: { to: { a.opacity: 0 / 0 } } } ] } ]",
        "test.scene.yml:4:52: 'a.opacity' is not a finite number at 0 s"
      ),
    ])
  func numbers(text: String, expected: String) throws { #expect(try failure(text) == expected) }

  @Test("Nesting is limited in expressions, layers and verbs")
  func nesting() {
    let deep = String(repeating: "(", count: 65) + "1" + String(repeating: ")", count: 65)
    #expect(problem("let: { a: \"\(deep)\" }") == "an expression is nested at most 64 deep")
    #expect(problem("let: { a: \"\(String(repeating: "-", count: 3000))1\" }") == nil)
    #expect(problem("let: { a: \"\(String(repeating: "not ", count: 900))true\" }") == nil)
    #expect(problem("let: { a: \"\(String(repeating: "1 + ", count: 900))1\" }") == nil)
    #expect(
      problem("let: { a: \"\(String(repeating: "1", count: 4001))\" }") == "an expression has at most 4,000 characters")
    let layers = String(repeating: "layers: [ { ", count: 33) + "circle: 1" + String(repeating: " } ]", count: 33)
    #expect(problem(layers) == "nesting of more than 64 levels is not read")
    let lists = String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)
    #expect(problem("let: \(lists)") == "nesting of more than 64 levels is not read")
  }

  @Test("Values that build on each other are limited in depth, whatever their order", arguments: [false, true])
  func chains(isAscending: Bool) throws {
    func chain(_ count: Int, _ mapping: (String) -> String) -> String {
      let links = (1..<count).map { "v\($0): \"\(mapping("v\($0 - 1)"))\"" }
      return
        "let: { v0: time, \((isAscending ? links : links.reversed()).joined(separator: ", ")) }\ntrace: { v: v\(count - 1) }"
    }
    #expect(try failure(chain(150) { $0 + " + 1" }) == nil)
    #expect(problem(chain(1500) { $0 }) == "more than 1000 operations need each other here")
    #expect(
      problem(chain(5) { $0 + String(repeating: "+1", count: 500) })
        == "more than 1000 operations need each other here")
    // Every value reads the one before twice: each is worked out only once.
    #expect(try failure(chain(60) { "\($0) + \($0)" }) == nil)
  }

  @Test(
    "A canvas, a duration and a text that cannot be are found without playing",
    arguments: [
      ("params: { n: 0 }\ntime: { duration: n / 0 }", "the scene's duration nan: must be from 0 to 1000000 seconds"),
      (
        "params: { n: 1e9 }\ntime: { duration: n }",
        "the scene's duration 1000000000: must be from 0 to 1000000 seconds"
      ),
      ("params: { n: -1 }\ntime: { hold: n }", "the scene's hold -1: must be from 0 to 3600 seconds"),
    ])
  func check(text: String, sentence: String) throws {
    let scene = try scene(text)
    let error = #expect(throws: PlaybackError.self) { try scene.check() }
    #expect(error.map { "\($0)" } == sentence)
    let endless = try SceneFile(Array("scene: 1\nparams: { n: 0 }\ncanvas: { size: [1 / n, 9] }\n".utf8), path: "a.yml")
    #expect(throws: RenderError.size(Size(width: .infinity, height: 9), scale: 1)) { try endless.check() }
  }

  @Test("Cycles of derived values and of properties are told with their way")
  func cycles() {
    #expect(problem("let: { a: a }") == "'a' needs itself")
    #expect(problem("let: { a: b, b: a }") == "these values need each other: a -> b -> a")
    let chain =
      "layers:\n  - { id: a, circle: 1, position: \"b + [1, 0]\" }\n  - { id: b, circle: 1, position: c }\nlet: { c: a.position }"
    #expect(problem(chain) == "these follow each other: a.position -> b.position -> a.position")
    #expect(
      problem("layers: [ { id: a, circle: a.opacity, opacity: a.size.x } ]")
        == "these follow each other: a.circle -> a.opacity -> a.circle")
    let long = (0..<100).map { "v\($0): v\(($0 + 1) % 100)" }.joined(separator: ", ")
    #expect(
      problem("let: { \(long) }")
        == "these values need each other: v0 -> v1 -> v2 -> v3 -> ... -> v98 -> v99 -> v0")
  }
}
