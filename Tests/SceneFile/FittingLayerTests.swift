import Springform
import SpringformDocument
import SpringformSceneFile
import Testing

/// Texts that are measured, and what fits them.
struct FittingLayerTests {
  /// The values of a scene's curves at every refresh, ten a second, by their names.
  private func values(_ text: String) throws -> [String: [Double]] {
    let trace = try trace(scene(text), rate: 10)
    return Dictionary(
      uniqueKeysWithValues: trace.curves.flatMap { trace.columns(of: $0) }.map { ($0.name, $0.values) })
  }

  private func size(_ text: String, _ size: Double, _ paragraph: Paragraph = Paragraph()) throws -> Size {
    try FontLibrary().layout(text, font: Font(size: size), paragraph: paragraph).size
  }

  @Test("A text without a size is read as large as its words are, around its anchor")
  func measured() throws {
    let found = try values(
      """
      layers:
        - { id: label, text: HAMBURGEFONTS, font: 20, anchor: [0, 0.5], position: [30, 40] }
        - { id: mark, circle: 2, position: "[label.maxX + 4, label.center.y]" }
      time: { duration: 0.1s }
      trace:
        size: label.size
        left: label.minX
        right: label.maxX
        top: label.minY
        bottom: label.maxY
        center: label.center
        model: label.model.size.x
        mark: mark.position
      """)
    let size = try size("HAMBURGEFONTS", 20)
    for (name, expected) in [
      ("size.x", size.width), ("size.y", size.height), ("left", 30), ("right", 30 + size.width),
      ("top", 40 - size.height / 2), ("bottom", 40 + size.height / 2), ("center.x", 30 + size.width / 2),
      ("center.y", 40), ("model", size.width), ("mark.x", 34 + size.width), ("mark.y", 40),
    ] {
      #expect(abs(try #require(found[name]?.first) - expected) < 1e-9, "\(name)")
    }
  }

  @Test("What fits a text that is typed follows it in the same refresh, wherever it stands in the file")
  func typewriter() throws {
    let found = try values(
      """
      let: { words: "'springform'" }
      layers:
        - { id: after, circle: 1, position: "[row.maxX, c.minX]" }
        - id: row
          stack: row
          spacing: 5
          anchor: [0, 0]
          layers:
            - { hug: true, padding: [8, 3], minimumSize: [30, 0], layers: [ { text: "=slice(words, 0, 10 * time)", font: 20 } ] }
            - { id: c, rect: [10, 10] }
            - { rect: [7, 10], visible: time < 0.75 }
      time: { duration: 1s }
      trace: { end: row.maxX, after: after.position, c: c.minX }
      """)
    for index in 0..<10 {
      let pill = max(try size(String("springform".prefix(index)), 20).width + 16, 30)
      #expect(abs(try #require(found["c"]?[index]) - pill - 5) < 1e-9)
      #expect(abs(try #require(found["end"]?[index]) - pill - 15 - (index < 8 ? 12 : 0)) < 1e-9)
      #expect(found["after.x"]?[index] == found["end"]?[index])
      #expect(found["after.y"]?[index] == found["c"]?[index])
    }
  }

  @Test("Words of a padded text, its line height, letters apart, widest line and last line decide its size")
  func attributes() throws {
    let words = "the quick brown fox jumps over the lazy dog"
    let found = try values(
      """
      layers:
        - { id: a, text: "\(words)", font: 10, isWrapped: true, maximumWidth: 100, maximumLines: 2, lineHeight: 1.5, padding: 6 }
        - { id: b, text: fox, font: 10, letterSpacing: 2, minimumSize: 24, alignment: trailing }
      time: { duration: 0.1s }
      trace: { a: a.size, b: b.size }
      """)
    let a = try size(words, 10, Paragraph(width: 100, maximumLines: 2, lineHeight: 1.5))
    #expect(abs(try #require(found["a.x"]?.first) - a.width - 12) < 1e-9)
    #expect(abs(try #require(found["a.y"]?.first) - a.height - 12) < 1e-9)
    #expect(abs(try #require(found["b.x"]?.first) - max(try size("fox", 10).width + 4, 24)) < 1e-4)
    #expect(found["b.y"]?.first == 24)
  }

  @Test("A column arranges what has no position of its own, what a repetition and a spawn bring among it")
  func column() throws {
    let found = try values(
      """
      layers:
        - id: list
          stack: column
          spacing: 4
          alignment: leading
          padding: [5, 10]
          anchor: [0, 0]
          position: [20, 30]
          layers:
            - { id: row, repeat: { i: 3 }, rect: "[30 + 10 * i, 20]" }
            - { id: free, rect: [4, 4], position: [1, 2] }
            - { id: last, rect: [8, 8] }
      templates: { more: { rect: [60, 11] } }
      events:
        - { at: 0.15s, do: [ { spawn: { template: more, in: list } } ] }
        - { at: 0.55s, do: [ { set: { list.padding: 1 } } ] }
        - { at: 0.25s, do: [ { remove: "row[0]" } ] }
        - { at: 0.35s, do: [ { animate: { duration: 0.2s, curve: linear, to: { list.spacing: 24 } } } ] }
      time: { duration: 0.8s }
      trace: { second: "row[1].minY", last: last.minY, left: last.minX, free: free.position, size: list.size, seen: last.position }
      """)
    #expect(found["last"]?.prefix(4) == [82, 82, 82, 58])
    #expect(found["second"]?.prefix(4) == [34, 34, 34, 10])
    #expect(found["left"]?.first == 5)
    #expect(found["free.x"]?.first == 1 && found["free.y"]?.first == 2)
    #expect(found["size.x"]?.prefix(3) == [60, 60, 70])
    #expect(found["size.y"]?.prefix(4) == [100, 100, 115, 91])
    #expect(abs(try #require(found["last"]?[4]) - 68) < 1e-9)
    // With padding of 1 all is 4 to the left and 9 above.
    #expect(found["left"]?[6] == 1)
    #expect(found["last"]?[6] == 89)
    #expect(found["seen.y"]?[6] == 93)
  }

