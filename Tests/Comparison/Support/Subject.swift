import Springform
import SpringformComparison

/// The animation that the pairs are variants of: a ball on a spring, a ring and a half transparent box, which move, too.
struct Subject: Scene {
  /// What a variant does differently.
  struct Variant: Sendable {
    /// Seconds.
    var delay = 0.0
    var stiffness = 120.0
    var damping = 8.0
    /// How far the ball goes, in points.
    var distance = 150.0
    /// What only the ball does: seconds later, and another damping.
    var ballDelay = 0.0
    var ballDamping: Double?
    /// Seconds of a way along a curve that the ball goes instead of on its spring.
    var curveDuration: Double?
    var curve = TimingCurve.easeInEaseOut
    /// How much of the stage a veil covers, which is half transparent.
    var veil = 0.0
    var ballColor = Color(red: 52 / 255, green: 120 / 255, blue: 246 / 255)
    var lineWidth = 2.0
    /// How far everything stands to the right and down, in points.
    var shift = Vector(dx: 0, dy: 0)
    var opacity = 0.5
    /// How far each coordinate may be off, in points.
    var noise = 0.0
    /// Whether the ball is there.
    var hidesBall = false
  }

  var variant = Variant()
  var size: Size { Size(width: 320, height: 200) }
  var duration: Double? { 1.78 }

  init() {}

  init(_ change: (inout Variant) -> Void) { change(&variant) }

  func build(on stage: Stage) {
    let ring = ShapeLayer(
      path: .circle(radius: 24), fillColor: .clear, strokeColor: .black, lineWidth: variant.lineWidth)
    let box = Layer(frame: Rect(x: 120, y: 130, width: 60, height: 40), backgroundColor: .systemGreen)
    let ball = ShapeLayer(path: .circle(radius: 20), fillColor: variant.ballColor)
    ball.isHidden = variant.hidesBall
    box.opacity = variant.opacity
    ring.position = Point(x: 160, y: 50)
    ball.position = Point(x: 60, y: 100)
    var sign = 1.0
    for layer in [ring, box, ball] {
      layer.position += variant.shift
      layer.position.x += variant.noise * sign
      layer.position.y -= variant.noise * sign
      sign *= -0.7
      stage.rootLayer.addSublayer(layer)
    }
    let veil = Layer(frame: Rect(x: 0, y: 0, width: variant.veil * 320, height: 200), backgroundColor: .black)
    veil.opacity = 0.5
    stage.rootLayer.addSublayer(veil)
    let spring = Spring(stiffness: variant.stiffness, damping: variant.damping)
    stage.at(0.2 + variant.delay) {
      stage.animate(spring: spring) {
        ring.position.x -= 60
        box.position.x += 30
      }
    }
    stage.at(0.2 + variant.delay + variant.ballDelay) {
      if let duration = variant.curveDuration {
        stage.animate(duration: duration, curve: variant.curve) { ball.position.x += variant.distance }
      } else {
        let spring = Spring(stiffness: variant.stiffness, damping: variant.ballDamping ?? variant.damping)
        stage.animate(spring: spring) { ball.position.x += variant.distance }
      }
    }
  }
}

/// An animation in memory whose pictures can be exchanged.
struct Film {
  var pictures: [Bitmap]
  var plays: Int?

  /// Renders a scene at 50 frames a second.
  init(_ scene: some Scene, speed: Double = 1, scale: Double = 1) async throws {
    let sink = PictureSink()
    var settings = RenderSettings()
    settings.speed = speed
    settings.scale = scale
    try await Playback(scene, settings: settings).render(into: sink)
    pictures = sink.pictures
  }

  func compared(
    with actual: Film, tolerance: AnimationTolerance = AnimationTolerance()
  ) throws -> AnimationComparison {
    try AnimationComparison(
      expected: PictureSequence(pictures, plays: plays),
      actual: PictureSequence(actual.pictures, plays: actual.plays), tolerance: tolerance)
  }
}

private final class PictureSink: FrameSink {
  var pictures: [Bitmap] = []
  func write(_ frame: Frame) { pictures.append(frame.bitmap) }
  func finish() {}
}
