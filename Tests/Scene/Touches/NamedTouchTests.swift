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
      "the finger that comes down at 0.65 s is meant for 'Cancel', and nothing then has that name or text; "
    ),
    (
      "Save", 2,
      "the finger that comes down at 0.65 s is meant for 'Save', and fewer than 3 things then have that name or text; "
    ),
  ]) func saysWhatIsThereInstead(name: String, index: Int, beginning: String) {
    let error = contacts { $0.tap(name, index: index, at: 0.75) }.error
    #expect(error == .failed(beginning + "there is 'Delete', 'Save', 'Done'"))
  }
}
