import SpringformCodecs
import Testing

/// RFC 1952.
struct GzipTests {
  /// What `printf hello | gzip -9n` writes.
  private static let hello: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x86, 0xA6,
    0x10,
    0x36, 0x05, 0x00, 0x00, 0x00,
  ]

  @Test("A file expands to what it was, and to nothing where it is damaged or larger than wanted")
  func expanding() {
    #expect(Gzip.expanded(Self.hello, atMost: 5) == Array("hello".utf8))
    #expect(Gzip.expanded(Self.hello, atMost: 4) == nil)
    #expect(Gzip.expanded(Array(Self.hello.dropLast(6)), atMost: 5) == nil)
    var damaged = Self.hello
    damaged[18] ^= 1
    #expect(Gzip.expanded(damaged, atMost: 5) == nil)
    #expect(Gzip.isCompressed(Self.hello) && !Gzip.isCompressed(Array("<svg/>".utf8)))
  }
}
