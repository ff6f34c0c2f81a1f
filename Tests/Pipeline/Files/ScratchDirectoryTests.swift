import SpringformPipeline
import TestSupport
import Testing

@Suite("Scratch directories", .serialized)
struct ScratchDirectoryTests {
  @Test("A scratch directory goes with everything in it, and so that another keeps its own")
  func goes() throws {
    try withTemporaryDirectory { parent in
      let other = try ScratchDirectory(in: parent)
      do {
        let scratch = try ScratchDirectory(in: parent)
        try OutputFile.write([1], to: scratch.path + "/a")
        try OutputFile.write([1], to: other.path + "/a")
        #expect(fileNames(in: parent).count == 2)
      }
      #expect(fileNames(in: other.path) == ["a"])
      #expect(fileNames(in: parent).count == 1)
    }
  }

  @Test("Where no directory can be made, that is told")
  func refuses() {
    #expect(throws: OutputError.self) { try ScratchDirectory(in: "/proc/none") }
  }
}
