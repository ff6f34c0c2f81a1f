import SpringformBitmap
import SpringformComparison
import Testing

@Suite("Difference pictures")
struct DifferencePictureTests {
  private let white = 0xFFFF_FFFF as UInt32

  @Test("What is equal is pale grey, what counts red, and what is excused blue")
  func colors() throws {
    let expected = try Bitmap(width: 40, height: 8, fill: white).with(0xFF00_0000, x: 0, y: 0)
    // One level is rounding; black counts.
    let actual = expected.with(0xFFFE_FEFE, x: 10, y: 4).with(0xFF00_0000, x: 30, y: 4)
    let picture = try DifferencePicture(expected: expected, actual: actual)
    #expect(picture.largestDifference == 255)
    #expect(picture.bitmap[20, 2] == white)
    // Black keeps a quarter of its contrast: 255 - 255 / 4.
    #expect(picture.bitmap[0, 0] == 0xFFC0_C0C0)
    #expect(picture.bitmap[30, 4] == 0xFFD6_0040)
    let excused = picture.bitmap[10, 4]
    #expect(Pixel.blue(excused) > Pixel.red(excused) + 50)
  }

  @Test("The largest difference is shown in full, however small, and none by less than a third")
  func amplified() throws {
    let expected = try Bitmap(width: 9, height: 9, fill: white)
    let actual = expected.with(0xFFFF_FFFD, x: 2, y: 2).with(0xFFFF_FFFE, x: 6, y: 6)
    let picture = try DifferencePicture(
      expected: expected, actual: actual, tolerance: Tolerance(metric: .exact))
    #expect(picture.largestDifference == 2)
    #expect(picture.bitmap[2, 2] == 0xFFD6_0040)
    // Green goes from 255 to 0: two thirds of the way for half of the difference.
    #expect(Pixel.green(picture.bitmap[6, 6]) == 85)
  }

  @Test("It is as large as both together; what only one has is red, and what is ignored is not marked")
  func sizes() throws {
    let expected = try Bitmap(width: 6, height: 4, fill: white)
    let actual = try Bitmap(width: 4, height: 8, fill: 0xFF00_0000)
    let ignored = PixelRect(x: 0, y: 0, width: 2, height: 4)
    let picture = try DifferencePicture(
      expected: expected, actual: actual, tolerance: Tolerance(ignored: [ignored])
    ).bitmap
    #expect(picture.size == PixelSize(width: 6, height: 8))
    #expect(picture[5, 1] == 0xFFD6_0040)
    #expect(picture[1, 7] == 0xFFD6_0040)
    #expect(picture[1, 1] == white)
    #expect(picture[3, 1] == 0xFFD6_0040)
  }

  @Test("Pictures that are too large together are refused")
  func tooLarge() throws {
    let wide = try Bitmap(width: 20_000, height: 1)
    let tall = try Bitmap(width: 1, height: 20_000)
    #expect(throws: BitmapError.size(width: 20_000, height: 20_000)) {
      try DifferencePicture(expected: wide, actual: tall)
    }
  }
}
