import Springform
import SpringformDocument
import SpringformSceneFile
import Testing

/// What is read of a component from outside, and what is told of one that is used wrongly.
struct ComponentReadingTests {
  /// The values of a curve, ten a second.
  private func curves(_ text: String) throws -> (String) -> [Double] {
    let trace = try trace(scene(text), rate: 10)
    return { name in trace.curves.flatMap { trace.columns(of: $0) }.first { $0.name == name }?.values ?? [] }
  }

  private static let card = """
    components:
      card:
        params: { width: 40, title: { type: text } }
        state: { open: false, count: 1 }
        values: { lift: 0 }
        let: { half: width / 2, state: "if(open, 'open', 'shut')" }
        size: [=width, 20]
        layers: [ { id: dot, circle: 5, position: [=half, 10] }, { text: =title } ]
        events:
          - tap: self
            do: [ { set: { open: not open, count: count * 2 } }, { animate: { duration: 0.2s, curve: linear, to: { lift: 10 } } } ]

    """

  @Test("Parameters, states, values and derived values are read by the layer's id, of each use its own")
  func variables() throws {
    let curve = try curves(
      Self.card + """
        let: { both: a.open and b.open }
        values: { w: 60 }
        layers:
          - { use: card, id: a, title: A, position: [50, 20], width: =w }
          - { use: card, id: b, title: B, position: [50, 60] }
          - { use: card, id: all, repeat: { i: 2 }, width: 10 * i, title: C, position: [50, 90] }
          - { id: mark, circle: "if(a.open, 9, 3)" }
        events: [ { when: a.lift > 5, do: [ { set: { w: 80 } } ] } ]
        tape: [ { at: 0.31s, tap: a } ]
        time: { duration: 0.8s }
        trace: { open: a.open, other: b.open, both: both, n: a.count, lift: a.lift, half: a.half, w: "all[1].half", mark: mark.size.x,
          shut: "length(a.state + b.title)" }
        """)
    #expect(curve("open") == [0, 0, 0, 0, 1, 1, 1, 1])
    #expect(curve("other").allSatisfy { $0 == 0 } && curve("both").allSatisfy { $0 == 0 })
    #expect(curve("n").first == 1 && curve("n").last == 2)
    #expect(curve("lift").last == 10 && curve("lift").contains { $0 > 0 && $0 < 10 })
    #expect(curve("half").first == 30 && curve("half").last == 40)
    #expect(curve("w").allSatisfy { $0 == 5 })
    // What follows is worked out at the same refresh.
    #expect(curve("mark") == curve("open").map { $0 == 0 ? 6 : 18 })
    #expect(curve("shut").first == 5)
  }

  @Test(
    "A parameter that decides what it reads is told, through whatever follows it",
    arguments: [
      ("{ use: card, id: a, n: a.position.x + 1 }", "'a.n' follows itself"),
      ("{ use: card, id: a, n: a.minX }", "'a.n' follows itself"),
      ("{ use: card, id: a, n: a.twice / 3 }", "'a.n' follows itself"),
      ("{ use: card, id: a, n: a.dot.size.x }", "'a.n' follows itself"),
      ("{ use: card, id: a, n: a.inner.dot.size.x }", "'a.n' follows itself"),
      ("{ use: card, id: a, repeat: { i: 2 }, n: \"a[0].inner.m\" }", "'a.n' follows itself"),
      (
        "{ use: card, id: a, n: b.twice }, { use: card, id: b, n: a.dot.size.x }",
        "these follow each other: a.n -> b.n -> a.n"
      ),
      ("{ use: card, id: a, n: q }", "'a.n' follows itself"),
    ])
  func cycles(layers: String, sentence: String) {
    let text = """
      components:
        pin: { params: { m: 1 }, layers: [ { id: dot, circle: =m } ] }
        card:
          params: { n: 3 }
          let: { twice: 2 * n }
          position: "[twice, 0]"
          layers: [ { id: dot, circle: =twice, opacity: 0.5 }, { use: pin, id: inner, m: =twice } ]

      """
    #expect(problem(text + "layers: [ \(layers) ]\nlet: { q: a.inner.m }\n") == sentence)
    // What the parameter does not decide may be read.
    #expect(problem(text + "layers: [ { use: card, id: a, n: a.dot.opacity + a.size.x + a.rotation } ]") == nil)
  }

