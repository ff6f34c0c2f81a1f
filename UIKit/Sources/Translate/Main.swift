import Foundation
import Translation

/// `springform-translate OUTPUT-DIRECTORY FOLDER BUNDLE SWIFTUI FILE...`: writes each of a folder's files, translated, into the directory, with
/// its number before its name, and a source that tells where the folder is. `BUNDLE` is `bundle` where that source declares
/// `Bundle.module`, and `none` where SwiftPM does; `SWIFTUI` is `swiftui` where the target may import SwiftUI, and `none` where what is
/// for it is left out. The build plugin is who calls it.
@main
struct Main {
  static func main() {
    do { try translate() } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func translate() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count > 4, ["bundle", "none"].contains(arguments[2]), ["swiftui", "none"].contains(arguments[3])
    else {
      let usage = "usage: springform-translate OUTPUT-DIRECTORY FOLDER bundle|none swiftui|none FILE...\n"
      FileHandle.standardError.write(Data(usage.utf8))
      exit(64)
    }
    let (directory, paths) = (URL(fileURLWithPath: arguments[0]), Array(arguments[4...]))
    let sources = try paths.map { path in
      // The compiler speaks of where a file really is.
      try Translation.Source(contentsOf: URL(fileURLWithPath: path).resolvingSymlinksInPath())
    }
    for (index, text) in Translation(sources, hasSwiftUI: arguments[3] == "swiftui").translated.enumerated() {
      let name = "\(index)-" + (paths[index] as NSString).lastPathComponent
      try Data(text.utf8).write(to: directory.appendingPathComponent(name), options: .atomic)
    }
    let declaresBundle = arguments[2] == "bundle" && !FolderSource.isBundleDeclared(in: sources)
    let folder = FolderSource.text(for: arguments[1], declaresBundle: declaresBundle)
    let file = directory.appendingPathComponent(FolderSource.fileName)
    try Data(folder.utf8).write(to: file, options: .atomic)
  }
}
