import SpringformBitmap
import Testing

@Suite("What is told of pictures that cannot be")
struct BitmapErrorTests {
  @Test(
    "Each error is a sentence",
    arguments: [
      (.size(width: 20_000, height: 20_001), "pictures of 20000x20001 pixels are too large"),
      (.size(width: 0, height: 5), "pictures of 0x5 pixels are empty; each side has at least one pixel"),
      (.pixelCount(7, width: 3, height: 2), "there are 7 pixels for a picture of 3x2"),
      (.area(x: 1, y: -2, width: 3, height: 4), "the area 1,-2,3x4: must have pixels and lie inside the picture"),
    ] as [(BitmapError, String)])
  func sentences(error: BitmapError, sentence: String) { #expect("\(error)" == sentence) }
}
