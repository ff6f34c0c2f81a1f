import SpringformGeometry
import SpringformPipeline
import SpringformScene
import SpringformText
import SpringformVerification

/// A square that moves to the right in half a second.
struct Slide: Scene {
  struct Parameters: SceneParameters {
    var distance = 20.0
    var label = ""
    var tracedOffset = 0.0
  }

  static let name = "slide"
  var parameters = Parameters()
  let size = Size(width: 40, height: 30)
  let duration: Double? = 0.5

  func build(on stage: Stage) throws {
    let square = Layer(frame: Rect(x: 2, y: 10, width: 10, height: 10))
    square.backgroundColor = .systemRed
    stage.rootLayer.addSublayer(square)
    if !parameters.label.isEmpty {
      let text = TextLayer(parameters.label, font: Font(size: 8))
      text.position = Point(x: 20, y: 5)
      stage.rootLayer.addSublayer(text)
    }
    stage.at(0) { stage.animate(duration: 0.4) { square.position.x += parameters.distance } }
    stage.trace("square.x") { square.presentation.position.x + parameters.tracedOffset }
  }
}

/// A square with a shadow that a tap sends to the right by a spring; what it does not draw counts refreshes.
struct Tapped: Scene {
  static let name = "tapped"
  let size = Size(width: 60, height: 40)
  let duration: Double? = 0.8

  func build(on stage: Stage) {
    let square = Layer(frame: Rect(x: 4, y: 10, width: 16, height: 16))
    square.backgroundColor = .systemRed
    square.shadowOpacity = 0.5
    square.position.y += Double(stage.random.next() % 5)
    stage.rootLayer.addSublayer(square)
    let late = Layer(frame: Rect(x: 40, y: 0, width: 4, height: 4))
    stage.displayLink { _ in late.opacity = stage.time > 0.27 ? 1 : 0.5 }
    stage.at(0.5) { stage.rootLayer.addSublayer(late) }
    stage.tape.tap(square, at: 0.1) { stage.animate(duration: 0.5, dampingRatio: 0.6) { square.position.x = 40 } }
  }
}

/// Draws another colour each time it is built.
struct Unsteady: Scene {
  static let name = "unsteady"
  let size = Size(width: 8, height: 8)
  let duration: Double? = 0.1

  func build(on stage: Stage) {
    let square = Layer(frame: Rect(x: 0, y: 0, width: 8, height: 8))
    Unsteady.count.increase()
    square.backgroundColor = Color(red: Double(Unsteady.count.value % 200) / 200, green: 0, blue: 0)
    stage.rootLayer.addSublayer(square)
  }

  private static let count = Counter()
}

/// Cannot be built.
struct Broken: Scene {
  struct Failure: Error {}
  static let name = "broken"
  let size = Size(width: 8, height: 8)

  func build(on stage: Stage) throws { throw Failure() }
}

/// A subject that is drawn quickly: 10 pictures a second.
func subject(
  _ scene: any Scene = Slide(), named name: String? = nil, set change: (inout Subject) -> Void = { _ in }
) -> Subject {
  var settings = RenderSettings()
  settings.rate = 10
  var subject = Subject(name: name, sceneName: type(of: scene).name, scene: scene, settings: settings)
  change(&subject)
  return subject
}

/// The slide with some of its parameters changed.
func slide(_ change: (inout Slide.Parameters) -> Void) -> Slide {
  var scene = Slide()
  change(&scene.parameters)
  return scene
}
