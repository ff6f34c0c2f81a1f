import Springform
import SpringformScene
import Testing

@testable import SpringformSceneFile

@Suite struct SceneFileEditorTests {
  private static let text = """
    scene: 1   # the first
    canvas: { size: [200, 100] }
    params:
      # How soon it comes to rest.
      damping: { value: 0.3, min: 0.05,   max: 1 }   # a ratio
      duration: 0.9s
      count: { value: 2, type: integer }
      shown: { value: true }
      side: { value: right, choices: [left, right] }
      tint: { value: '#30B0C7' }
      title: { value: "Hello", help: what is written }
      place: { value: [60, 60], type: point }
      names: [a, 'b, c']
    layers:
      - { id: ball, circle: 10, position: place }

    # What the finger does.
    tape:
      - { at: 0.2s, tap: ball }

    # The end.
    trace: { x: ball.position.x }

    """

  private func editor() throws -> SceneFileEditor { try SceneFileEditor(Self.text, path: "f.scene.yml") }

  /// A parameter, what it is set to, and the line that it becomes; no other line changes.
  @Test(arguments: [
    ("damping", "0.25", "  damping: { value: 0.25, min: 0.05,   max: 1 }   # a ratio"),
    ("duration", "1.5", "  duration: 1.5"),
    ("count", "5", "  count: { value: 5, type: integer }"),
    ("shown", "no", "  shown: { value: false }"),
    ("side", "left", "  side: { value: left, choices: [left, right] }"),
    ("tint", "#FF0000", "  tint: { value: '#FF0000' }"),
    ("tint", "red", "  tint: { value: red }"),
    ("title", "it's", "  title: { value: 'it''s', help: what is written }"),
    ("title", "two\nlines", "  title: { value: \"two\\nlines\", help: what is written }"),
    ("place", "[1,2.5]", "  place: { value: [1, 2.5], type: point }"),
    ("names", "x,y", "  names: ['x', 'y']"),
  ]) func setsAParameter(name: String, text: String, line: String) throws {
    var editor = try editor()
    try editor.set(name, to: text)
    let (old, new) = (Self.text.split(separator: "\n"), editor.text.split(separator: "\n"))
    #expect(old.count == new.count)
    #expect(zip(old, new).filter { $0 != $1 }.map { String($1) } == [line])
  }

  @Test func whatIsSoAlreadyStaysAsItIsWritten() throws {
    var editor = try editor()
    try editor.set("duration", to: "0.9")
    try editor.set("shown", to: "yes")
    #expect(editor.text == Self.text)
  }

  @Test func refusesWhatDoesNotFit() throws {
    var editor = try editor()
    #expect(throws: ParameterError.self) { try editor.set("damping", to: "7") }
    #expect(throws: ParameterError.self) { try editor.set("nothing", to: "7") }
    // Without quotes around it in the file, and without a type, it would be a color from now on.
    #expect(throws: SceneFileEditError.parameter("title")) { try editor.set("title", to: "#FF0000") }
    #expect(editor.text == Self.text)
  }

  @Test func setsTheTape() throws {
    var editor = try editor()
    let stroke = try #require(
      Stroke([
        .init(time: 0.3, location: Point(x: 60, y: 60)), .init(time: 0.425, location: Point(x: 80.5, y: 60)),
        .init(time: 0.5, location: Point(x: 80.5, y: 60)),
      ]))
    try editor.setTape([stroke])
    let wanted = Self.text.replacing(
      "  - { at: 0.2s, tap: ball }\n",
      with: """
          - { at: 0.3s, touch: [60, 60] }
          - drag: { to: [80.5, 60], duration: 0.125s, curve: linear }
          - hold: 0.075s
          - release

        """)
    #expect(editor.text == wanted)
    try editor.setTape([])
    #expect(editor.text.contains("tape: []\n\n# The end."))
  }
}
