import SpringformGeometry
import SpringformScene
import SpringformSceneFile
import Testing

@testable import SpringformStudio

@Suite struct WordsTests {
  private func parameter(_ name: String, _ kind: String) -> ParameterDescription {
    ParameterDescription(name: name, kind: kind, defaultText: "", choices: [], range: nil, help: "")
  }

  @Test(arguments: [
    ("number", "0.3", "--set a=0.3", "a: 0.3", "a = 0.3"),
    ("flag", "true", "--set a=true", "a: true", "a = true"),
    ("choice", "left", "--set a=left", "a: 'left'", "a = .left"),
    ("text", "it's \"so\"", "--set 'a=it'\\''s \"so\"'", "a: 'it''s \"so\"'", "a = \"it's \\\"so\\\"\""),
    ("color", "#30B0C780", "--set 'a=#30B0C780'", "a: '#30B0C780'", "a = .rgb(48, 176, 199, alpha: 0.502)"),
    ("point", "[1, 2.5]", "--set 'a=[1, 2.5]'", "a: [1, 2.5]", "a = Point(x: 1, y: 2.5)"),
    ("list", "x,y z", "--set 'a=x,y z'", "a: ['x', 'y z']", "a = [\"x\", \"y z\"]"),
  ])
  func areWrittenAsEachPlaceWantsThem(kind: String, text: String, set: String, yaml: String, swift: String) {
    let words = Words(["a": text], of: [parameter("a", kind)])
    #expect(words.set == set)
    #expect(words.yaml == yaml)
    #expect(words.swift == swift)
  }

  @Test func tellTouches() throws {
    let stroke = try #require(
      Stroke([
        .init(time: 0.5, location: Point(x: 10, y: 20)), .init(time: 0.75, location: Point(x: 10, y: 20)),
        .init(time: 1, location: Point(x: 30.5, y: 20)),
      ]))
    let words = Words([:], [stroke], of: [])
    #expect(words.yamlTape.split(separator: "\n").map(String.init) == Stroke.yaml([stroke]))
    #expect(
      words.swiftTape == """
        stage.tape.touch(nil, at: 0.5, location: Point(x: 10, y: 20)) {
          $0.hold(for: 0.25)
          $0.drag(to: Point(x: 30.5, y: 20), duration: 0.25, curve: .linear)
        }
        """)
    let none = Words([:], of: [])
    #expect(none.yamlTape.isEmpty && none.swiftTape.isEmpty)
  }

  @Test func keepTheOrderOfTheParameters() {
    let words = Words(["b": "1", "a": "2", "gone": "3"], of: [parameter("a", "number"), parameter("b", "number")])
    #expect(words.set == "--set a=2 --set b=1")
    #expect(words.yaml == "a: 2\nb: 1")
  }
}
