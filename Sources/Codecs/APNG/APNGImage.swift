import SpringformBitmap

/// One image of an animation. Its time, disposal and compressed data are set once they are known.
struct APNGImage {
  let rect: PixelRect
  let blends: Bool
  /// Whether any stored pixel is nothing.
  let hasHoles: Bool
  var data: [UInt8] = []
  var disposal = FrameDisposal.keep
  /// Seconds.
  var end: Double

  init(_ step: APNGCanvas.Step, end: Double) {
    rect = step.rect
    blends = step.blends
    hasHoles = step.pixels.contains(0)
    self.end = end
  }

  /// Stores the image in another way.
  mutating func convert(from old: APNGColors, to new: APNGColors, level: Int) throws {
    let rowLength = rect.width * old.bytesPerPixel
    var rows = try Inflate.zlib([data[...]], count: (rowLength + 1) * rect.height, at: 0)
    _ = PNGFilter.undo(in: &rows, at: 0, rowLength: rowLength, rowCount: rect.height, distance: old.bytesPerPixel)
    var samples: [UInt8] = []
    for start in stride(from: 1, to: rows.count, by: rowLength + 1) { samples += rows[start..<start + rowLength] }
    data = try Self.compress(old.pixels(of: samples), colors: new, rect: rect, level: level)
  }

  /// The data of a rectangle's pixels.
  static func compress(
    _ pixels: [UInt32], colors: APNGColors, rect: PixelRect, level: Int
  ) throws(EncoderError) -> [UInt8] {
    let bytesPerPixel = colors.bytesPerPixel
    let rows = colors.rows(of: pixels, width: rect.width)
    guard bytesPerPixel > 1, !pixels.isFlat else { return try Deflate.zlib(rows, level: level) }
    let filtered = PNGFilter.filtered(rows, rowLength: rect.width * bytesPerPixel, bytesPerPixel: bytesPerPixel)
    return try Deflate.zlib(filtered, level: level)
  }
}
