import Springform

/// A button that swells when it is tapped: its edges are pushed outward and swing back.
struct JellyButton: Scene {
  struct Parameters: JellyParameters {
    @Parameter("the button's width in points", in: 20...300) var width = 100.0
    @Parameter("the button's height in points", in: 20...200) var height = 50.0
    @Parameter("how much speed is left after a bounce", in: 0...2) var elasticity = 0.0
    @Parameter("kilograms per 100 x 100 points", in: 0.01...1000) var density = 1.0
    @Parameter("damping ratio of the springs", in: 0...2) var damping = 0.1
    @Parameter("frequency of the springs in hertz", in: 0.5...30) var frequency = 3.0
    @Parameter("the push on each edge in newton seconds", in: 0...1) var push = 0.1
  }

  static let summary = "A jelly button whose edges are pushed outward by a tap"

  var parameters = Parameters()
  let size = Size(width: 320, height: 240)
  var duration: Double? { 2.5 }

  /// In kilograms per 100 x 100 points: corners and middle hardly move.
  private static let heavy = 1000.0

  func build(on stage: Stage) {
    let root = stage.rootLayer
    let jelly = Jelly(parameters, color: .systemOrange, in: root.bounds, of: root, on: stage)
    jelly.label("Tap me", font: Font(size: 17, weight: .semibold))
    jelly.layer.addGestureRecognizer(
      TapRecognizer { [weak jelly] _ in
        if let jelly { pushOutward(jelly) }
      })
    stage.tape.tap(jelly.layer, at: 0.5, location: jelly.items[4].position)
  }

  private func pushOutward(_ jelly: Jelly) {
    let middle = jelly.items[4].position
    for item in jelly.oddItems {
      let push = PushBehavior(items: [item], mode: .instantaneous)
      push.pushDirection = item.position - middle
      push.magnitude = parameters.push
      jelly.animator.addBehavior(push)
    }
    let weight = DynamicItemBehavior(items: jelly.evenItems)
    weight.density = Self.heavy
    jelly.animator.addBehavior(weight)
  }
}
