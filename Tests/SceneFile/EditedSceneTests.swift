import Foundation
import Springform
import SpringformMotionRecord
import SpringformSceneFile
import Testing

@Suite("What is told of a scene file that was edited")
struct EditedSceneTests {
  private func record(_ scene: SceneFile) throws -> MotionRecord {
    var settings = RenderSettings()
    settings.rate = 20
    return try Playback(scene, settings: settings).observe().motion
  }

  /// - Parameter edits: pairs of what stands in the text and what comes in its place.
  private func changes(_ text: String, _ edits: (String, String)..., files: [String: String] = [:]) throws
    -> [MotionChange]
  {
    let folder = try SceneFolder()
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { try folder.write(text, name) }
    let old = try record(try folder.scene(text))
    var new = text
    for (before, after) in edits {
      for (name, content) in files where content.contains(before) {
        try folder.write(content.replacing(before, with: after), name)
      }
      new = new.replacing(before, with: after)
    }
    return MotionRecordComparison(expected: old, actual: try record(try folder.scene(new))).changes
  }

  private static let stars = """
    time: { duration: 2s }
    state: { chosen: 0 }
    touches: { diameter: 28 }
    components:
      star:
        params: { lit: false, pause: 0 }
        values: { glow: 0 }
        layers:
          - { id: halo, circle: 10, fill: "=mix(white, black, glow)", opacity: 0.2 }
        events:
          - when: lit
            do:
              - animate: { duration: 0.3s, delay: pause, to: { glow: 1 } }
              - animate: { duration: 0.4s, keyframes: { halo.opacity: [0.2, 0.8, 0.2] } }
    layers:
      - { id: first, use: star, lit: chosen >= 1, position: [10, 10] }
      - { id: second, use: star, lit: chosen >= 2, position: [40, 10] }
      - { id: third, use: star, lit: chosen >= 2, pause: 0.1s, position: [70, 10] }
      - { id: knob, circle: 10, position: [50, 60] }
    events:
      - { tap: knob, do: [ { set: { chosen: chosen + 2 } } ] }
    tape:
      - { at: 0.3s, tap: knob }
      - { at: 1s, tap: knob }
    """

