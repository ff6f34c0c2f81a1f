import ArgumentParser
import Springform

struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Makes a package for scenes of your own: a scene, a command line, a test, a CI workflow.",
    discussion: """
      The package builds, renders and passes its test at once. It depends on the checkout that this tool was built from, \
      or with --url and --version on a published one. Nothing is ever overwritten.
      """)

  @Argument(help: ArgumentHelp("The package's name; the directory of that name is made here.", valueName: "name"))
  var name: String

  @Option(help: ArgumentHelp("Depend on the repository there instead.", valueName: "url")) var url: String?

  @Option(help: ArgumentHelp("The lowest version of it to use.", valueName: "x.y.z")) var version: String?

  @Flag(help: "Print what was made as JSON.") var json = false
  @Flag(help: "Print nothing but errors.") var quiet = false

  func run() async throws {
    let dependency = try makeDependency()
    let package = NewPackage(name: try PackageName(name, dependency: dependency.package), dependency: dependency)
    let directory = try OutputDirectory(path: name)
    for file in package.files { try directory.write(Array(file.text.utf8), to: file.path) }
    try await directory.fill { try await package.record(in: $0) }
    try directory.commit()
    if json {
      try Console.writeResult(SpringformCommandLine.json(Summary(package)) + "\n")
    } else if !quiet {
      Console.writeError("\(name): made. Now:\n" + Self.steps(name))
    }
  }

  private func makeDependency() throws -> Dependency {
    switch (url, version) {
    case (nil, nil): try .ownCheckout()
    case (let url?, let version?): try .release(checkedURL: url, version: version)
    default: throw UsageError.conflict("--url and --version belong together", hint: "give both, or none")
    }
  }

  private static func steps(_ name: String) -> String {
    """
      cd \(name)
      swift run \(name) render bounce -o bounce.gif
      swift test

    """
  }

  private struct Summary: Encodable {
    let name: String
    let module: String
    let dependency: String
    let files: [String]

    init(_ package: NewPackage) {
      name = package.name.text
      module = package.name.module
      dependency = package.dependency.line
      files = package.files.map(\.path)
    }
  }
}
