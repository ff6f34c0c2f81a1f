import SpringformBitmap
import SpringformPipeline
import Testing

@Suite("Frame shape")
struct FrameShapeTests {
  @Test(
    "The open side follows from the proportions of the part that is kept",
    arguments: [
      (FrameShape(), 300, 200),
      (FrameShape(width: 100), 100, 67),
      (FrameShape(height: 100), 150, 100),
      (FrameShape(width: 7, height: 9), 7, 9),
      (FrameShape(crop: PixelRect(x: 10, y: 10, width: 50, height: 100), width: 20), 20, 40),
      (FrameShape(scale: 0.25), 75, 50),
      (FrameShape(width: 100, scale: 0.5), 50, 34),
      (FrameShape(width: 1), 1, 1),
      (FrameShape(crop: PixelRect(x: 0, y: 0, width: 300, height: 1), width: 3), 3, 1),
    ])
  func sizes(shape: FrameShape, width: Int, height: Int) throws {
    let size = try shape.size(ofFrames: 300, 200)
    #expect(size.width == width)
    #expect(size.height == height)
  }

  @Test("A part outside and a size that no picture has are refused")
  func refusals() {
    for area in [
      PixelRect(x: -1, y: 0, width: 2, height: 2), PixelRect(x: 299, y: 0, width: 2, height: 2),
      PixelRect(x: 0, y: 0, width: 0, height: 2), PixelRect(x: 0, y: 1, width: 2, height: .max),
      PixelRect(x: .max, y: 0, width: .max, height: 1),
    ] {
      #expect(throws: EditError.crop(area, width: 300, height: 200)) {
        try FrameShape(crop: area).size(ofFrames: 300, 200)
      }
    }
    // The other side keeps the shape, 3 to 2; there a side counts as no longer than 32 768, lest numbers overflow.
    for (side, height, width) in [(0, 0, 0), (-5, 0, 0), (40_000, 21_845, 49_152), (.max, 21_845, 49_152)] {
      #expect(throws: BitmapError.size(width: side, height: height)) {
        try FrameShape(width: side).size(ofFrames: 300, 200)
      }
      #expect(throws: BitmapError.size(width: width, height: side)) {
        try FrameShape(height: side).size(ofFrames: 300, 200)
      }
    }
  }
}
