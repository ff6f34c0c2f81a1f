import SpringformDocument
import SpringformSceneFile
import Testing

@Suite("Touches that begin no event")
struct TouchRecordTests {
  private func unanswered(_ tape: String) throws -> [String] {
    try scene(
      """
      layers:
        - { id: back, frame: [0, 0, 100, 100], background: white }
        - { id: bell, circle: 10, position: [30, 30] }
        - { id: knob, circle: 10, position: [70, 30] }
        - { id: list, frame: [0, 60, 40, 40], scroll: true, contentHeight: 90 }
      events:
        - { pan: bell, changed: [ { set: { bell.position: touch } } ] }
        - { tap: knob, do: [ { set: { knob.opacity: 0.5 } } ] }
      time: { duration: 2s }
      tape:
        \(tape.split(separator: "\n").joined(separator: "\n  "))
      """
    ).unansweredTouches().map { "\($0.position.line) \($0.sentence)" }
  }

  @Test(
    "A step of the tape that begins no event is told with the reason",
    arguments: [
      ("- touch: bell\n- drag: { by: [10, 0], duration: 0.2s }\n- release", []),
      ("- drag: { from: bell, by: [10, 0], duration: 0.2s }", []),
      ("- drag: { from: [30, 30], to: [50, 30], duration: 0.2s }\n- { at: 1s, tap: knob }", []),
      ("- { at: 0.5s, location: [12, 10], drag: { from: bell, by: [10, 0], duration: 0.2s } }", []),
      (
        "- touch: bell\n- drag: { by: [9.9, 0], duration: 0.2s }\n- release",
        [
          "13 no event begins here: the finger is on 'bell', and this is no pan; a pan begins when the finger has moved 10 pt"
        ]
      ),
      (
        "- tap: bell\n- tap: knob",
        [
          "13 no event begins here: the finger is on 'bell', and this is no pan; a pan begins when the finger has moved 10 pt"
        ]
      ),
      ("- press: back", ["13 no event begins here: the finger is on 'back', which has no press"]),
      ("- tap: [150, 150]", ["13 no event begins here: the finger is on no layer"]),
      ("- touch: list\n- drag: { by: [0, -20], duration: 0.2s }\n- release", []),
      (
        "- touch: knob\n- drag: { by: [0, 20], duration: 0.2s }\n- release",
        [
          "13 no event begins here: the finger is on 'knob', and this is no tap; a tap stays within 10 pt of where it begins"
        ]
      ),
      ("- { at: 3s, tap: knob }", ["13 no event begins here: the scene ends before the finger is lifted"]),
      // Each touch is answered for itself, also when one comes down as the other is lifted.
      ("- tap: knob\n- tap: knob\n- tap: back", ["15 no event begins here: the finger is on 'back', which has no tap"]),
    ] as [(String, [String])])
  func reasons(tape: String, told: [String]) throws {
    #expect(try unanswered(tape) == told)
  }
}
