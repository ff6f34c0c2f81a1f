import Springform

/// Skype's action sheet: a panel whose upper edge sloshes, drawn through two helpers on springs of their own.
struct GooeyMenu: Scene {
  struct Parameters: SceneParameters {
    @Parameter("the screen's width in points", in: 200...1000) var width = 375.0
    @Parameter("the screen's height in points", in: 400...1500) var height = 667.0
    @Parameter("seconds until the button is tapped", in: 0.2...10) var openTime = 0.5
    @Parameter("seconds until the backdrop is tapped", in: 0.5...20) var closeTime = 2.6
    @Parameter("seconds of the panel's way up and down", in: 0.1...2) var panelDuration = 0.618
    @Parameter("room above the panel's edge in which it swings, in points", in: 0...200) var blank = 80.0
    @Parameter("seconds of the sides' opening spring", in: 0.1...10) var sideDuration = 1.0
    @Parameter("damping ratio of the sides' opening spring", in: 0.05...1) var sideDamping = 0.5
    @Parameter("initial velocity of the sides' opening spring", in: -20...20) var sideVelocity = 0.9
    @Parameter("seconds of the middle's opening spring", in: 0.1...10) var centerDuration = 1.0
    @Parameter("damping ratio of the middle's opening spring", in: 0.05...1) var centerDamping = 0.8
    @Parameter("initial velocity of the middle's opening spring", in: -20...20) var centerVelocity = 2.0
    @Parameter("the panel's colour") var color = Color.rgb(0, 175, 240)
    @Parameter("the menu's buttons, at most 7") var titles = [
      "Take Photo", "Choose Photo", "Record Video", "Send Contact",
    ]
    @Parameter("show the helpers and plot their difference") var inspector = false
  }

  static let summary = "Skype's action sheet: a panel with a gooey edge slides over a blurred screen"

  var parameters = Parameters()
  private var screen: Size { Size(width: parameters.width, height: parameters.height) }
  var size: Size { Size(width: screen.width + (parameters.inspector ? 360 : 0), height: screen.height) }
  var duration: Double? { parameters.closeTime + 1.4 }
  var background: Color { parameters.inspector ? Color(white: 0.93) : .rgb(253, 253, 255) }

  func build(on stage: Stage) throws {
    guard parameters.titles.count <= 7 else {
      throw ParameterError.malformed(
        name: "titles", text: parameters.titles.joined(separator: ","), expected: "at most 7 titles")
    }
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

    stage.tape.tap(button, at: parameters.openTime) { menu.open() }
    stage.tape.tap(menu.backdrop, at: parameters.closeTime, location: Point(x: screen.width / 2, y: 150)) {
      menu.close()
    }

    stage.trace("side.y") { menu.side.presentation.position.y }
    stage.trace("center.y") { menu.middle.presentation.position.y }
    stage.trace("diff", unit: "points") { menu.diff }
    stage.trace("panel.y") { menu.panel.presentation.frame.minY }
    stage.trace("backdrop.opacity") { menu.backdrop.presentation.opacity }
  }
}
