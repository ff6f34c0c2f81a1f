import ArgumentParser
import CHeap
import Springform
import SpringformStudio
import SpringformSceneFile

struct StudioCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "studio", abstract: "Opens scenes in the browser, to tune them while they play.",
    discussion: """
      Prints the address of a page and serves it until Ctrl-C. Only this machine can reach it, and only who knows the \
      address: there is a secret in it. Where the scenes are those of the Swift package in this directory, it is built again \
      whenever a source is saved, and the page goes on with what comes of it.
      """)

  @Argument(
    help: ArgumentHelp(
      "Scenes by name, scene files, folders with scene files, or a springform.yml; all compiled scenes by default.",
      valueName: "scene|dir|springform.yml"),
    completion: .custom { _, _, _ in Catalog.current.names })
  var names: [String] = []

  @Option(
    help: ArgumentHelp(
      "A GIF, APNG, WebP, video or directory of PNG frames that the scene shall come to look like: it is shown beside it, and what differs is told.",
      valueName: "file|dir"),
    completion: .file())
  var against: String?

  @Option(
    parsing: .unconditional, help: "Pictures per second; also of a directory that does not tell its pictures' times.")
  var fps = 50.0

  @Option(parsing: .unconditional, help: "The port; by default one that is free.") var port: UInt16 = 0

  func run() async throws {
    let range = PlaybackError.Setting.rate.range
    guard range.contains(fps) else { throw PlaybackError.setting(.rate, value: fps) }
    let services = SceneList.Services(
      program: RootCommand.programName, describe: { ErrorMessage($0).text ?? "\($0)" }, render: CommandRun.render,
      // A studio is left open for days. The heap keeps what is free for the next picture, however much there was once; to have
      // it go through all that while pictures are drawn would let them wait.
      giveBack: { malloc_trim(0) })
    var reference: Reference?
    if let against { reference = try await Reference.reading(against, rate: fps) }
    let scenes = SceneList(
      try StudioScenes(names).entries, settings: RenderSettings(rate: fps), services: services, reference: reference)
    let bulletin = Bulletin()
    let before = Succession.inherited()
    let server = try StudioServer(scenes, bulletin: bulletin, port: port, following: before)
    // Whoever has the address already has it still.
    if before == nil { try Console.writeResult(server.address + "\n") }
    try await withThrowingTaskGroup { group in
      group.addTask { try await server.run() }
      if var package = BuiltPackage() {
        group.addTask {
          try await package.watch(bulletin) { Succession.begin($0, at: server.place) }
        }
      }
      try await group.next()
      group.cancelAll()
    }
  }
}
