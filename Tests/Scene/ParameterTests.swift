import SpringformGeometry
import SpringformScene
import Testing

@Suite("Scene parameters")
struct ParameterTests {
  enum Edge: String, CaseIterable, Decodable { case top, bottom }

  struct Example: SceneParameters {
    var damping = 0.5
    @Parameter("how many", in: 1...9) var count = 3
    var title = "Hello"
    var titles = ["a", "b"]
    var isOn = false
    var tint = Color.rgb(1, 2, 3)
    var edge = Edge.top
    @Parameter("a still", in: 0...1) var progress: Double? = nil
  }

  @Test("Every stored property is a parameter with kind, default, range, choices and help")
  func descriptions() {
    let all = Example.descriptions
    #expect(all.map(\.name) == ["damping", "count", "title", "titles", "isOn", "tint", "edge", "progress"])
    #expect(all.map(\.kind) == ["number", "integer", "text", "list", "flag", "color", "choice", "number"])
    #expect(all.map(\.defaultText) == ["0.5", "3", "Hello", "a,b", "false", "#010203", "top", ""])
    #expect(all[1].range == 1...9 && all[1].help == "how many")
    #expect(all[6].choices == ["top", "bottom"])
  }

  @Test("Texts replace defaults; the rest stays; the last of two counts")
  func reading() throws {
    let result = try Example.reading([
      ("damping", "0.25"), ("count", "4"), ("titles", "x,y,z"), ("isOn", "yes"), ("tint", "#fff"), ("edge", "bottom"),
      ("progress", "0.5"), ("damping", "0.75"),
    ])
    #expect(result.damping == 0.75 && result.count == 4 && result.title == "Hello")
    #expect(result.titles == ["x", "y", "z"] && result.isOn && result.tint == .white)
    #expect(result.edge == .bottom && result.progress == 0.5)
    #expect(try Example.reading([]).progress == nil)
  }

  @Test(
    "Unusable texts are refused with what would be right",
    arguments: [
      ("damping", "abc", ParameterError.malformed(name: "damping", text: "abc", expected: "a finite number")),
      ("damping", "nan", .malformed(name: "damping", text: "nan", expected: "a finite number")),
      ("count", "2.5", .malformed(name: "count", text: "2.5", expected: "a whole number")),
      ("count", "10", .outOfRange(name: "count", text: "10", range: 1...9)),
      ("progress", "-0.1", .outOfRange(name: "progress", text: "-0.1", range: 0...1)),
      ("isOn", "maybe", .malformed(name: "isOn", text: "maybe", expected: "true or false")),
      ("tint", "#12", .malformed(name: "tint", text: "#12", expected: "a color such as #00AFF0 or teal")),
      ("edge", "left", .malformed(name: "edge", text: "left", expected: "top or bottom")),
      (
        "dampin", "1",
        .unknown(
          name: "dampin",
          known: ["damping", "count", "title", "titles", "isOn", "tint", "edge", "progress"])
      ),
    ])
  func refusals(name: String, text: String, expected: ParameterError) {
    #expect(throws: expected) { try Example.reading([(name, text)]) }
  }

  @Test("Settings are the values that differ from the defaults, as texts that read as the same values")
  func settings() throws {
    var example = Example()
    #expect(example.settings.isEmpty)
    example.count = 9
    example.titles = []
    example.progress = 0.25
    example.edge = .bottom
    #expect(example.settings.map(\.name) == ["count", "titles", "edge", "progress"])
    #expect(example.settings.map(\.text) == ["9", "", "bottom", "0.25"])
    #expect(try Example.reading(example.settings).settings.map(\.text) == example.settings.map(\.text))
  }

  @Test("A scene's name is its type's in kebab-case")
  func names() {
    struct GooeyThing: Scene {
      var size: Size { Size(width: 1, height: 1) }
      func build(on stage: Stage) {}
    }
    #expect(GooeyThing.name == "gooey-thing")
    #expect(NoParameters.descriptions.isEmpty)
  }
}
