import Springform

/// An alert that drops into the page, bounces, and falls out of it when the page is tapped.
struct JellyAlert: Scene {
  struct Parameters: JellyParameters {
    @Parameter("the alert's width in points", in: 20...300) var width = 150.0
    @Parameter("the alert's height in points", in: 20...300) var height = 100.0
    @Parameter("how much speed is left after a bounce", in: 0...2) var elasticity = 1.2
    @Parameter("kilograms per 100 x 100 points", in: 0.01...1000) var density = 2.0
    @Parameter("damping ratio of the springs", in: 0...2) var damping = 0.4
    @Parameter("frequency of the springs in hertz", in: 0.5...30) var frequency = 15.0
    @Parameter("gravity in units of 1000 points per square second", in: 0...10) var gravity = 3.0
    @Parameter("when the alert is dismissed, in seconds", in: 0.2...20) var dismissal = 2.4
  }

  static let summary = "An alert made of jelly drops in, bounces, and falls out of the page"

  var parameters = Parameters()
  let size = Size(width: 320, height: 568)
  var duration: Double? { parameters.dismissal + Self.departure + 0.4 }
  var hold: Double { 0.4 }

  /// In points: how far above its place the alert starts, and how far below the middle it is caught.
  private static let lift = 300.0
  private static let floor = 50.0
  /// How long after its dismissal the alert is taken away, in seconds.
  private static let departure = 0.8

  func build(on stage: Stage) {
    let root = stage.rootLayer
    root.addSublayer(TextPage(frame: root.bounds))
    let jelly = Jelly(parameters, color: .systemRed, in: root.bounds, of: root, on: stage)
    let alert = jelly.layer
    jelly.label("Hello!", font: Font(size: 22, weight: .bold))
    alert.backgroundColor = Color(white: 0.4, alpha: 0.3)
    jelly.move(jelly.items, by: Vector(dx: 0, dy: -Self.lift))

    let gravity = GravityBehavior(items: jelly.items)
    gravity.magnitude = parameters.gravity
    let collision = CollisionBehavior(items: jelly.items)
    let floor = alert.bounds.midY + Self.floor
    collision.addBoundary(
      withIdentifier: "floor", from: Point(x: 0, y: floor), to: Point(x: alert.bounds.maxX, y: floor))
    collision.onContactBegan = { [weak stage] contact in
      guard case .boundary = contact.other, let point = contact.point else { return }
      stage?.traceEvent("contact", point.x)
    }
    jelly.animator.addBehavior(gravity)
    jelly.animator.addBehavior(collision)

    alert.addGestureRecognizer(
      TapRecognizer { [weak stage, weak jelly] _ in
        collision.removeAllBoundaries()
        stage?.after(Self.departure) {
          jelly?.layer.removeFromSuperlayer()
          jelly?.animator.removeAllBehaviors()
        }
      })
    stage.tape.tap(alert, at: parameters.dismissal)
  }
}
