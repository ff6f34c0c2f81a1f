import Glibc
import SpringformBitmap
import SpringformCodecs
import SpringformPipeline
import TestSupport
import Testing

@Suite("Output files", .serialized)
struct OutputTests {
  private func write(_ text: String, to file: OutputFile) throws {
    try Array(text.utf8).withUnsafeBytes { try file.write($0) }
  }

  private func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  @Test("A file appears at its place only when it is complete")
  func atomic() throws {
    try withTemporaryDirectory { directory in
      let path = directory + "/a.gif"
      do {
        let abandoned = try OutputFile(path: path)
        try write("half", to: abandoned)
        #expect(read(path) == nil)
      }
      #expect(fileNames(in: directory).isEmpty)
      let file = try OutputFile(path: path)
      try write("whole", to: file)
      try file.commit()
      #expect(read(path) == "whole")
      #expect(file.byteCount == 5)
      let second = try OutputFile(path: path)
      try write("newer", to: second)
      #expect(read(path) == "whole")
      try second.commit()
      #expect(read(path) == "newer")
      #expect(fileNames(in: directory) == ["a.gif"])
    }
  }

  @Test("A symbolic link keeps pointing at the file that is replaced")
  func link() throws {
    try withTemporaryDirectory { directory in
      let first = try OutputFile(path: directory + "/real")
      try first.commit()
      symlink("real", directory + "/link")
      let file = try OutputFile(path: directory + "/link")
      try write("new", to: file)
      try file.commit()
      #expect(read(directory + "/real") == "new")
      #expect(fileNames(in: directory) == ["link", "real"])
      var status = stat()
      lstat(directory + "/link", &status)
      #expect(status.st_mode & S_IFMT == S_IFLNK)
    }
  }

  @Test("What cannot be created or written says why")
  func errors() throws {
    #expect(throws: OutputError.cannotCreate(path: "/no/such/a.gif", code: ENOENT)) {
      try OutputFile(path: "/no/such/a.gif")
    }
    #expect(throws: OutputError.cannotCreate(path: "/tmp", code: EISDIR)) { try OutputFile(path: "/tmp") }
    #expect(throws: OutputError.cannotCreate(path: "/dev/null", code: ENOTDIR)) {
      try FrameDirectory(path: "/dev/null")
    }
    #expect(throws: OutputError.writeFailed(path: "/dev/full", code: ENOSPC)) {
      let full = try OutputFile(path: "/dev/full")
      try write("x", to: full)
      try full.commit()
    }
  }

  @Test("A directory of frames replaces the frames of an earlier one and nothing else")
  func frames() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/frames"
    func render(_ count: Int) async throws {
      let sink = try FrameDirectory(path: path)
      for index in 0..<count {
        try await sink.write(Frame(bitmap: Bitmap(width: 2, height: 2), start: Double(index), end: Double(index + 1)))
      }
      try await sink.finish()
    }
    try await render(3)
    #expect(fileNames(in: path) == ["frame-00000.png", "frame-00001.png", "frame-00002.png", "frames.ffconcat"])
    let note = try OutputFile(path: path + "/notes.txt")
    try note.commit()
    try await render(1)
    #expect(fileNames(in: path) == ["frame-00000.png", "frames.ffconcat", "notes.txt"])
    do { _ = try FrameDirectory(path: directory.path + "/abandoned") }
    #expect(directory.names() == ["frames"])
  }

  @Test("Frames are numbered in their order, however many are compressed at a time", arguments: [1, 2, 7])
  func framesInOrder(jobs: Int) async throws {
    let directory = try TemporaryDirectory()
    let sink = try FrameDirectory(path: directory.path + "/frames", jobs: jobs)
    // The first is the slowest; the last two are the same.
    let pictures = try [400, 8, 8, 300, 1, 1].enumerated().map { index, width in
      try Bitmap(
        width: width, height: width, pixels: Array(repeating: 0xFF00_0000 | UInt32(index / 5), count: width * width))
    }
    for (index, picture) in pictures.enumerated() {
      try await sink.write(Frame(bitmap: picture, start: Double(index), end: Double(index + 1)))
    }
    try await sink.finish()
    let names = directory.names("frames").filter { $0.hasSuffix(".png") }
    for (index, name) in names.enumerated() {
      let file = try InputFile.bytes(of: directory.path + "/frames/" + name)
      #expect(file == (try PNGEncoder().encode(pictures[index], for: 1)))
    }
    #expect(names.count == pictures.count)
  }
}
