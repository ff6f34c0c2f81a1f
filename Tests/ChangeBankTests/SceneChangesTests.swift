import SpringformDocument
import Testing

@testable import ChangeBank

@Suite("Changes found in a scene file")
struct SceneChangesTests {
  private static let text = """
    scene: 1
    canvas: { size: [100, 80] }
    params: { damping: { value: 0.5 } }
    layers:
      - id: card
        circle: 10
        position: [20, 30]
        fill: "#102030"
      - { text: May, position: canvas.center }
    events:
      - at: 0.5s
        do: [ { animate: { duration: 1s, spring: { damping: damping }, to: { card.position.x: 70 } } } ]
    tape:
      - { at: 1s, touch: card }
      - drag: { by: [10, 0], duration: 0.5s }
      - release
    """

  /// At 4 points a pixel and 20 frames a second.
  private static var changes: [Change] {
    get throws { try SceneChanges(path: "test.yml", text: text, measure: Measure(scale: 0.25, rate: 20)).all() }
  }

  @Test(
    "A rule changes a value by the least that counts, and keeps what was changed",
    arguments: [
      (.parameter, "damping.parameter 0.5 -> 0.53"),
      (.size, "card.circle 10 -> 10.1"),
      (.position, "card.position 20 -> 22"),
      (.color, "card.fill #102030 -> #182838"),
      (.opacity, "card.opacity 1 -> 0.95"),
      (.layerMissing, "card.missing"),
      (.layerAdded, "extra.new"),
      (.text, "text 'May' -> 'Moy'"),
      (.duration, "card.duration 1 -> 1.05 at 0.5 s"),
      (.delay, "card.delay 0 -> 0.05 at 0.5 s"),
      (.dampingRatio, "card.spring.damping +0.03 at 0.5 s"),
      (.endValue, "card.to.position.x 70 -> 72 at 0.5 s"),
      (.eventTime, "card.at 0.5 -> 0.55"),
      (.touchTime, "the first touch.at 1 -> 0.8"),
      (.dragEnd, "the first touch.drag.by 10 -> 14"),
      (.dragDuration, "the first touch.drag.duration 0.5 -> 0.525"),
    ] as [(Kind, String)])
  func rules(kind: Kind, truth: String) throws {
    #expect(try Self.changes.filter { $0.kind == kind }.map(\.truth.description).contains(truth))
  }

  @Test("An edit replaces one value and leaves the rest of the text as it is")
  func edit() throws {
    let edit = TextEdit(position: .init(line: 2, column: 3), removed: 2, inserted: "xyz")
    #expect(edit.applied(to: "one\n  two\nthree") == "one\n  xyzo\nthree")
  }
}
