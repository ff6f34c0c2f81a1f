import SpringformBitmap

/// A recording whose pictures are softened, so that the dots of their dithering become the colours that they stand for.
struct SmoothedRecording<Source: Recording>: Recording {
  let source: Source

  /// How far an edge reaches then, in pixels to each side.
  static var reach: Int { 2 }

  var size: PixelSize { source.size }
  var times: [Double] { source.times }
  var end: Double { source.end }

  func forEachPicture(_ body: (Int, Bitmap) throws -> Void) throws {
    try source.forEachPicture { index, picture in try body(index, picture.smoothed()) }
  }
}

extension Bitmap {
  /// Each pixel as the mean of the five by five around it, weighted by 1, 4, 6, 4, 1 in both directions; opaque.
  fileprivate func smoothed() throws(BitmapError) -> Bitmap {
    let (width, height) = (width, height)
    var rows = [SIMD4<Int32>](repeating: .zero, count: width * height)
    for y in 0..<height {
      let row = y &* width
      func pixel(_ x: Int) -> SIMD4<Int32> {
        let pixel = pixels[row &+ min(max(x, 0), width &- 1)]
        return SIMD4(
          Int32(bitPattern: Pixel.red(pixel)), Int32(bitPattern: Pixel.green(pixel)),
          Int32(bitPattern: Pixel.blue(pixel)), 0)
      }
      for x in 0..<width {
        let (outer, inner) = (pixel(x &- 2) &+ pixel(x &+ 2), pixel(x &- 1) &+ pixel(x &+ 1))
        rows[row &+ x] = outer &+ inner &* 4 &+ pixel(x) &* 6
      }
    }
    var result = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      func row(_ y: Int) -> Int { min(max(y, 0), height &- 1) &* width }
      let (a, b, c, d, e) = (row(y &- 2), row(y &- 1), row(y), row(y &+ 1), row(y &+ 2))
      for x in 0..<width {
        let outer = rows[a &+ x] &+ rows[e &+ x]
        let sum = outer &+ (rows[b &+ x] &+ rows[d &+ x]) &* 4 &+ rows[c &+ x] &* 6 &+ 128
        let mean = sum &>> 8
        result[c &+ x] = Pixel.premultiplied(
          red: UInt32(bitPattern: mean.x), green: UInt32(bitPattern: mean.y), blue: UInt32(bitPattern: mean.z),
          alpha: 255)
      }
    }
    return try Bitmap(width: width, height: height, pixels: result)
  }
}
