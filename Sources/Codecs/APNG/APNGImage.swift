import SpringformBitmap

/// One image of an animation, compressed. Its time and disposal are set once they are known.
struct APNGImage {
  let rect: PixelRect
  let blends: Bool
  /// Whether any stored pixel is nothing.
  let hasHoles: Bool
  private(set) var data: [UInt8]
  var disposal = FrameDisposal.keep
  /// Seconds.
  var end: Double

  init(_ step: APNGCanvas.Step, colors: APNGColors, level: Int, end: Double) throws(EncoderError) {
    rect = step.rect
    blends = step.blends
    hasHoles = step.pixels.contains(0)
    data = try Self.compress(step.pixels, colors: colors, rect: rect, level: level)
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

  private static func compress(
    _ pixels: [UInt32], colors: APNGColors, rect: PixelRect, level: Int
  ) throws(EncoderError) -> [UInt8] {
    let bytesPerPixel = colors.bytesPerPixel
    let rows = PNGFilter.rows(
      of: colors.samples(of: pixels), rowLength: rect.width * bytesPerPixel, bytesPerPixel: bytesPerPixel,
      isIndexed: bytesPerPixel == 1)
    return try Deflate.zlib(rows, level: level)
  }
}
