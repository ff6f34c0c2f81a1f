import Foundation
import Translation

/// `springform-translate OUTPUT-DIRECTORY FILE...`: writes each file, translated, into the directory, under the name that
/// `OutputName` gives it. The build plugin is who calls it.
@main
struct Main {
  static func main() {
    do { try translate() } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func translate() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let directory = arguments.first, arguments.count > 1 else {
      FileHandle.standardError.write(Data("usage: springform-translate OUTPUT-DIRECTORY FILE...\n".utf8))
      exit(64)
    }
    let paths = Array(arguments.dropFirst())
    let sources = try paths.map { path in
      try Translation.Source(contentsOf: URL(fileURLWithPath: path))
    }
    for (index, text) in Translation(sources).translated.enumerated() {
      let name = "\(index)-" + (paths[index] as NSString).lastPathComponent
      let file = URL(fileURLWithPath: directory).appendingPathComponent(name)
      try Data(text.utf8).write(to: file, options: .atomic)
    }
  }
}
