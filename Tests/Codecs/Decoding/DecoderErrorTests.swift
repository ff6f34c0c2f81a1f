import SpringformBitmap
import SpringformCodecs
import Testing

@Suite("What is said of a damaged file")
struct DecoderErrorTests {
  @Test(
    "The format, the place and the reason, in one sentence",
    arguments: [
      (Array("text".utf8), "not a \(ImageFormat.allCases.alternatives)"),
      ([], "the file ends too early, at byte 0"),
      (Array("GIF89a".utf8), "the GIF ends too early, at byte 6"),
      (
        Array("GIF89a".utf8) + [0, 0, 1, 0, 0, 0, 0],
        "damaged GIF at byte 6: a picture of 0x1 pixels is not possible here"
      ),
      (Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x3B], "damaged GIF at byte 13: image is missing"),
      (HandmadePNG.file(1, 1, depth: 3, type: 0, rows: [[0, 0]]), "damaged PNG at byte 24: IHDR.bitDepth is 3"),
      (
        HandmadePNG.file(1, 1, depth: 8, type: 3, palette: [1, 2, 3], rows: [[0, 7]]),
        "damaged PNG at byte 56: color 7 of a palette of 1"
      ),
      (
        HandmadePNG.file(1, 2, depth: 8, type: 0, rows: [[0, 0]]),
        "damaged PNG at byte 41: the compressed data ends before the picture"
      ),
    ] as [([UInt8], String)])
  func sentences(file: [UInt8], sentence: String) throws {
    #expect("\(try #require(complaint(about: file)))" == sentence)
  }
}
