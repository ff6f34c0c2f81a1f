import ArgumentParser
import FoundationEssentials
import Springform
import SpringformSceneFile

/// Runs a command that draws on behalf of another, so that both draw the same.
enum CommandRun {
  /// - Parameters:
  ///   - words: the command's, without an output.
  ///   - suffix: of the file that it writes; of a directory of frames comes an archive.
  ///   - scene: what is drawn instead of the scene that the command names.
  /// - Returns: what it has written; the file is taken away.
  static func render(_ words: [String], suffix: String, _ scene: SceneMaker? = nil) async throws -> [UInt8] {
    let directory = try ScratchDirectory(in: FileManager.default.temporaryDirectory.path)
    let path = "\(directory.path)/export.\(suffix)"
    var command = try RootCommand.parseAsRoot(words + ["-o", path, "--quiet"])
    try await Catalog.$current.withValue(Catalog.current.making(scene)) {
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    }
    guard suffix == OutputFormat.frames.word else { return try InputFile.bytes(of: path) }
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    return try ZipArchive.storing(names.map { ($0, try InputFile.bytes(of: "\(path)/\($0)")) })
  }
}
