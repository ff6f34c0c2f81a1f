import SpringformBitmap
import SpringformCodecs
import SpringformComparison
import SpringformPipeline
import SpringformVerification
import Testing

@Suite("Directories of pictures")
struct DirectoryComparisonTests {
  /// Four black pixels, the first of which is as red as `level` says.
  private func picture(_ level: UInt32) throws -> [UInt8] {
    let black: UInt32 = 0xFF00_0000
    return try PNGEncoder().encode(
      Bitmap(width: 2, height: 2, pixels: [black | level << 16, black, black, black]))
  }

  @Test("Files are matched by their relative names, in natural order, and compared one by one")
  func names() throws {
    let directory = try Directory()
    let files: [(name: String, level: UInt32)] = [
      ("old/10.png", 0), ("old/9.png", 200), ("old/gone.png", 0), ("new/10.png", 0), ("new/9.png", 0),
      ("new/deep/more.png", 0),
    ]
    for file in files { try directory.write(picture(file.level), to: file.name) }
    let directories = try DirectoryComparison(expected: directory.path + "/old", actual: directory.path + "/new/")
    #expect(directories.common == ["9.png", "10.png"])
    #expect(directories.missing == ["gone.png"])
    #expect(directories.extra == ["deep/more.png"])
    #expect(directories.actualPath(of: "9.png") == directory.path + "/new/9.png")
    #expect(try directories.compare("10.png").comparison.tier == .identical)
    let changed = try directories.compare("9.png").comparison
    #expect(changed.tier == .different)
    #expect(changed.moments.map(\.comparison.differentPixels) == [1])
    let allowed = try directories.compare("9.png", tolerance: Tolerance(metric: .channel(maximum: 200)))
    #expect(allowed.comparison.tier == .similar)
  }

  @Test("Two directories without pictures cannot be compared")
  func nothing() throws {
    let directory = try Directory()
    try directory.write("no picture", to: "old/notes.txt")
    try directory.write("no picture", to: "new/notes.txt")
    let (old, new) = (directory.path + "/old", directory.path + "/new")
    #expect(throws: InputError.nothingToCompare(expected: old, actual: new)) {
      try DirectoryComparison(expected: old, actual: new)
    }
  }
}
