import SpringformGeometry
import SpringformMotion
import SpringformScene
import Testing

/// Fingers aimed at what is there when they come down, by its name, its text or its type.
@Suite struct NamedTouchTests {
  private final class Knob: Layer {}

  /// Where the fingers of a script come down on a stage with a named layer, two texts, a hidden one and a type of its own.
  private func contacts(_ plan: (Tape) -> Void) -> (points: [Point], error: StageError?) {
    let stage = Stage(size: Size(width: 200, height: 100))
    func put(_ layer: Layer, _ x: Double, _ y: Double) {
      (layer.bounds, layer.position) = (Rect(x: 0, y: 0, width: 10, height: 10), Point(x: x, y: y))
      stage.rootLayer.addSublayer(layer)
    }
    func text(_ string: String) -> TextLayer {
      let layer = TextLayer()
      layer.string = string
      return layer
    }
    let (named, hidden) = (Layer(), text("Save"))
    (named.name, hidden.isHidden) = ("Delete", true)
    put(hidden, 5, 5)
    put(named, 20, 20)
    put(text("Save"), 40, 20)
    put(text("Delete"), 60, 20)
    put(text("Save"), 80, 20)
    put(Knob(), 100, 20)
    let late = text("Done")
    stage.at(0.5) { put(late, 120, 20) }
    plan(stage.tape)
    var points: [Point] = []
    stage.tape.follow { touch, phase in if phase == .began { points.append(touch.location) } }
    let clock = Clock(rate: 10)
    for index in 0...10 { stage.advance(to: clock.tick(index)) }
    return (points, stage.error)
  }

  @Test(arguments: [
    ("Delete", 0, 20.0),  // the name goes before the text
    ("Save", 0, 40), ("Save", 1, 80),  // what is hidden does not count
    ("Knob", 0, 100),
    ("Done", 0, 120),  // what comes later
  ]) func findsWhatIsThere(name: String, index: Int, x: Double) {
    let found = contacts { $0.tap(name, index: index, at: 0.75) }
    #expect(found.points == [Point(x: x, y: 20)] && found.error == nil)
  }

  @Test(arguments: [
    (
      "Cancel", 0,
      "the finger that comes down at 0.65 s is meant for 'Cancel', and nothing then has that name, text or type; "
    ),
    (
      "Save", 2,
      "the finger that comes down at 0.65 s is meant for 'Save', and fewer than 3 things then have that name, text or type; "
    ),
  ]) func saysWhatIsThereInstead(name: String, index: Int, beginning: String) {
    let error = contacts { $0.tap(name, index: index, at: 0.75) }.error
    #expect(error == .failed(beginning + "there is 'Delete', 'Save', 'Done'"))
  }

  @Test func refusesNegativeIndices() {
    let found = contacts { $0.tap("Save", index: -1, at: 0.75) }
    #expect(
      found.error
        == .failed(
          "the finger that comes down at 0.65 s is meant for 'Save', with the index -1; the first of several has the index 0"
        ))
    #expect(found.points.isEmpty)
  }

  @Test func isNotSeenBeforeWhatItIsMeantForIsThere() {
    let stage = Stage(size: Size(width: 200, height: 100))
    let late = Layer(frame: Rect(x: 100, y: 50, width: 20, height: 20))
    late.name = "late"
    stage.at(0.55) { stage.rootLayer.addSublayer(late) }
    stage.tape.tap("late", at: 0.75)
    /// How much is drawn, with and without the finger that comes near from 0.4 s on.
    func commands() -> (all: Int, withoutTouches: Int) {
      func count(_ showsTouches: Bool) -> Int {
        stage.displayList(background: .white, showsTouches: showsTouches).commands.count
      }
      return (count(true), count(false))
    }
    let clock = Clock(rate: 20)
    for index in 0...10 { stage.advance(to: clock.tick(index)) }
    #expect(commands().all == commands().withoutTouches)
    for index in 11...12 { stage.advance(to: clock.tick(index)) }
    #expect(commands().all > commands().withoutTouches)
  }
}
