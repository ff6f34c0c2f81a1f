import Glibc
import SpringformPipeline
import SpringformVerification
import Testing

@testable import SpringformReports

/// A gallery's folder that somebody else has filled.
@Suite struct PreviewLinkTests {
  private func make(in folder: Folder) async throws {
    var options = PreviewOptions()
    // The same files on every machine.
    options.findVideoProgram = { nil }
    _ = try await Preview([Ball.preview()], options: options).make(in: folder.path + "/gallery")
  }

  @Test("a link in the place of a file is replaced, and what it leads to stays")
  func files() async throws {
    let folder = try Folder()
    try await make(in: folder)
    let names =
      [
        "index.html", "summary.md", "manifest.json", "animations/ball.gif", "animations/ball.webp", "posters/ball.png",
        "strips/ball.png",
      ]
      + fileNames(of: folder, "gallery/media").map { "media/" + $0 }
    #expect(names.count == 12)
    for name in names {
      let path = folder.path + "/gallery/" + name
      for target in [folder.path + "/precious", folder.path + "/new"] {
        try folder.write([42], "precious")
        unlink(path)
        #expect(symlink(target, path) == 0)
        try await make(in: folder)
        var status = stat()
        #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG, "\(name)")
        #expect(try folder.bytes("precious") == [42], "\(name)")
        #expect(access(folder.path + "/new", F_OK) != 0, "\(name)")
      }
    }
  }

  @Test("a link in the place of a folder is told, and nothing is written behind it")
  func folders() async throws {
    for name in ["media", "animations", "posters", "strips"] {
      let folder = try Folder()
      mkdir(folder.path + "/gallery", 0o777)
      mkdir(folder.path + "/aim", 0o777)
      symlink("../aim", folder.path + "/gallery/" + name)
      await #expect(throws: OutputError.cannotCreate(path: folder.path + "/gallery/" + name, code: ENOTDIR)) {
        try await make(in: folder)
      }
      #expect(fileNames(of: folder, "aim").isEmpty)
    }
  }

  private func fileNames(of folder: Folder, _ name: String) -> [String] { directoryEntries(folder.path + "/" + name) }
}
