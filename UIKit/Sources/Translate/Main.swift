import Foundation
import Translation

/// `springform-translate [--bundle] [--swiftui] [--previews] [--module=NAME] OUTPUT-DIRECTORY FOLDER FILE...`: writes each of a folder's files, translated, into
/// the directory, with its number before its name, and a source that tells where the folder is. With `--bundle` that source declares
/// `Bundle.module`, which otherwise SwiftPM does; with `--swiftui` the target may import SwiftUI, and otherwise what is for it is left
/// out; with `--previews` the component's previews become scenes, which a source of their own lists. The build plugin is who calls it.
@main
struct Main {
  static func main() {
    do { try translate() } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func translate() throws {
    let known = ["--bundle", "--swiftui", "--previews"]
    let options = CommandLine.arguments.dropFirst().prefix { $0.hasPrefix("--") }
    let arguments = Array(CommandLine.arguments.dropFirst(1 + options.count))
    let prefix = "--module="
    let module = options.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    guard arguments.count > 2, options.allSatisfy({ known.contains($0) || $0.hasPrefix(prefix) }) else {
      let words = known + [prefix + "NAME"]
      let usage = "usage: springform-translate [\(words.joined(separator: "] ["))] OUTPUT-DIRECTORY FOLDER FILE...\n"
      FileHandle.standardError.write(Data(usage.utf8))
      exit(64)
    }
    let (directory, paths) = (URL(fileURLWithPath: arguments[0]), Array(arguments[2...]))
    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: directory.appendingPathComponent(name), options: .atomic)
    }
    let sources = try paths.map { path in
      // The compiler speaks of where a file really is.
      try Translation.Source(contentsOf: URL(fileURLWithPath: path).resolvingSymlinksInPath())
    }
    let translation = Translation(
      sources, hasSwiftUI: options.contains("--swiftui"), hasPreviews: options.contains("--previews"),
      moduleName: module)
    for (index, text) in translation.translated.enumerated() {
      try write(text, to: "\(index)-" + (paths[index] as NSString).lastPathComponent)
    }
    let declaresBundle = options.contains("--bundle") && !FolderSource.isBundleDeclared(in: sources)
    let folder = FolderSource.text(for: arguments[1], declaresBundle: declaresBundle)
    let symbols = AssetSymbols(inFolder: URL(fileURLWithPath: arguments[1]), beside: sources)
      .text(hasSwiftUI: options.contains("--swiftui"))
    try write(folder + symbols, to: FolderSource.fileName)
    if let list = translation.previewList { try write(list, to: Translation.previewFileName) }
  }
}
