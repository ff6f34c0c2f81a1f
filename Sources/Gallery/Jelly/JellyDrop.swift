import Springform

/// A jelly in a box: it falls, is thrown, and bounces off the walls.
struct JellyDrop: Scene {
  /// A jelly that is very soft for its weight collapses, and may be squeezed through the walls.
  struct Parameters: JellyParameters {
    @Parameter("the jelly's width in points", in: 40...120) var width = 100.0
    @Parameter("the jelly's height in points", in: 40...120) var height = 100.0
    @Parameter("how much speed is left after a bounce", in: 0...1.2) var elasticity = 1.0
    @Parameter("kilograms per 100 x 100 points", in: 0.1...10) var density = 5.0
    @Parameter("damping ratio of the springs", in: 0.1...1) var damping = 0.3
    @Parameter("frequency of the springs in hertz", in: 3...20) var frequency = 8.0
    @Parameter("gravity in units of 1000 points per square second", in: 0...4) var gravity = 2.0
  }

  static let summary = "A jelly falls into a box and is thrown about"

  var parameters = Parameters()
  let size = Size(width: 320, height: 350)
  var duration: Double? { 5 }
  var hold: Double { 0.6 }
  var background: Color { .systemGreen }

  func build(on stage: Stage) {
    let root = stage.rootLayer
    let jelly = Jelly(parameters, color: .systemRed, in: root.bounds, of: root, on: stage)
    let walls = CollisionBehavior(items: jelly.items)
    walls.translatesReferenceBoundsIntoBoundary = true
    jelly.animator.addBehavior(walls)
    let gravity = GravityBehavior(items: jelly.items)
    gravity.magnitude = parameters.gravity
    jelly.animator.addBehavior(gravity)

    let throwing = DynamicItemBehavior(items: jelly.items)
    jelly.animator.addBehavior(throwing)
    jelly.followDrags { speed in
      for item in throwing.items {
        throwing.addLinearVelocity(speed - throwing.linearVelocity(for: item), for: item)
      }
    }
    stage.tape.touch(jelly.items[4], at: 1.9) { finger in
      finger.drag(by: Vector(dx: 60, dy: -130), duration: 0.3, curve: .easeIn)
    }
  }
}
