import SpringformCodecs
import Testing

@Suite struct ZipWritingTests {
  private static let files: [(name: String, bytes: [UInt8])] = [
    ("a/frame-00000.png", [1, 2, 3]), ("ünicode", []), ("b", Array(repeating: 7, count: 70_000)),
  ]

  @Test func archivesHoldTheFiles() throws {
    let archive = try ZipArchive(ZipArchive.storing(Self.files))
    #expect(archive.names == Self.files.map(\.name))
    for (name, bytes) in Self.files { #expect(try archive.file(name, maximumSize: 100_000) == bytes) }
  }

  /// A file's two headers have 30 and 46 bytes beside its name, the end 22: APPNOTE 4.3.
  @Test func archivesHaveNoBytesMoreThanTheyMust() throws {
    let expected = Self.files.reduce(22) { $0 + 76 + 2 * $1.name.utf8.count + $1.bytes.count }
    #expect(try ZipArchive.storing(Self.files).count == expected)
    #expect(try ZipArchive.storing([]).count == 22)
  }

  @Test func tooManyFilesAreRefused() {
    let files = (0..<0x1_0000).map { (name: "\($0)", bytes: [UInt8]()) }
    #expect(throws: ZipArchive.Failure.tooLarge("65535", limit: 0xFFFF)) { try ZipArchive.storing(files) }
  }
}
