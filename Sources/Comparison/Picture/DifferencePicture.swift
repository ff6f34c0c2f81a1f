public import SpringformBitmap

/// A picture that shows a reviewer what differs: the expected picture in pale grey, upon it what counts as different in
/// red and what differs but is excused in blue.
///
/// Differences are amplified: the largest is shown in full, others in proportion, and even the smallest is visible. What
/// only one picture has is red.
public struct DifferencePicture: Hashable, Sendable {
  /// As large as both pictures together, opaque.
  public let bitmap: Bitmap
  /// The largest difference of red, green or blue of any pixel, on black or on white: 0...255, and shown in full.
  public let largestDifference: Int

  /// - Parameters:
  ///   - expected: the picture as it should be.
  ///   - actual: the picture as it is.
  ///   - tolerance: what may differ.
  /// - Throws: `BitmapError` when both together are too large.
  public init(expected: Bitmap, actual: Bitmap, tolerance: Tolerance = Tolerance()) throws(BitmapError) {
    try self.init(expected: expected, actual: actual, tolerance: tolerance, known: nil)
  }

  /// - Parameter known: what a comparison of the two pictures by the same tolerance found, if there was one: often it tells that
  ///   all changes count, or none.
  package init(
    expected: Bitmap, actual: Bitmap, tolerance: Tolerance, known: PictureComparison?
  ) throws(BitmapError) {
    let size = PixelSize(width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    let actual = tolerance.ignored.isEmpty ? actual : actual.taking(tolerance.ignored, from: expected)
    let hasOneSize = expected.size == actual.size
    var canvas = try Bitmap(
      width: size.width, height: size.height, fill: hasOneSize ? 0xFFFF_FFFF : Ink.different.rawValue)
    let allCount = known.map { $0.differentPixels == $0.changedPixels } ?? false
    var isMarked = [Bool](repeating: allCount, count: expected.size.area)
    if !allCount, known?.differentPixels != 0 {
      _ = PictureJudge(rule: tolerance.rule).judge(expected, actual) { x, y in
        isMarked[y &* expected.width &+ x] = true
      }
    }
    largestDifference = PicturePair.with(expected.pixels, expected.size, actual.pixels, actual.size) { pair in
      let changes = PictureChanges(pair)
      canvas.withMutablePixels { canvas in
        for y in 0..<pair.height {
          let line = UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(canvas)[(y &* size.width &* 4)...])
          var x = 0
          while x &+ 4 <= pair.width {
            line.storeBytes(of: Ink.pale(pair.expectedPixels(x, y)), toByteOffset: x &* 4, as: SIMD4<UInt32>.self)
            x &+= 4
          }
          for x in x..<pair.width {
            canvas[y &* size.width &+ x] = Ink.pale(SIMD4(repeating: pair.expectedPixel(x, y)))[0]
          }
        }
        changes.forEach(in: pair) { x, y in
          let ink: Ink = isMarked[y &* expected.width &+ x] ? .different : .excused
          let difference = Pixel.largestDifference(pair.expectedPixel(x, y), pair.actualPixel(x, y))
          let place = y &* size.width &+ x
          canvas[place] = ink.over(canvas[place], Float(difference) / Float(changes.largestDifference))
        }
      }
      return Int(changes.largestDifference)
    }
    bitmap = canvas
  }
}

/// Colours that people with any kind of colour vision can tell apart.
private enum Ink: UInt32 {
  case different = 0xFFD6_0040
  case excused = 0xFF26_6EEB

  /// A quarter of the contrast of what premultiplied pixels look like on white, without colour.
  @inline(__always)
  static func pale(_ pixels: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let colors = Backdrop.white.colors(pixels)
    let (red, green, blue) = (colors &>> 16 & 0xFF, colors &>> 8 & 0xFF, colors & 0xFF)
    // The weights of ITU-R BT.601, in 256ths.
    let gray = (red &* 77 &+ green &* 150 &+ blue &* 29) &>> 8
    let level = 255 &- (255 &- gray) &>> 2
    return level | level &<< 8 | level &<< 16 | 0xFF00_0000
  }

  /// An opaque pixel with this ink upon it, a third for a share of 0 and all of it for 1.
  func over(_ pixel: UInt32, _ share: Float) -> UInt32 {
    let amount = 1 / 3 + share * 2 / 3
    func mix(_ component: (UInt32) -> UInt32) -> UInt32 {
      let below = Float(component(pixel))
      return UInt32(below + (Float(component(rawValue)) - below) * amount)
    }
    return Pixel.premultiplied(red: mix(Pixel.red), green: mix(Pixel.green), blue: mix(Pixel.blue), alpha: 255)
  }
}
