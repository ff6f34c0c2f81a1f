import Springform

/// Yalantis' menu: it hangs on a hinge in the bar's corner, falls like a blade, and bounces off the side of the screen.
struct GuillotineMenu: Scene {
  enum Orientation: String, CaseIterable, Decodable, Sendable { case portrait, landscape }

  /// Within these ranges the stop holds.
  struct Parameters: SceneParameters {
    @Parameter("how the phone is held") var orientation = Orientation.portrait
    @Parameter("how much speed the menu keeps when it bounces", in: 0...1) var elasticity = 0.6
    @Parameter("kilograms per 100 x 100 points of the menu", in: 0.5...20) var density = 1.5
    @Parameter("seconds of the title's fading; the menu is pushed harder when it is short", in: 0.3...2) var fall = 0.6
    @Parameter("when the menu is opened, in seconds", in: 0.2...20) var opening = 0.6
    @Parameter("when the menu is closed, in seconds", in: 0.2...40) var closing = 4.3
  }

  static let summary = "A menu that falls like a guillotine from the navigation bar and bounces"
  static let barHeight = 64.0
  static let barColor = Color.rgb(65, 62, 79)
  static let accentColor = Color.rgb(45, 205, 215)

  var parameters = Parameters()
  var size: Size {
    parameters.orientation == .portrait ? Size(width: 375, height: 667) : Size(width: 667, height: 375)
  }
  /// The menu is at rest 2.5 s after it was closed; the longer one of a phone that lies, after 3.4 s.
  var duration: Double? { parameters.closing + (parameters.orientation == .portrait ? 3.2 : 3.9) }
  var background: Color { .rgb(56, 55, 71) }

  func build(on stage: Stage) {
    let root = stage.rootLayer
    root.addSublayer(ActivityFeed(in: root.bounds))
    let container = Layer(frame: root.bounds)
    root.addSublayer(container)
    let button = MenuButton(center: Point(x: Self.barHeight / 2, y: Self.barHeight / 2))
    root.addSublayer(button)
    root.addSublayer(StatusBar(width: size.width, color: Color(white: 1, alpha: 0.55)))

    let guillotine = Guillotine(parameters, in: container, button: button, on: stage)
    button.addGestureRecognizer(TapRecognizer { [weak guillotine] _ in guillotine?.toggle() })
    stage.tape.finger.color = Self.accentColor.withAlpha(0.5)
    stage.tape.finger.ringColor = .clear
    stage.tape.finger.diameter = 48
    stage.tape.tap(button, at: parameters.opening)
    stage.tape.tap(button, at: parameters.closing)

    stage.trace("menu.angle", unit: "rad") { guillotine.shownAngle }
    stage.trace("button.angle", unit: "rad") { button.angle }
    stage.trace("title.opacity") { guillotine.menu.title.presentation.opacity }
  }
}

/// Three lines that turn with the menu.
final class MenuButton: ShapeLayer {
  /// In radians: 0 for standing lines, a quarter turn for lying ones.
  var angle = 0.0 { didSet { transform = AffineTransform(rotationAngle: angle) } }

  convenience init(center: Point) {
    self.init()
    frame = Rect(center: center, size: Size(width: 44, height: 44))
    for x in [-6.0, 0, 6] {
      path.move(to: bounds.center + Vector(dx: x, dy: -9))
      path.addLine(to: bounds.center + Vector(dx: x, dy: 9))
    }
    fillColor = .clear
    strokeColor = .white
    lineWidth = 2
    lineCap = .round
  }
}
