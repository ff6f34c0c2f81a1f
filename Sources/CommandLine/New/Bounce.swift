import Springform

/// A ball that springs across when it is tapped.
struct Bounce: Scene {
  struct Parameters: SceneParameters {
    @Parameter("how soon the ball calms down", in: 0.1...1) var damping = 0.5
    var color = Color.systemRed
  }

  static let summary = "A ball springs across when it is tapped"
  var parameters = Parameters()
  let size = Size(width: 320, height: 120)
  let hold = 0.5

  func build(on stage: Stage) {
    let ball = ShapeLayer(path: .circle(radius: 20), fillColor: parameters.color)
    ball.position = Point(x: 60, y: 60)
    stage.rootLayer.addSublayer(ball)
    stage.tape.tap(ball, at: 0.4) {
      stage.animate(duration: 1, dampingRatio: parameters.damping) { ball.position.x = 250 }
    }
    stage.trace("ball.x") { ball.presentation.position.x }
  }
}
