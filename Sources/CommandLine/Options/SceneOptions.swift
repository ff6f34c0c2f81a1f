import ArgumentParser
import Springform

/// Which scene, and with which parameters.
struct SceneOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The scene's name, as in 'list'.", valueName: "scene"),
    completion: .custom { _, _, _ in Catalog.current.names })
  var name: String

  @Option(
    name: .long, parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Set a parameter of the scene; may be repeated.", valueName: "name=value"))
  var set: [String] = []

  @Option(name: .long, parsing: .unconditional, help: "The seed of the scene's random numbers.")
  var seed: UInt64 = 0

  func makeScene() throws -> any Scene { try make(Catalog.current.scene(named: name)) }

  private func make<S: Scene>(_ type: S.Type) throws -> any Scene {
    var scene = type.init()
    if !set.isEmpty {
      scene.parameters = try S.Parameters.reading(set.map { try Self.split($0) })
    }
    return scene
  }

  private static func split(_ setting: String) throws -> (name: String, text: String) {
    // By scalars: a combining mark after the sign would make it part of another character.
    let scalars = setting.unicodeScalars
    guard let sign = scalars.firstIndex(of: "="), sign != scalars.startIndex else {
      throw UsageError.value(option: "--set", value: setting, expected: "written as name=value")
    }
    return (String(scalars[..<sign]), String(scalars[scalars.index(after: sign)...]))
  }
}
