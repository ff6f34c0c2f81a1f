import Glibc
import Springform
import TestSupport
import Testing

@Suite("Loading pictures")
struct ImageLoadingTests {
  private func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    try withTemporaryDirectory { directory in
      try OutputFile.write(bytes, to: directory + "/picture")
      try body(directory + "/picture")
    }
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
    #expect(throws: InputError.missing(path: "/no/such.png")) { try Image(contentsOf: "/no/such.png") }
    #expect(throws: InputError.unreadable(path: "/tmp", code: EISDIR)) { try Image(contentsOf: "/tmp") }
    // Not standard input.
    #expect(throws: InputError.missing(path: "./-")) { try Image(contentsOf: "-") }
    let png = try PNGEncoder().encode(Bitmap(width: 3, height: 3, fill: 0xFFFF_FFFF))
    let damaged: [([UInt8], String)] = [
      ([], "the file ends too early, at byte 0"), ([1, 2, 3], "not a \(ImageFormat.allCases.alternatives)"),
      (Array(png.dropLast(20)), "the PNG ends too early, at byte \(png.count - 20)"),
    ]
    for (bytes, sentence) in damaged {
      try withFile(bytes) { path in
        let error = #expect(throws: InputError.self) { try Image(contentsOf: path) }
        #expect(error.map { "\($0)" } == "'\(path)': \(sentence)")
      }
    }
  }
}
