import Glibc
import SpringformDocument
import SpringformPipeline
import SpringformSceneFile
import Testing

/// Files that can be played and hardly say what was meant, and what people are told.
struct WarningTests {
  struct Suspicious: CustomTestStringConvertible, Sendable {
    let text: String
    let warnings: [String]
    var testDescription: String { warnings.first ?? text }

    /// - Parameters:
    ///   - text: what follows the canvas, which ends with the second line.
    ///   - warnings: line, column and sentence.
    init(_ text: String, _ warnings: String...) {
      self.text = "scene: 1\ncanvas: { size: [100, 100] }\n" + text + "\n"
      self.warnings = warnings
    }
  }

  @Test(
    "A doubt is told at its line and column, with what to write",
    arguments: [
      // Layers that show nothing, or less than they say.
      Suspicious(
        "layers: [{ position: [5, 5] }]",
        "3:10 this layer shows nothing; give it 'background', 'gradient', 'text', 'image', 'path' or 'layers'"),
      Suspicious(
        "layers: [{ background: red, position: [5, 5] }]",
        "3:12 'background' lies in the bounds, and this layer has no size; give it 'size' or 'frame'"),
      Suspicious(
        "layers: [{ gradient: [red, blue], position: [5, 5] }]",
        "3:12 'gradient' lies in the bounds, and this layer has no size; give it 'size' or 'frame'"),
      Suspicious(
        "layers: [{ text: \"Two\\nlines\" }]", "3:18 only the first line of this text shows; give it 'isWrapped: true'"),
      Suspicious(
        "layers: [{ text: Hi, lineHeight: 24 }]",
        "3:34 'lineHeight' counts heights of the font's own line, and 24 of them are many; divide a height in points by about 1.2 times the font's size"
      ),
      Suspicious(
        "layers: [{ path: M0 0 L9 9, borderWidth: 2 }]",
        "3:29 'borderWidth' lies in the bounds, and this layer has no size; give it 'size' or 'frame'"),
      Suspicious(
        "layers: [{ id: a, blur: 3 }]",
        "3:19 'blur' lies in the bounds, and this layer has no size; give it 'size' or 'frame'"),
      Suspicious(
        "layers: [{ text: Hi, circle: 20 }]",
        "3:22 a text layer does not draw its 'circle'; draw it in a layer of its own with this one in its 'layers', or write 'size'"
      ),
      Suspicious(
        "layers: [{ path: M0 0 L9 9, lineWidth: 3 }]",
        "3:29 'lineWidth' is about a line that has no color; give it 'stroke'"),
      Suspicious(
        "layers: [{ circle: 9, lineDashPattern: [2, 2] }]",
        "3:23 'lineDashPattern' is about a line that has no color; give it 'stroke'"),
      Suspicious(
        "layers: [{ circle: 9, stroke: red, lineDashPhase: 2 }]",
        "3:36 'lineDashPhase' is about dashes, and this line has none; give it 'lineDashPattern'"),
      Suspicious(
        "layers: [{ circle: 9, innerShadowRadius: 2 }]",
        "3:23 'innerShadowRadius' is about an inner shadow that has no opacity; give it 'innerShadowOpacity'"),
      Suspicious(
        "layers: [{ background: red, size: [9, 9], cornerCurve: continuous }]",
        "3:43 'cornerCurve' is about corners that have no radius; give it 'corners'"),
      Suspicious(
        "physics: { gap: false, gravity: 1, bodies: [{ circle: 3 }] }",
        "3:12 'gap' is about walls and boundaries, and there are none here; give it 'walls: true' or 'boundaries'"),
      // Numbers that cannot be meant.
      Suspicious(
        "layers: [{ circle: 9, skew: [20, 0] }]",
        "3:30 a bare number counts radians, and 'skew' of 20 is more than a turn; write 20deg, or 20rad if that is meant"
      ),
      Suspicious(
        "time: { duration: 1000 }",
        "3:19 a bare number counts seconds, and 'duration' of 1000 s is long; write 1000ms, or 1000s if that is meant"),
      Suspicious(
        "layers: [{ id: a, circle: 9 }]\nevents: [{ start: [{ animate: { duration: 300, to: { a.opacity: 0 } } }] }]",
        "4:43 a bare number counts seconds, and 'duration' of 300 s is long; write 300ms, or 300s if that is meant"),
      Suspicious(
        "layers: [{ id: a, circle: 9 }]\nevents: [{ start: [{ animate: { delay: 250, to: { a.opacity: 0 } } }] }]",
        "4:40 a bare number counts seconds, and 'delay' of 250 s is long; write 250ms, or 250s if that is meant"),
      Suspicious(
        "tape: [{ wait: 500 }]",
        "3:16 a bare number counts seconds, and 'wait' of 500 s is long; write 500ms, or 500s if that is meant"),
      Suspicious(
        "layers: [{ circle: 9, rotation: 90 }]",
        "3:33 a bare number counts radians, and 'rotation' of 90 is more than a turn; write 90deg, or 90rad if that is meant"
      ),
      Suspicious(
        "layers: [{ id: a, circle: 9 }]\nevents: [{ start: [{ set: { a.rotation: -45 } }] }]",
        "4:41 a bare number counts radians, and 'a.rotation' of -45 is more than a turn; write -45deg, or -45rad if that is meant"
      ),
      Suspicious(
        "layers: [{ id: a, circle: 9 }]\nevents: [{ start: [{ animate: { to: { a.rotation: 180 } } }] }]",
        "4:51 a bare number counts radians, and 'a.rotation' of 180 is more than a turn; write 180deg, or 180rad if that is meant"
      ),
      Suspicious(
        "layers: [{ circle: 9, opacity: 50 }]", "3:32 'opacity' goes from 0 to 1; write 0.5 for 50 percent"),
      Suspicious(
        "layers: [{ circle: 9, shadowOpacity: 30 }]",
        "3:38 'shadowOpacity' goes from 0 to 1; write 0.3 for 30 percent"),
      Suspicious(
        "layers: [{ id: a, circle: 9, stroke: red }]\nevents: [{ start: [{ animate: { to: { a.strokeEnd: 100 } } }] }]",
        "4:52 'a.strokeEnd' goes from 0 to 1; write 1 for 100 percent"),
    ])
  func doubts(file: Suspicious) throws {
    let scene = try SceneFile(Array(file.text.utf8), path: "doubt.scene.yml")
    #expect(scene.warnings.map { "\($0.position.line):\($0.position.column) \($0.sentence)" } == file.warnings)
  }

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
      (lottie, "this is a Lottie file, and only scene files can be played"),
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
