import SpringformGeometry
import SpringformMotion
import SpringformPipeline
import SpringformScene
import SpringformSceneFile
import Testing

@testable import SpringformStudio

@Suite struct SpringUseTests {
  private func uses(_ text: String, _ values: [String: String] = [:]) throws -> [SpringUse] {
    let scene = try SceneFile(Array(text.utf8), path: "springs.scene.yml")
    return try SpringUse.find(among: scene.parameterDescriptions, values: values) { values in
      let playable = try scene.setting(values.map { (name: $0.key, text: $0.value) })
      return try Playback(playable, settings: RenderSettings()).startedSprings()
    }
  }

  private static let scene = """
    scene: 1
    canvas: { size: [100, 100] }
    params: { one: { value: 0.3, min: 0.1, max: 1 }, two: { value: 0.3, min: 0, max: 0.3 }, three: 2, four: 150, five: 0 }
    layers: [ { id: ball, circle: 9, position: [10, 10] } ]
    events:
      - start:
          - animate: { duration: one, spring: { damping: two, velocity: five }, to: { ball.position: [50, 50] } }
          - animate: { duration: =2 * one, spring: { bounce: 0.2 }, to: { ball.opacity: 0.5 } }
          - animate: { spring: { stiffness: four, damping: 9 }, to: { ball.scale: three } }
          - animate: { spring: { stiffness: four, damping: 9 }, to: { ball.rotation: three } }
    """

  /// Two parameters have the same value, and one has no room for more; they are told apart all the same. What is computed from a
  /// parameter, and what is animated to one, is none of the spring's.
  @Test func areFoundByTheNumbersThatParametersAre() throws {
    let uses = try uses(Self.scene)
    #expect(
      uses.map(\.parameters) == [
        ["duration": "one", "dampingRatio": "two", "initialVelocity": "five"], ["stiffness": "four"],
      ])
    #expect(uses[0].setting.numbers == ["duration": 0.3, "dampingRatio": 0.3, "initialVelocity": 0])
    #expect(uses[1].setting.numbers == ["mass": 1, "stiffness": 150, "damping": 9, "initialVelocity": 0])
    #expect(uses.map(\.targets) == [["ball position"], ["ball transform"]])
  }

  /// Layers that nobody has named, on one spring.
  private struct Unnamed: Playable {
    let length: Double
    let size = Size(width: 100, height: 100)
    let duration: Double? = 0.1

    func build(on stage: Stage) {
      let (shape, button, text) = (ShapeLayer(), Layer(), TextLayer())
      shape.position = Point(x: 10, y: 20)
      text.string = "Buy now"
      button.addSublayer(text)
      for layer in [shape, button] { stage.rootLayer.addSublayer(layer) }
      stage.at(0) {
        stage.animate(duration: length, dampingRatio: 0.5) { for layer in [shape, button] { layer.opacity = 0.5 } }
      }
    }
  }

  /// A layer without a name is called by what it shows, or by its kind and place.
  @Test func moveLayersThatCanBeTold() throws {
    let length = ParameterDescription(
      name: "length", kind: "number", defaultText: "0.3", choices: [], range: nil, help: "")
    let uses = try SpringUse.find(among: [length], values: [:]) { values in
      let length = values["length"].flatMap { Double($0) } ?? 0
      return try Playback(Unnamed(length: length), settings: RenderSettings()).startedSprings()
    }
    #expect(uses.map(\.targets) == [["opacity of the shape at (10, 20)", "opacity of the layer with “Buy now”"]])
  }

  @Test func haveTheNumbersThatAreSet() throws {
    let uses = try uses(Self.scene, ["one": "0.8", "four": "90"])
    #expect(uses.map { $0.setting.numbers["duration"] } == [0.8, nil])
    #expect(uses[1].setting.numbers["stiffness"] == 90)
  }

  /// Attachments with the same numbers are one spring; a stiff one is none.
  @Test func areThoseOfAttachments() throws {
    let uses = try uses(
      """
      scene: 1
      canvas: { size: [100, 100] }
      time: { duration: 0.5s }
      params: { often: { value: 8Hz, min: 0.5, max: 30 }, damped: { value: 0.2, min: 0, max: 1 } }
      physics:
        bodies: [ { id: ball, box: [9, 9], position: [10, 10] } ]
        attachments:
          - { item: ball, to: [50, 50], frequency: often, damping: damped }
          - { item: ball, to: [50, 10], frequency: often, damping: damped }
          - { item: ball, to: [10, 50], damping: damped }
      """, ["damped": "0.3"])
    #expect(uses.map(\.parameters) == [["frequency": "often", "damping": "damped"]])
    let setting = try #require(uses.first).setting
    #expect(setting.form == .attachment && setting.numbers == ["frequency": 8, "damping": 0.3])
    #expect(abs(setting.spring.response - 0.125) < 1e-12 && abs(setting.spring.dampingRatio - 0.3) < 1e-12)
    #expect(setting.pulled(length: 0.25, bounce: 0.5).numbers == ["frequency": 4, "damping": 0.5])
    #expect(
      FrameworkWords(attachment: setting).phrases == [
        .init(framework: "UIKit", text: "attachment.frequency = 8\nattachment.damping = 0.3")
      ])
    #expect(uses[0].targets.isEmpty)
  }

  @Test func areNoneWithoutParameters() throws {
    #expect(try uses("scene: 1\ncanvas: { size: [10, 10] }\ntime: { duration: 0.1s }\n").isEmpty)
  }
}
