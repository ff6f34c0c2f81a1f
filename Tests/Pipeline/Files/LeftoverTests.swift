import Glibc
import TestSupport
import Testing

@testable import SpringformPipeline

/// What processes leave that are ended without a chance to clean up.
@Suite("Leftovers", .serialized)
struct LeftoverTests {
  @Test("The next who writes into a folder removes what others left there, and nothing that somebody is at work on")
  func cleared() throws {
    try withTemporaryDirectory { directory in
      // Made as by a process that is gone: nobody holds their locks.
      let left = [".springform-1-0.partial", ".springform-999999-12.partial", ".springform-7-1.partial.removed"]
      for name in left { close(open(directory + "/" + name, O_CREAT | O_WRONLY, 0o600)) }
      let folder = ".springform-1-1.partial"
      try makeDirectories(directory + "/\(folder)/frames")
      close(open(directory + "/\(folder)/frames/a.png", O_CREAT | O_WRONLY, 0o600))
      let mine = [".springform-notes.partial", ".springform-1-0.partial.txt", "springform-1-0.partial", ".a.partial"]
      for name in mine { close(open(directory + "/" + name, O_CREAT | O_WRONLY, 0o600)) }
      symlink(directory, directory + "/.springform-2-0.partial")
      let others = mine + [".springform-2-0.partial"]
      // Somebody else at work: another open file, which is all that a lock knows.
      let working = open(directory + "/.springform-3-0.partial", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
      flock(working, LOCK_EX)
      try OutputFile.write([1], to: directory + "/a.gif")
      #expect(fileNames(in: directory) == (others + [".springform-3-0.partial", "a.gif"]).sorted())
      // Released, too, because a program that another test has just started may have the descriptor still.
      flock(working, LOCK_UN)
      close(working)
      Leftovers.clear(in: directory)
      #expect(fileNames(in: directory) == (others + ["a.gif"]).sorted())
    }
  }

  @Test("What this process is at work on stays, be it a file or a directory")
  func ownWork() throws {
    try withTemporaryDirectory { directory in
      let file = try OutputFile(path: directory + "/a")
      let frames = try FrameDirectory(path: directory + "/frames")
      let folder = try OutputDirectory(path: directory + "/folder")
      let scratch = try ScratchDirectory(in: directory)
      try folder.write([1], to: "b")
      Leftovers.clear(in: directory)
      #expect(fileNames(in: directory).count == 4)
      try file.commit()
      try folder.commit()
      Leftovers.clear(in: directory)
      #expect(fileNames(in: directory + "/folder") == ["b"])
      #expect(fileNames(in: directory).count == 4)
      withExtendedLifetime((frames, scratch)) {}
    }
  }

  @Test("In a folder that others may have filled, a link is replaced and never followed, and nothing waits for a pipe")
  func inFolder() throws {
    try withTemporaryDirectory { directory in
      try OutputFile.write([1], to: directory + "/precious")
      try makeDirectories(directory + "/in")
      for (name, make) in [
        ("link", { symlink("../precious", $0) }), ("dangling", { symlink("../new", $0) }),
        ("pipe", { mkfifo($0, 0o600) }),
        ("device", { symlink("/dev/null", $0) }), ("plain", { creat($0, 0o600) }),
      ] as [(String, (String) -> Int32)] {
        let path = directory + "/in/" + name
        #expect(make(path) >= 0)
        try OutputFile.write([2], inFolder: path)
        var status = stat()
        #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG, "\(name)")
        #expect(try InputFile.bytes(of: path) == [2])
      }
      #expect(try InputFile.bytes(of: directory + "/precious") == [1])
      #expect(fileNames(in: directory) == ["in", "precious"])
      symlink("..", directory + "/in/folder")
      #expect(throws: OutputError.cannotCreate(path: directory + "/in/folder", code: ENOTDIR)) {
        try makeDirectory(inFolder: directory + "/in/folder")
      }
      #expect(throws: OutputError.cannotCreate(path: directory + "/in", code: EISDIR)) {
        try OutputFile(inFolder: directory + "/in")
      }
    }
  }
}
