import SpringformBitmap
import Testing

@testable import SpringformComparison

@Suite("Sums over lines")
struct LineSumsTests {
  @Test(
    "are those of adding pixel by pixel, however wide the stretch and however bright",
    arguments: [0..<1, 3..<6, 2..<6, 1..<10, 0..<23, 5..<300, 0..<301])
  func sums(columns: Range<Int>) throws {
    for (bitmap, lineCount) in [
      (try noise(width: 301, height: 6, seed: 5), 4), (try noise(width: 301, height: 6, seed: 6), 3),
      (try Bitmap(width: 301, height: 6, fill: 0xFFFF_FFFF), 4), (try Bitmap(width: 301, height: 6, fill: 0), 1),
    ] {
      var columnSums = [SIMD4<UInt32>](repeating: SIMD4(1, 2, 3, 4), count: 301)
      let found = bitmap.pixels.withUnsafeBufferPointer { pixels in
        columnSums.withUnsafeMutableBufferPointer {
          LineSums(pixels, from: 301, stride: 301, lineCount: lineCount, columns: columns, columnSums: $0)
        }
      }
      var (sum, moment) = (SIMD4<UInt32>.zero, SIMD4<UInt32>.zero)
      for x in 0..<301 {
        var column = SIMD4<UInt32>(1, 2, 3, 4)
        for line in 0..<lineCount where columns.contains(x) {
          let pixel = bitmap[x, 1 + line]
          let levels = SIMD4(Pixel.blue(pixel), Pixel.green(pixel), Pixel.red(pixel), Pixel.alpha(pixel))
          column &+= levels
          sum &+= levels
          moment &+= levels &* UInt32(line)
        }
        #expect(columnSums[x] == column)
      }
      #expect(found.sum == sum && found.moment == moment)
    }
  }
}