  @Test("A pill is tapped where it shows, and where its words are")
  func taps() throws {
    let found = try values(
      """
      state: { taps: 0 }
      layers:
        - { id: back, rect: [100, 100], position: [50, 50] }
        - { id: pill, hug: true, padding: 10, position: [50, 50], layers: [ { id: label, text: ok, font: 20 } ] }
        - { id: tag, text: tag, padding: 8, position: [50, 85] }
      events:
        - { tap: back, do: [ { set: { taps: taps + 100 } } ] }
        - { tap: pill, do: [ { set: { taps: taps + 1 } } ] }
        - { tap: tag, do: [ { set: { taps: taps + 10 } } ] }
      tape: [ { at: 0.1s, tap: pill }, { wait: 0.2s }, { tap: label }, { wait: 0.2s }, { tap: tag }, { wait: 0.2s } ]
      time: { duration: 2s }
      trace: { taps: taps }
      """)
    #expect(found["taps"]?.last == 12)
  }

  @Test("A layer that is as wide as its neighbour's words is none that follows itself; one that needs its own place is")
  func cycles() throws {
    let found = try values(
      """
      layers:
        - stack: column
          layers:
            - { id: word, text: "=slice('underline', 0, 10 * time)", font: 12 }
            - { id: line, rect: "[word.size.x, 2]" }
      time: { duration: 0.5s }
      trace: { word: word.size.x, line: line.size.x }
      """)
    #expect(found["line"] == found["word"])
    #expect(throws: ProblemList.self) {
      try scene(
        "layers: [ { stack: row, layers: [ { id: a, rect: \"[b.minX, 2]\" }, { id: b, rect: [time, 5] } ] } ]\n")
    }
  }

  @Test(
    "Words of other tools are answered with those of scene files",
    arguments: [
      ("{ text: Hi, alignment: left }", "'alignment' cannot be 'left'; write leading"),
      ("{ text: Hi, alignment: right }", "'alignment' cannot be 'right'; write trailing"),
      ("{ stack: row, alignment: bottom }", "'alignment' cannot be 'bottom'; write trailing"),
      ("{ text: Hi, textAlign: left }", "a layer has no 'textAlign'; write alignment"),
      ("{ text: Hi, tracking: 2 }", "a layer has no 'tracking'; write letterSpacing"),
      ("{ stack: row, gap: 2 }", "a layer has no 'gap'; write spacing"),
      ("{ stack: sideways }", "'stack' cannot be 'sideways'; there is row, column"),
      ("{ rect: [9, 9], padding: 4 }", "a shape layer has no 'padding'; a layer with 'text' or 'stack' has it"),
      ("{ hug: label }", "'hug' must be true or false; it fits all layers inside that have no position of their own"),
      (
        "{ text: Hi, padding: enormous }",
        "there is no 'enormous'; a layer is known by its id, and a text stands in quotes"
      ),
      ("{ text: Hi, padding: red }", "a point is needed here, and this is a color"),
    ])
  func words(layer: String, message: String) throws {
    let problems = #expect(throws: ProblemList.self) { try scene("layers:\n  - \(layer)\n") }
    let found = try #require(problems).problems
    #expect(found.count == 1)
    #expect(found.first?.text.contains(message) == true)
  }

  @Test("A verb cannot put a layer elsewhere that a stack arranges, but it can one with a position of its own")
  func arrangedPosition() throws {
    func text(_ layer: String, _ verb: String) -> String {
      "layers: [ { stack: row, layers: [ \(layer) ] } ]\nevents: [ { start: [ \(verb) ] } ]\n"
    }
    for verb in ["{ set: { a.position: [1, 2] } }", "{ animate: { to: { a.position.x: 2 } } }"] {
      let problems = #expect(throws: ProblemList.self) { try scene(text("{ id: a, rect: [9, 9] }", verb)) }
      #expect(
        try #require(problems).problems.map(\.text).first?.contains(
          "its stack decides where this layer lies; move it with translation, or give it a position in 'layers'")
          == true)
      #expect(throws: Never.self) { try scene(text("{ id: a, rect: [9, 9], position: [0, 0] }", verb)) }
    }
  }

  @Test("What is only a function's name is a text where quotes say so")
  func functionNames() throws {
    let found = try values(
      "let: { words: [\"upper\", \"text\", \"min-max\"] }\ntime: { duration: 0.1s }\n"
        + "trace: { n: \"length(words[1] + words[2])\" }\n")
    #expect(found["n"]?.first == 11)
  }

  @Test(
    "Lines that are dropped are told only where they are",
    arguments: [
      "{ text: \"Two\\nlines\", isWrapped: true }", "{ text: \"One line\\n\" }", "{ id: a, text: \"Two\\nlines\" }",
      "{ stack: row, background: red, layers: [ { text: Hi, background: blue } ] }",
    ])
  func noWarnings(layer: String) throws {
    let more = "events: [ { start: [ { set: { a.isWrapped: \"true\" } } ] } ]\n"
    #expect(try scene("layers:\n  - \(layer)\n" + (layer.contains("id: a") ? more : "")).warnings.isEmpty)
  }
}
