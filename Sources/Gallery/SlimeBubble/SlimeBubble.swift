import Springform

/// QQ's unread badge: a sticky bubble that stretches, tears and bursts.
struct SlimeBubble: Scene {
  struct Parameters: SceneParameters {
    @Parameter("the stage's width in points", in: 200...1000) var width = 350.0
    @Parameter("the stage's height in points", in: 200...1000) var height = 396.0
    @Parameter("points at which the slime tears", in: 60...260) var reach = 180.0
    @Parameter("cells along each side of the burst", in: 1...40) var cells = 8
    @Parameter("a number on the badge") var count: Int? = nil
    @Parameter("the slime's colour") var color = Color.rgb(234, 175, 47)
  }

  static let summary = "QQ's unread badge: slime that stretches, springs back, tears and bursts"

  var parameters = Parameters()
  var size: Size { Size(width: parameters.width, height: parameters.height) }
  var duration: Double? { 7.8 }

  func build(on stage: Stage) {
    let slime = SlimeLayer(frame: Rect(origin: .zero, size: size))
    stage.rootLayer.addSublayer(slime)
    slime.prepare(parameters)
    let home = slime.bounds.center
    // Stretches are given as shares of the distance at which the slime tears.
    let right = home + Vector(angle: -0.9) * (0.55 * parameters.reach)
    let left = home + Vector(angle: -2.05)

    stage.tape.touch(slime.head, at: 0.4) { $0.drag(to: right, duration: 0.5) }
    stage.tape.touch(slime.head, at: 1.8) {
      $0.drag(to: home + (left - home) * (0.84 * parameters.reach), duration: 1.1)
      $0.hold(for: 0.15)
      $0.drag(to: home + (left - home) * 12, duration: 0.8)
    }
    stage.tape.touch(slime.head, at: 4.4) {
      $0.drag(to: home + (left - home) * (1.08 * parameters.reach), duration: 0.7)
      $0.hold(for: 0.7)
    }

    stage.trace("head.x") { slime.head.presentation.position.x }
    stage.trace("head.y") { slime.head.presentation.position.y }
    stage.trace("distance") { slime.distance }
    stage.trace("trail.scale") { slime.trail.presentation.transform.a }
    stage.trace("broken") { slime.isBroken }
  }
}
