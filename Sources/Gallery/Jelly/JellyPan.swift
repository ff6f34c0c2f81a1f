import Springform

/// A jelly dragged about: it lags, overshoots and wobbles out.
struct JellyPan: Scene {
  struct Parameters: JellyParameters {
    @Parameter("the jelly's width in points", in: 20...300) var width = 150.0
    @Parameter("the jelly's height in points", in: 20...300) var height = 150.0
    @Parameter("how much speed is left after a bounce", in: 0...2) var elasticity = 0.0
    @Parameter("kilograms per 100 x 100 points", in: 0.01...1000) var density = 1.0
    @Parameter("damping ratio of the springs", in: 0...2) var damping = 0.3
    @Parameter("frequency of the springs in hertz", in: 0.5...30) var frequency = 5.0
  }

  static let summary = "A jelly made of nine items on springs is dragged about"
  static let color = Color.rgb(178, 31, 26)

  var parameters = Parameters()
  let size = Size(width: 320, height: 568)
  var duration: Double? { 4 }
  var hold: Double { 0.6 }

  func build(on stage: Stage) {
    let jelly = Jelly(
      parameters, color: Self.color, in: stage.rootLayer.bounds, of: stage.rootLayer, on: stage)
    Self.drag(jelly, on: stage)
  }

  /// Right, a stop, down to the left, and off.
  static func drag(_ jelly: Jelly, on stage: Stage) {
    jelly.followDrags()
    stage.tape.touch(jelly.layer, at: 0.5) { finger in
      finger.drag(by: Vector(dx: 85, dy: -10), duration: 0.18, curve: .linear)
      finger.hold(for: 0.8)
      finger.drag(by: Vector(dx: -150, dy: 150), duration: 0.22, curve: .linear)
    }
  }
}
