/// The colours that a viewer certainly has on screen, whatever comes of images that are still being compressed.
struct GIFKnownColors: Sendable {
  /// For each pixel the colour that is certain, 0 where only its source's colour can tell.
  var pixels: [UInt32]
  /// For each pixel the source's colour that was drawn there.
  var source: [UInt32] = []
  /// Tells which of these every image shows as they are.
  var global: GIFGlobalPalette?

  /// The colour that a pixel certainly has, 0 where that is not known.
  subscript(pixel: Int) -> UInt32 {
    if pixels[pixel] != 0 { return pixels[pixel] }
    guard let global, global.isExact(source[pixel]) else { return 0 }
    return source[pixel]
  }

  /// Calls `body` with pixels in a range that lie next to each other and have one colour, and with that colour, or 0 where it is
  /// not known.
  @inline(__always)
  func forEachRun(in range: Range<Int>, _ body: (Range<Int>, UInt32) -> Void) {
    pixels.withUnsafeBufferPointer { pixels in
      source.withUnsafeBufferPointer { source in
        var start = range.lowerBound
        while start < range.upperBound {
          let color = pixels[start]
          let end = pixels.end(ofRun: color, from: start, before: range.upperBound)
          guard color == 0, let global else {
            body(start..<end, color)
            start = end
            continue
          }
          while start < end {
            let color = source[start]
            let runEnd = source.end(ofRun: color, from: start, before: end)
            body(start..<runEnd, global.isExact(color) ? color : 0)
            start = runEnd
          }
        }
      }
    }
  }
}
