import ArgumentParser
import Springform
import SpringformNumerics

struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Makes a package for scenes of your own, or with --file a scene file.",
    discussion: """
      The package has a scene, a command line, a test and a CI workflow; it builds, renders and passes its test at once. It \
      depends on the checkout that this tool was built from, \
      or with --url and --version on a published one. \
      With --uikit or --swiftui it shows an iOS component from its own Swift source, which stays where it is and is linked to; its \
      first test records the baseline, and previews in SwiftUI are scenes. \
      With --file it is NAME.scene.yml that is made, a scene to change without a compiler, and beside it the schema from \
      which editors complete and check it. Nothing is ever overwritten; a directory of that name with nothing but .build in it \
      keeps that.
      """)

  @Argument(
    help: ArgumentHelp("The package's name; the directory of that name is made here. Or the file's.", valueName: "name")
  )
  var name: String

  @Flag(help: "Make a scene file instead of a package.") var file = false

  @Option(
    help: ArgumentHelp(
      "Show the component whose Swift source is in this folder.", valueName: "folder"), completion: .directory)
  var uikit: String?

  @Option(
    help: ArgumentHelp(
      "Show the SwiftUI view whose Swift source is in this folder, and its previews.", valueName: "folder"),
    completion: .directory)
  var swiftui: String?

  @Option(help: ArgumentHelp("Depend on the repository there instead.", valueName: "url")) var url: String?

  @Option(help: ArgumentHelp("The lowest version of it to use.", valueName: "x.y.z")) var version: String?

  @Flag(help: "Print what was made as JSON.") var json = false
  @Flag(help: "Print nothing but errors.") var quiet = false

  func run() async throws {
    if file { try makeFile() } else { try await makePackage() }
  }

  private func makeFile() throws {
    guard url == nil, version == nil, uikit == nil, swiftui == nil else {
      throw UsageError.conflict(
        "a scene file depends on nothing", hint: "leave out --url, --version, --uikit and --swiftui")
    }
    let file = try NewSceneFile(name)
    let made = try file.write()
    if json {
      try Console.writeResult(SpringformCommandLine.json(["files": made]) + "\n")
    } else if !quiet {
      Console.writeError("\(file.path): made. Now:\n  springform render \(shellQuoted(file.path)) --watch\n")
    }
  }

  private func makePackage() async throws {
    let dependency = try makeDependency()
    let package = NewPackage(
      name: try PackageName(name, dependency: dependency.package), dependency: dependency,
      component: try makeComponent())
    // What SwiftPM built this tool into with --scratch-path, so that the package finds it compiled.
    let directory = try OutputDirectory(path: name, keeping: ".build")
    for file in package.files { try directory.write(Array(file.text.utf8), to: file.path) }
    try await directory.fill { try await package.complete(in: $0) }
    try directory.commit()
    if json {
      try Console.writeResult(SpringformCommandLine.json(Summary(package)) + "\n")
    } else if !quiet {
      Console.writeError("\(name): made. Now:\n" + steps(package))
    }
  }

  private func makeComponent() throws -> ComponentFolder? {
    switch (uikit, swiftui) {
    case (nil, nil): return nil
    case (let folder?, nil): return try ComponentFolder(folder, for: .uiKit)
    case (nil, let folder?): return try ComponentFolder(folder, for: .swiftUI)
    default:
      throw UsageError.conflict(
        "--uikit and --swiftui exclude each other",
        hint: "give --swiftui for a component with both: what it has of UIKit is there, too")
    }
  }

  private func makeDependency() throws -> Dependency {
    guard (uikit ?? swiftui) == nil || (url == nil && version == nil) else {
      throw UsageError.conflict(
        "the modules for components are reached in a checkout only", hint: "leave out --url and --version")
    }
    return switch (url, version) {
    case (nil, nil): try .ownCheckout()
    case (let url?, let version?): try .release(checkedURL: url, version: version)
    default: throw UsageError.conflict("--url and --version belong together", hint: "give both, or none")
    }
  }

  private func steps(_ package: NewPackage) -> String {
    let scene = package.component == nil ? "bounce" : "demo"
    // Quiet, for a component's package leads SwiftPM to warn of flags that mean nothing here.
    let run = package.component == nil ? "swift run" : "swift run -q"
    let asked = package.hasPlaceholders ? "  say in Sources/\(name)/Demo.swift what stands for <#...#>\n" : ""
    let needs = package.needs
    let given =
      needs.isEmpty
      ? ""
      : "  give it \(needs.joined(conjunction: "and")) in Sources/\(name)/Demo.swift: it may show nothing without\n"
    return asked + given + """
        cd \(name)
        \(run) \(name) render \(scene) -o \(scene).gif
        swift test

      """
  }

  private struct Summary: Encodable {
    let name: String
    let module: String
    let dependency: String
    let files: [String]
    /// What the component has to be given before it shows anything; absent where nothing is known of that.
    let needs: [String]?

    init(_ package: NewPackage) {
      name = package.name.text
      module = package.name.module
      dependency = package.dependency.line
      files = package.files.map(\.path)
      needs = package.needs.isEmpty ? nil : package.needs
    }
  }
}
