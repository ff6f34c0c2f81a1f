import Springform

/// Skype's action sheet: a panel whose upper edge sloshes, drawn through two helpers on springs of their own.
struct GooeyMenu: Scene {
  struct Parameters: SceneParameters {
    @Parameter("seconds of the panel's way up and down", in: 0.1...2) var panelDuration = 0.618
    @Parameter("damping ratio of the edge's sides", in: 0.05...1) var sideDamping = 0.5
    @Parameter("damping ratio of the edge's middle", in: 0.05...1) var centerDamping = 0.8
    @Parameter("the panel's colour") var color = Color.rgb(0, 175, 240)
    @Parameter("the menu's buttons, at most 5") var titles = [
      "Take Photo", "Choose Photo", "Record Video", "Send Contact",
    ]
    @Parameter("show the helpers and plot their difference") var inspector = false
  }

  static let summary = "Skype's action sheet: a panel with a gooey edge slides over a blurred screen"

  var parameters = Parameters()
  let screen = Size(width: 375, height: 667)
  var size: Size { Size(width: parameters.inspector ? 735 : screen.width, height: screen.height) }
  var duration: Double? { 4 }
  var background: Color { parameters.inspector ? Color(white: 0.93) : .rgb(253, 253, 255) }

  func build(on stage: Stage) {
    let bounds = Rect(origin: .zero, size: screen)
    let phone = Layer(frame: bounds, backgroundColor: .rgb(253, 253, 255))
    phone.masksToBounds = true
    stage.rootLayer.addSublayer(phone)

    let button = CameraButton(radius: 48)
    button.position = bounds.center
    phone.addSublayer(button)

    let menu = GooeyMenuLayer(frame: bounds)
    phone.addSublayer(menu)
    menu.prepare(parameters)
    if parameters.inspector { GooeyInspector(menu: menu, screen: bounds).install(on: stage) }

    stage.tape.tap(button, at: 0.5) { menu.open() }
    stage.tape.tap(menu.backdrop, at: 2.6, location: Point(x: screen.width / 2, y: 150)) { menu.close() }

    stage.trace("side.y") { menu.side.presentation.position.y }
    stage.trace("center.y") { menu.middle.presentation.position.y }
    stage.trace("diff") { menu.diff }
    stage.trace("panel.y") { menu.panel.presentation.frame.minY }
    stage.trace("backdrop.opacity") { menu.backdrop.presentation.opacity }
  }
}