  @Test("What belongs to a component is not set from outside")
  func untouchable() {
    let sentence =
      "'open' belongs to the component 'card', and is not set from outside; let a parameter of it follow an expression"
    #expect(
      problem(
        Self.card + "layers: [ { use: card, id: a, title: A } ]\nevents: [ { start: [ { set: { a.open: true } } ] } ]")
        == sentence)
  }

  @Test("A value that a component cannot be given, and what comes of it inside, are told with the place of use")
  func uses() throws {
    let outside = try failure(
      "components: { c: { params: { n: { value: 1, max: 3 } }, circle: =n } }\nlayers: [ { use: c, repeat: { i: 5 }, n: =i } ]"
    )
    #expect(outside == ["test.scene.yml:4:42: 'n' is at most 3, and this is 4"])
    let inside = try failure(
      """
      components:
        c: { params: { n: 1 }, circle: 10 / n }
        d: { layers: [ { use: c, id: half, n: 0 } ] }
      layers: [ { use: d } ]
      """)
    #expect(
      inside == [
        "test.scene.yml:4:34: 'circle' is not a finite number at 0 s",
        "test.scene.yml:5:18: 'c' is used here",
        "test.scene.yml:6:11: 'd' is used here",
      ])
  }

  @Test("at counts from a component's own beginning")
  func beginnings() throws {
    let curve = try curves(
      """
      components: { c: { state: { on: 0 }, events: [ { at: 0.2s, do: [ { note: { there: 1 } }, { set: { on: 1 } } ] } ] } }
      layers: [ { use: c, id: a } ]
      events: [ { at: 0.3s, do: [ { spawn: { use: c } } ] } ]
      time: { duration: 0.9s }
      trace: { on: a.on }
      """)
    #expect(curve("on").prefix(4) == [0, 0, 1, 1])
    let trace = try trace(
      scene(
        """
        components: { c: { events: [ { at: 0.2s, do: [ { note: { there: 1 } } ] } ] } }
        events: [ { at: 0.3s, do: [ { spawn: { use: c } } ] } ]
        time: { duration: 0.9s }
        """), rate: 10)
    #expect(trace.events.map { ($0.time * 10).rounded() } == [5])
  }

  @Test("However often components read each other, a file ends in a moment")
  func limits() throws {
    func chain(_ body: (String) -> String, last: String) -> String {
      let links = (0..<28).map { "  c\($0): \(body("c\($0 + 1)"))" }
      return "components:\n" + links.joined(separator: "\n") + "\n  c28: \(last)\n"
    }
    let sizes = chain(
      {
        "{ params: { n: 1 }, size: \"[a.size.x + b.size.x, 1]\", layers: [ { use: \($0), id: a, n: =n }, { use: \($0), id: b, n: =n } ] }"
      },
      last: "{ params: { n: 1 }, size: \"[n, n]\" }")
    #expect(problem(sizes + "layers: [ { use: c0, id: x, n: x.size.x } ]") == "'x.n' follows itself")
    let values = chain(
      { "{ let: { v: a.v + b.v }, layers: [ { use: \($0), id: a }, { use: \($0), id: b } ] }" },
      last: "{ let: { v: time } }")
    #expect(throws: StageError.self) { try scene(values + "layers: [ { use: c0, id: x } ]\ntrace: { v: x.v }").check() }

    let names = (0...100).map { "p\($0): 1" }.joined(separator: ", ")
    #expect(
      problem("components: { a: { params: { \(names) } } }") == "a component has at most 100 parameters; give it lists")
    let few = (0..<60).map { "p\($0): 1" }.joined(separator: ", ")
    let uses = (0..<60).map { "{ use: a, p\($0): time }" }.joined(separator: ", ")
    #expect(
      problem("components: { a: { params: { \(few) } } }\nlayers: [ \(uses) ]")
        == "'a' is used in too many ways; let the same parameters follow something wherever it is used; 50 sets of them are possible"
    )
    let itself =
      "components: { a: { layers: [ { use: a, repeat: { i: 1000000 } } ] } }\nlayers: [ { use: a, repeat: { i: 1000000 } } ]"
    #expect(problem(itself) == "the component 'a' uses itself")
  }

  // MARK: What is told

  private func problem(_ text: String) -> String? {
    firstProblem { try scene(text) }?.sentence
  }

  /// The lines that tell places, of what stops a scene.
  private func failure(_ text: String) throws -> [String] {
    let scene = try scene(text)
    let stage = Stage(size: scene.size)
    defer { stage.end() }
    scene.build(on: stage)
    stage.advance(to: Clock(rate: 60).tick(0))
    guard case .failed(let text)? = stage.error else { return [] }
    return text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("test") }
  }
}
