import Glibc
import SpringformDocument
import SpringformPipeline
import SpringformSceneFile
import Testing

/// Files that can be played and hardly say what was meant, and what people are told.
struct WarningTests {
  @Test(
    "What says what it means is not doubted",
    arguments: [
      // Something changes what seems to be missing.
      "layers: [{ id: a, background: red }]\nevents: [{ start: [{ set: { a.size: [9, 9] } }] }]",
      "layers: [{ id: a, circle: 9, lineWidth: 2 }]\nevents: [{ start: [{ animate: { to: { a.stroke: red } } }] }]",
      "templates: { dot: { background: red, appear: [{ set: { self.size: [9, 9] } }] } }",
      "layers: [{ id: a, circle: 9, innerShadowRadius: 2 }]\nevents: [{ start: [{ animate: { to: { a.innerShadowOpacity: 1 } } }] }]",
      "layers: [{ rect: [9, 9], corners: 3, cornerCurve: continuous }]",
      "layers: [{ circle: 9, skew: [20deg, 0] }]",
      // A layer with a name may be there to be touched, or to hold a place.
      "layers: [{ id: area, frame: [0, 0, 9, 9] }]",
      "layers: [{ mask: { background: red, size: [9, 9] }, layers: [] }]",
      "layers: [{ layers: [{ circle: 9 }] }]", "layers: [{ circle: 9, gradient: [red, blue] }]",
      "layers: [{ text: Hi, gradient: [red, blue] }]",
      "layers: [{ path: M0 0 L9 9, strokeGradient: [red, blue], lineWidth: 2 }]",
      // Units that say it, and numbers within reach.
      "time: { duration: 30s }", "time: { duration: 20 }", "time: { duration: 1000ms }",
      "layers: [{ circle: 9, rotation: 720deg }]", "layers: [{ circle: 9, rotation: 90rad }]",
      "time: { duration: 60 }", "layers: [{ circle: 9, rotation: -6.2832 }]",
      "layers: [{ circle: 9, rotation: 12.566 }]", "layers: [{ circle: 9, opacity: 1.2 }]",
    ])
  func silence(text: String) throws {
    let text = "scene: 1\ncanvas: { size: [100, 100] }\n" + text + "\n"
    #expect(try SceneFile(Array(text.utf8), path: "fine.scene.yml").warnings.map(\.sentence) == [])
  }

  @Test("No file of the gallery is doubted")
  func gallery() throws {
    let names = try FilesInFolder(GalleryFile.folder, suffix: ".scene.yml").names
    #expect(names.count >= 15)
    for name in names {
      let scene = try SceneFile(InputFile.bytes(of: GalleryFile.folder + name), path: GalleryFile.folder + name)
      #expect(scene.warnings.map(\.text) == [], "\(name)")
      #expect(try scene.undrawableText().map(\.text) == [], "\(name)")
    }
  }

  @Test("No scene of the articles and the README is doubted")
  func articles() throws {
    let root = GalleryFile.folder.replacing("/assets/scenes/", with: "/")
    let articles = root + "Sources/Springform/Springform.docc/"
    let paths = try FilesInFolder(articles, suffix: ".md").names.map { articles + $0 } + [root + "README.md"]
    var count = 0
    for path in paths {
      let text = String(decoding: try InputFile.bytes(of: path), as: UTF8.self)
      for block in text.split(separator: "```yaml\n").dropFirst() {
        let file = block.prefix(upTo: block.firstRange(of: "\n```")?.lowerBound ?? block.endIndex)
        // What wants another file beside it is run by Scripts/snippets, which has that.
        guard file.hasPrefix("scene: 1") || file.contains("\nscene: 1"),
          !["svg: ", "lottie: "].contains(where: file.contains)
        else { continue }
        count += 1
        #expect(try SceneFile(Array(file.utf8), path: path).warnings.map(\.text) == [], "\(path)")
      }
    }
    #expect(count >= 8)
  }

  @Test("A character that no font has is told where the file first has it")
  func glyphs() throws {
    // From a private use area, where no font that the scripts install has anything.
    let text = "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { text: \"Hi \u{10FFFD}\", font: 9 }\n"
    let scene = try SceneFile(Array(text.utf8), path: "box.scene.yml")
    #expect(
      try scene.undrawableText().map { "\($0.position.line):\($0.position.column) \($0.sentence)" } == [
        "4:17 no font here has '\u{10FFFD}' (U+10FFFD), so that a box is drawn; "
          + "'springform doctor' tells which scripts can be set, and what to install"
      ])
  }

  @Test("JSON is YAML, and its content decides what it is")
  func json() throws {
    let scene = #"{ "scene": 1, "canvas": { "size": [9, 9] } }"#
    #expect(try SceneFile(Array(scene.utf8), path: "a.scene.json").name == "a")
    let lottie = #"{ "v": "5.5", "ip": 0, "op": 60, "layers": [] }"#
    let other = #"{ "name": "chart" }"#
    for (text, sentence) in [
      (lottie, "this is a Lottie file; a layer shows it with 'lottie'"),
      (other, "this is neither a scene file nor a Lottie file, which has v, ip, op and layers"),
    ] {
      let list = #expect(throws: ProblemList.self) { try SceneFile(Array(text.utf8), path: "a.json") }
      #expect(list?.problems.map(\.sentence) == [sentence + "; a scene file begins with \"scene\": 1"])
    }
  }

  @Test("A mistake in a quoted expression stays one", arguments: ["'a' + nme", "prgress + 1", "nme * 2"])
  func mistakes(expression: String) {
    let text = "scene: 1\ncanvas: { size: [100, 100] }\nlet: { c: \"\(expression)\" }\n"
    #expect(throws: ProblemList.self) { try SceneFile(Array(text.utf8), path: "mistake.scene.yml") }
  }

  @Test("Quotes make a text of what is no expression", arguments: ["Lisbon", "New York", "St. Gallen", "well-known"])
  func texts(word: String) throws {
    let text = """
      scene: 1
      canvas: { size: [100, 100] }
      let: { city: "\(word)", cities: ["Oslo", "\(word)"], names: ["Go", "red"], old: ['"Home"', '"Search"'] }
      layers: [{ text: =city, font: 9 }, { text: "=cities[1]", font: 9 }, { text: "=names[1]", font: 9 }, { text: "=old[1]" }]

      """
    #expect(throws: Never.self) { try SceneFile(Array(text.utf8), path: "cities.scene.yml").check() }
  }
}
