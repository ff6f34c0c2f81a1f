import Foundation
import Translation

/// `springform-missing FOLDER`: lists what the Swift files below a folder name of UIKit, Combine and SwiftUI that is not here, with file and line.
@main
struct Main {
  static func main() {
    do { try list() } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(66)
    }
  }

  private static func list() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: springform-missing FOLDER\n".utf8))
      exit(64)
    }
    // The modules' sources lie beside this one's: the package is always built where it is.
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let uiKit = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { $0.hasPrefix("UIKit") }
    let modules = try (["CoreGraphics", "QuartzCore", "Combine", "SwiftUIAnimation", "SwiftUI"] + uiKit.sorted())
      .flatMap { try swiftFiles(below: sources.appendingPathComponent($0)) }.map(\.text)
    let component = try swiftFiles(below: URL(fileURLWithPath: CommandLine.arguments[1]).resolvingSymlinksInPath())
    let missing = MissingNames(modules: modules).missing(in: component)
    for name in missing { print(name) }
    print("\(component.count) files, \(Set(missing.map(\.name)).count) names that are not there")
    exit(missing.isEmpty ? 0 : 1)
  }

  private static func swiftFiles(below folder: URL) throws -> [Translation.Source] {
    let all =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)?
      .allObjects ?? []
    let files = all.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    guard !files.isEmpty else {
      FileHandle.standardError.write(Data("error: there is no Swift file in \(folder.path)\n".utf8))
      exit(66)
    }
    return try files.map { try Translation.Source(contentsOf: $0) }
  }
}
