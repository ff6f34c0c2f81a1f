import ArgumentParser
import Springform
import SpringformStudio

struct StudioCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "studio", abstract: "Opens scenes in the browser, to tune them while they play.",
    discussion: """
      Prints the address of a page and serves it until Ctrl-C. Only this machine can reach it, and only who knows the \
      address: there is a secret in it.
      """)

  @Argument(
    help: ArgumentHelp(
      "Scenes by name, scene files, folders with scene files, or a springform.yml; all compiled scenes by default.",
      valueName: "scene|dir|springform.yml"),
    completion: .custom { _, _, _ in Catalog.current.names })
  var names: [String] = []

  @Option(parsing: .unconditional, help: "Pictures per second.") var fps = 50.0

  @Option(parsing: .unconditional, help: "The port; by default one that is free.") var port: UInt16 = 0

  func run() async throws {
    let range = PlaybackError.Setting.rate.range
    guard range.contains(fps) else { throw PlaybackError.setting(.rate, value: fps) }
    let scenes = SceneList(try StudioScenes(names).entries, settings: RenderSettings(rate: fps)) {
      ErrorMessage($0).text ?? "\($0)"
    }
    let server = try StudioServer(scenes, port: port)
    try Console.writeResult(server.address + "\n")
    try await server.run()
  }
}
