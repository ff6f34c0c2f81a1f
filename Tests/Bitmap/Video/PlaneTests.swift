import SpringformBitmap
import Testing

@Suite("Samples of a video's picture")
struct PlaneTests {
  /// ITU-R BT.709-6 in numbers: brightness, CB and CR of the corners of the colour cube, as anybody's table has them.
  private static let colors: [(pixel: UInt32, samples: [UInt8])] = [
    (0xFF00_0000, [16, 128, 128]), (0xFFFF_FFFF, [235, 128, 128]), (0xFFFF_0000, [63, 102, 240]),
    (0xFF00_FF00, [173, 42, 26]), (0xFF00_00FF, [32, 240, 118]), (0xFFFF_FF00, [219, 16, 138]),
    (0xFF00_FFFF, [188, 154, 16]), (0xFFFF_00FF, [78, 214, 230]), (0xFF80_8080, [126, 128, 128]),
  ]

  @Test("One colour everywhere", arguments: colors)
  func plainColor(pixel: UInt32, samples: [UInt8]) throws {
    let bitmap = try Bitmap(width: 4, height: 2, fill: pixel)
    let planes = bitmap.planes(PlaneLayout(.halfColor, hasAlpha: false, isEven: true))
    #expect(planes == Array(repeating: samples[0], count: 8) + [samples[1], samples[1], samples[2], samples[2]])
  }

  @Test("Ten bits are four times eight, and alpha keeps its upper bits")
  func tenBits() throws {
    let bitmap = try Bitmap(width: 1, height: 1, fill: Pixel.straight(red: 255, green: 255, blue: 255, alpha: 0x81))
    let planes = bitmap.planes(PlaneLayout(.fullColor, hasAlpha: true, isEven: false))
    let words = stride(from: 0, to: planes.count, by: 2).map { Int(planes[$0]) | Int(planes[$0 + 1]) << 8 }
    #expect(words == [940, 512, 512, 0x206])
  }

  @Test("An odd side is one longer, with the last column and row there twice")
  func padding() throws {
    let (black, white): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)
    let bitmap = try Bitmap(width: 1, height: 3, pixels: [black, black, white])
    let layout = PlaneLayout(.halfColor, hasAlpha: false, isEven: true)
    #expect(layout.size(of: bitmap.size) == PixelSize(width: 2, height: 4))
    #expect(bitmap.planes(layout) == [16, 16, 16, 16, 235, 235, 235, 235, 128, 128, 128, 128])
    let asItIs = PlaneLayout(.halfColor, hasAlpha: false, isEven: false)
    #expect(bitmap.planes(asItIs) == [16, 16, 235, 128, 128, 128, 128])
  }

  @Test("Colour samples lie at the left pixel of two: a quarter, a half and a quarter of those around it")
  func siting() throws {
    let (black, blue): (UInt32, UInt32) = (0xFF00_0000, 0xFF00_00FF)
    let bitmap = try Bitmap(width: 4, height: 1, pixels: [black, blue, blue, blue])
    let planes = bitmap.planes(PlaneLayout(.halfColor, hasAlpha: false, isEven: false))
    // From black's 128 to blue's 240: a quarter of the way, then all of it.
    #expect(Array(planes[4...]) == [156, 240, 125, 118])
  }

  @Test("Without alpha white lies behind; with it colours are those that were there before they were multiplied")
  func transparency() throws {
    let red = Pixel.straight(red: 255, green: 0, blue: 0, alpha: 51)
    let bitmap = try Bitmap(width: 2, height: 1, pixels: [red, 0])
    let onWhite = bitmap.planes(PlaneLayout(.fullColor, hasAlpha: false, isEven: false))
    let plain = try Bitmap(width: 2, height: 1, pixels: [0xFFFF_CCCC, 0xFFFF_FFFF])
    #expect(onWhite == plain.planes(PlaneLayout(.fullColor, hasAlpha: false, isEven: false)))
    // What is not seen goes on in the colour beside it.
    let planes = bitmap.planes(PlaneLayout(.halfColor, hasAlpha: true, isEven: true))
    #expect(planes == [63, 63, 63, 63, 102, 240, 51, 0, 51, 0])
  }

  @Test("A picture has as many bytes as its layout says", arguments: [(1, 1), (5, 3), (8, 6)])
  func byteCounts(width: Int, height: Int) throws {
    let bitmap = try Bitmap(width: width, height: height, fill: 0x8040_2010)
    for sampling in [PlaneLayout.Sampling.halfColor, .fullColor] {
      for hasAlpha in [false, true] {
        for isEven in [false, true] {
          let layout = PlaneLayout(sampling, hasAlpha: hasAlpha, isEven: isEven)
          #expect(bitmap.planes(layout).count == layout.byteCount(of: bitmap.size))
        }
      }
    }
  }
}
