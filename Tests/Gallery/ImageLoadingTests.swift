import Glibc
import Springform
import Testing

@Suite("Loading pictures")
struct ImageLoadingTests {
  private func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    var template = Array("/tmp/springform-image-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    #expect(write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
    try body(path)
  }

  @Test("A PNG becomes the bitmap it was made from")
  func png() throws {
    let bitmap = try Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0x8000_0080])
    try withFile(try PNGEncoder().encode(bitmap)) { path in
      let image = try Image(contentsOf: path)
      #expect(image.bitmap == bitmap)
      #expect(ImageLayer(image).bounds.size == Size(width: 2, height: 1))
    }
  }

  @Test("What is missing, a directory, empty or damaged says so")
  func errors() throws {
    #expect(throws: ImageLoadingError.unreadable(path: "/no/such.png", code: ENOENT)) {
      try Image(contentsOf: "/no/such.png")
    }
    #expect(throws: ImageLoadingError.unreadable(path: "/tmp", code: EISDIR)) { try Image(contentsOf: "/tmp") }
    let png = try PNGEncoder().encode(Bitmap(width: 3, height: 3, fill: 0xFFFF_FFFF))
    for bytes in [[], [1, 2, 3], Array(png.dropLast(20))] {
      try withFile(bytes) { path in
        #expect {
          try Image(contentsOf: path)
        } throws: {
          if case ImageLoadingError.damaged(path, _) = $0 { true } else { false }
        }
      }
    }
  }
}