  @Test("One use's own change is told beside that of its component")
  func uses() throws {
    let told = try changes(
      Self.stars, ("[0.2, 0.8, 0.2]", "[0.2, 0.5, 0.2]"),
      ("second, use: star, lit: chosen >= 2", "second, use: star, lit: chosen >= 4"))
    #expect(
      told.map(\.phrase) == [
        "`second.lit` changes 700 ms later (1.00 s, was 0.30 s)",
        "the keyframe animations of `halo.opacity` (3 layers) begun from 0.30 s to 1.00 s go through 0.5, was 0.8, as value 1",
      ])
  }

  @Test("What is given to two uses unequally is told of each, and what a state leads to with the state")
  func arguments() throws {
    let told = try changes(
      Self.stars, ("lit: chosen >= 1,", "lit: chosen >= 1, pause: 0.05s,"), ("pause: 0.1s", "pause: 0.2s"))
    #expect(told.map(\.phrase) == ["`first.pause` is 0.05, was 0", "`third.pause` is 0.2, was 0.1"])
    let state = try changes(Self.stars, ("chosen: chosen + 2", "chosen: chosen + 1"))
    #expect(state.map(\.phrase) == ["the state `chosen` is 1, was 2, from 0.30 s on"])
  }

  /// The old record as a file has it, which knows nothing of what goes without saying.
  @Test(
    "What nobody had set is told with the value that goes without saying",
    arguments: [
      ("circle: 10", "lineCap: round", "`a.lineCap` is round, was butt"),
      ("circle: 10", "lineJoin: bevel", "`a.lineJoin` is bevel, was miter"),
      ("circle: 10", "fillRule: evenOdd", "`a.fillRule` is evenOdd, was nonZero"),
      ("circle: 10", "opacity: 0.5", "`a.opacity` is 0.5, was 1"),
      ("circle: 10", "lineDashPattern: [4, 2]", "`a.lineDashPattern` is (4, 2), was not set"),
      ("text: May", "alignment: trailing", "`a.alignment` is trailing, was center"),
    ])
  func standards(_ layer: String, _ set: String, _ phrase: String) throws {
    let folder = try SceneFolder()
    func scene(_ properties: String) throws -> MotionRecord {
      try record(try folder.scene("time: { duration: 1s }\nlayers: [ { id: a, position: [9, 9], \(properties) } ]"))
    }
    let old = try JSONDecoder().decode(MotionRecord.self, from: JSONEncoder().encode(scene(layer)))
    let changes = MotionRecordComparison(expected: old, actual: try scene("\(layer), \(set)")).changes
    #expect(changes.map(\.phrase) == [phrase])
  }

  @Test("How fingers are drawn is told in the file's words")
  func touches() throws {
    let told = try changes(Self.stars, ("diameter: 28", "diameter: 36"))
    #expect(told.map(\.phrase) == ["`touches.diameter` is 36, was 28"])
    let ring = try changes(Self.stars, ("diameter: 28", "diameter: 28, style: ring"))
    #expect(ring.map(\.phrase) == ["`touches.style` is ring, was disc"])
  }

  @Test("An impulse is told as one, by the value's own name")
  func impulse() throws {
    let text = """
      values: { swing: 0 }
      layers: [ { id: bell, rect: [20, 10], corners: 4, rotation: =swing, position: [50, 50] } ]
      events: [ { at: 0.2s, do: [ { animate: { impulse: { swing: 6 }, spring: { response: 0.5s, damping: 0.5 } } } ] } ]
      """
    let told = try changes(text, ("swing: 6", "swing: 7"))
    #expect(told.map(\.phrase) == ["the spring of `swing` begun at 0.20 s has impulse 7, was 6"])
    #expect(try changes(text, ("corners: 4", "corners: 2")).map(\.phrase) == ["`bell.corners` is 2, was 4"])
  }

  @Test("A theme's colour and a row of a file are told by their names, with all that they lead to")
  func constants() throws {
    let text = """
      time: { duration: 1s }
      themes: { light: { accent: "#5B5BD6" } }
      data: { places: { file: places.csv } }
      layers:
        - { id: dot, circle: 10, fill: =accent, position: [20, 20] }
        - { id: line, path: M0 0 L20 0, stroke: =accent, position: [20, 60] }
        - { id: note, text: "=places[1].note", position: [50, 50] }
      """
    let files = ["places.csv": "place,note\nOslo,Fjord\nLisbon,Tram 28\n"]
    let theme = try changes(text, ("#5B5BD6", "#5B8BD6"), files: files)
    #expect(theme.map(\.phrase) == ["`accent` is #5B8BD6, was #5B5BD6"])
    #expect(theme.first?.consequences.count == 2)
    let row = try changes(text, ("Tram 28", "Tram 29"), files: files)
    #expect(row.map(\.phrase) == ["`places[1].note` in places.csv was 'Tram 28', is 'Tram 29'"])
    #expect(row.first?.consequences == ["`note.text` was 'Tram 28', is 'Tram 29'"])
  }

  @Test("Of a drawing only the element is told that was changed")
  func element() throws {
    let text = """
      time: { duration: 1s }
      layers:
        - { id: base, svg: bell.svg, element: base, frame: [0, 0, 40, 40] }
        - { id: dome, svg: bell.svg, element: dome, frame: [0, 0, 40, 40] }
      """
    let bell = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
        <g id="base"><g><rect width="10" height="10" fill="#112233"/></g></g><circle id='dome' r="9" fill="#445566"/>
      </svg>
      """
    let told = try changes(text, ("#112233", "#AA2233"), files: ["bell.svg": bell])
    #expect(told.map(\.phrase) == ["the element `base` of bell.svg is drawn otherwise"])
    #expect(try changes(text, ("#445566", "#AA5566"), files: ["bell.svg": bell]).map(\.object) == ["dome"])
  }
}
