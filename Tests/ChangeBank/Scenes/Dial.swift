import SpringformDynamics
import SpringformGeometry
import SpringformMotion
import SpringformPipeline
import SpringformScene
import SpringformText

/// A scene that is written in Swift, whose author changes numbers in its body rather than parameters.
struct Dial: Scene {
  /// The numbers in the body.
  struct Numbers: Sendable {
    var dampingRatio = 0.5
    var duration = 0.9
    var response = 0.5
    var stiffness = 120.0
    var mass = 1.0
    var delay = 0.1
    var stagger = 0.08
    var keyframe = 60.0
    var curve = TimingCurve.easeOut
    var repeatCount = 2.0
    var end = 240.0
    var tapTime = 0.6
    var lineWidth = 6.0
    var cornerRadius = 12.0
    var cardX = 80.0
    var cardWidth = 100.0
    var cardColor = Color.rgb(52, 120, 246)
    var cardOpacity = 1.0
    var shadowRadius = 8.0
    var title = "Speed"
    var fontSize = 22.0
    var hasDot = true
    var gravity = 1.0
    var elasticity = 0.6
  }

  var numbers = Numbers()
  let size = Size(width: 320, height: 240)
  var duration: Double? { 2.6 }

  func build(on stage: Stage) {
    let root = stage.rootLayer
    let card = Layer(
      frame: Rect(x: numbers.cardX - 50, y: 30, width: numbers.cardWidth, height: 70),
      backgroundColor: numbers.cardColor)
    card.name = "card"
    card.cornerRadius = numbers.cornerRadius
    card.opacity = numbers.cardOpacity
    card.shadowOpacity = 0.5
    card.shadowRadius = numbers.shadowRadius
    root.addSublayer(card)
    let title = TextLayer(numbers.title, font: Font(size: numbers.fontSize, weight: .bold), textColor: .white)
    title.name = "title"
    title.position = card.bounds.center
    card.addSublayer(title)
    let ring = ShapeLayer(
      path: .circle(radius: 24), fillColor: .clear, strokeColor: .rgb(122, 77, 224), lineWidth: numbers.lineWidth)
    ring.name = "ring"
    ring.position = Point(x: 260, y: 60)
    root.addSublayer(ring)
    let knobs = (0..<4).map { index in
      let knob = ShapeLayer(path: .circle(radius: 10), fillColor: .rgb(34, 160, 107))
      knob.name = "knob\(index)"
      knob.position = Point(x: 40 + 36 * Double(index), y: 130)
      root.addSublayer(knob)
      return knob
    }
    let slider = ShapeLayer(path: .circle(radius: 14), fillColor: .rgb(229, 72, 77))
    slider.name = "slider"
    slider.position = Point(x: 40, y: 200)
    root.addSublayer(slider)
    if numbers.hasDot {
      let dot = ShapeLayer(path: .circle(radius: 12), fillColor: .rgb(245, 165, 36))
      dot.name = "dot"
      dot.position = Point(x: 290, y: 150)
      root.addSublayer(dot)
    }
    move(slider, knobs, ring, on: stage)
    drop(in: root, on: stage)
    stage.tape.tap(card, at: numbers.tapTime) {
      stage.animate(duration: numbers.duration, dampingRatio: numbers.dampingRatio) { card.position.x += 30 }
    }
  }

  private func move(_ slider: Layer, _ knobs: [Layer], _ ring: Layer, on stage: Stage) {
    stage.animate(duration: 1, delay: numbers.delay, curve: numbers.curve) { slider.position.x = numbers.end }
    for (index, knob) in knobs.enumerated() {
      let spring = Spring(response: numbers.response, dampingRatio: 0.6)
      stage.animate(spring: spring, delay: 0.3 + Double(index) * numbers.stagger) { knob.position.y = 165 }
    }
    stage.animate(spring: Spring(mass: numbers.mass, stiffness: numbers.stiffness, damping: 8), delay: 0.2) {
      ring.position.x = 220
    }
    var nod = KeyframeAnimation(\Layer.position.y, values: [60, numbers.keyframe + 30, 50, 60], duration: 0.9)
    nod.timing.repeatCount = numbers.repeatCount
    ring.add(nod)
  }

  private func drop(in root: Layer, on stage: Stage) {
    let ball = ShapeLayer(path: .circle(radius: 12), fillColor: .rgb(32, 99, 155))
    ball.bounds = Rect(x: -12, y: -12, width: 24, height: 24)
    ball.name = "ball"
    ball.position = Point(x: 290, y: 20)
    root.addSublayer(ball)
    let animator = stage.dynamicAnimator(referenceLayer: root)
    let gravity = GravityBehavior(items: [ball])
    gravity.magnitude = numbers.gravity
    let walls = CollisionBehavior(items: [ball])
    walls.translatesReferenceBoundsIntoBoundary = true
    let matter = DynamicItemBehavior(items: [ball])
    matter.elasticity = numbers.elasticity
    for behavior in [gravity, walls, matter] as [DynamicBehavior] { animator.addBehavior(behavior) }
  }
}
