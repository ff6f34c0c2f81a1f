import Glibc
import SpringformCodecs
import SpringformPipeline
import TestSupport
import Testing

/// What may lie where a file is expected. Nothing of it may be waited for: a test that hangs is one that fails.
@Suite("Only ordinary files are read", .serialized)
struct PlainFileTests {
  /// Something that is no file, at a path.
  enum Oddity: CaseIterable, Sendable {
    case pipe, socket, device, linkToPipe, linkToDevice

    func make(at path: String) {
      switch self {
      case .pipe: mkfifo(path, 0o600)
      case .linkToPipe:
        mkfifo(path + ".pipe", 0o600)
        symlink(path + ".pipe", path)
      case .device, .linkToDevice: symlink("/dev/zero", path)
      case .socket:
        let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        withUnsafePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            _ = bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
          }
        }
        close(descriptor)
      }
    }
  }

  @Test("A pipe, a socket or a device is refused, by its name or through a link", arguments: Oddity.allCases)
  func refused(oddity: Oddity) throws {
    try withTemporaryDirectory { directory in
      let path = directory + "/a.png"
      oddity.make(at: path)
      let refusal = InputError.notPlain(path: path)
      #expect(throws: refusal) { try InputFile.bytes(of: path) }
      #expect(throws: refusal) { try AnimationFrames(path: path) }
      #expect(throws: refusal) { try PictureFiles(paths: [path], rate: 10) }
      #expect(throws: refusal) { try ContentDigest.ofFile(path) }
      // In a folder that was named as a whole, a link out of it is none of its files.
      let error = try #require(throws: InputError.self) { try PictureFiles.paths(inDirectory: directory) }
      #expect(error == refusal || error == .outside(path: path))
      #expect(throws: error) { try FileTree.paths(below: directory, suffixes: ["png"]) }
      #expect(try FileTree.paths(below: directory, suffixes: ["png"], where: { _ in false }).isEmpty)
    }
  }

  @Test(
    "What a manifest calls standard input is no file either", arguments: ["/dev/stdin", "/dev/fd/0", "/dev/zero", "-"])
  func digests(path: String) {
    #expect(throws: InputError.notPlain(path: path)) { try ContentDigest.ofFile(path) }
  }

  @Test("Raw frames may come through a named pipe, which is asked for by name")
  func raw() async throws {
    try await withTemporaryDirectory { directory in
      let path = directory + "/p"
      mkfifo(path, 0o600)
      let writer = Task.detached { system("head -c 32 /dev/zero >'\(path)'") }
      var frames = try RawFrames(path: path, width: 2, height: 2, rate: 10)
      #expect(try frames.next() != nil && frames.next() != nil)
      _ = await writer.value
    }
  }

  @Test("Links in a folder lead to its own files; what leads out of it, or nowhere, is refused")
  func links() throws {
    try withTemporaryDirectory { directory in
      let folder = directory + "/in"
      try makeDirectories(folder + "/below")
      for path in ["/out.png", "/in/below/a.png"] { try OutputFile.write([1], to: directory + path) }
      symlink("below/a.png", folder + "/b.png")
      symlink(folder, directory + "/link")
      #expect(try FileTree.paths(below: folder, suffixes: ["png"]) == ["b.png", "below/a.png"])
      // The folder itself may be a link: it was named.
      #expect(try FileTree.paths(below: directory + "/link", suffixes: ["png"]) == ["b.png", "below/a.png"])
      for target in ["../out.png", directory + "/out.png", "nowhere.png", "c.png"] {
        symlink(target, folder + "/c.png")
        let refusal = InputError.outside(path: folder + "/c.png")
        #expect(throws: refusal, "\(target)") { try FileTree.paths(below: folder, suffixes: ["png"]) }
        #expect(throws: refusal, "\(target)") { try PictureFiles.paths(inDirectory: folder) }
        unlink(folder + "/c.png")
      }
      try OutputFile.write(
        Array("ffconcat version 1.0\nfile 'c.png'\nduration 1\n".utf8), to: folder + "/frames.ffconcat")
      symlink("../out.png", folder + "/c.png")
      #expect(throws: InputError.outside(path: folder + "/c.png")) { try PictureFiles(directory: folder) }
    }
  }

  @Test("A file that is too large is refused before any of it is read")
  func large() throws {
    try withTemporaryDirectory { directory in
      let path = directory + "/large"
      try OutputFile.write([1], to: path)
      // As large as no machine's memory, and without a byte on the disk.
      try #require(truncate(path, 1 << 42) == 0)
      #expect(throws: InputError.tooLarge(path: path, limit: 100)) { try InputFile.bytes(of: path, maximumSize: 100) }
      #expect(throws: InputError.tooLarge(path: path, limit: 1 << 30)) { try InputFile.bytes(of: path) }
    }
  }
}
