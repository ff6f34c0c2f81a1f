import SpringformBitmap
import SpringformGeometry
import SpringformPipeline
import SpringformScene
import SpringformVerification

@testable import SpringformReports

/// A ball that rolls, with a look and a background picture of its own.
struct Ball: Scene {
  struct Parameters: SceneParameters {
    enum Appearance: String, Decodable, CaseIterable, Sendable { case light, dark }

    var appearance = Appearance.light
    @Parameter("how far it rolls, in points", in: 0...100) var way = 30.0
  }

  /// A file that decides what the ball looks like.
  var colorFile: String?

  var parameters = Parameters()
  let size = Size(width: 60, height: 30)
  var duration: Double? { 0.8 }
  var background: Color { parameters.appearance == .dark ? .black : .white }

  func build(on stage: Stage) throws {
    let color = try colorFile.map { try InputFile.bytes(of: $0) }
    let ball = ShapeLayer(path: .circle(radius: 8), fillColor: color == nil ? .systemRed : .systemBlue)
    ball.position = Point(x: 12, y: 15)
    stage.rootLayer.addSublayer(ball)
    stage.at(0.1) { stage.animate(duration: 0.5) { ball.position.x = 12 + parameters.way } }
    stage.trace("ball.x") { ball.presentation.position.x }
  }

  /// The scene as a gallery's entry.
  static func preview(
    name: String = "ball", way: Double = 30, summary: String = "A ball rolls", look: PreviewScene.Appearance? = nil,
    colorFile: String? = nil,
    _ change: (inout Subject) -> Void = { _ in }
  ) -> PreviewScene {
    var scene = Ball()
    scene.parameters.way = way
    scene.colorFile = colorFile
    if look == .dark { scene.parameters.appearance = .dark }
    var settings = RenderSettings()
    settings.rate = 25
    var subject = Subject(
      name: name, sceneName: "ball", parameters: [ParameterSetting(name: "way", value: "\(way)")], scene: scene,
      settings: settings)
    change(&subject)
    return PreviewScene(
      subject: subject, summary: summary, parameters: Parameters.descriptions, look: look)
  }
}
