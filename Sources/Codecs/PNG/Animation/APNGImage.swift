import SpringformBitmap

/// One image of an animation. Its time, disposal and compressed data are set once they are known.
struct APNGImage {
  let rect: PixelRect
  let blends: Bool
  /// Whether any stored pixel is fully transparent.
  let hasTransparentPixels: Bool
  var data: [UInt8] = []
  var disposal = FrameDisposal.keep
  /// Seconds.
  var end: Double

  init(_ step: APNGCanvas.Step, end: Double) {
    rect = step.rect
    blends = step.blends
    hasTransparentPixels = step.pixels.has(0)
    self.end = end
  }

  /// Stores the image with other colours.
  mutating func convert(from old: PNGColors, to new: PNGColors, level: Int) throws {
    let rowLength = rect.width * old.bytesPerPixel
    var rows = try Inflate(offset: 0, leniency: nil).bytes(of: [data[...]], count: (rowLength + 1) * rect.height)
    _ = PNGFilter.undo(in: &rows, at: 0, rowLength: rowLength, rowCount: rect.height, distance: old.bytesPerPixel)
    var samples: [UInt8] = []
    for start in stride(from: 1, to: rows.count, by: rowLength + 1) { samples += rows[start..<start + rowLength] }
    data = try new.compressed(old.pixels(of: samples), width: rect.width, level: level)
  }
}

extension PNGColors {
  /// The premultiplied pixels that samples stand for.
  fileprivate func pixels(of samples: [UInt8]) -> [UInt32] {
    switch self {
    case .palette(let colors): return samples.map { colors.colors[Int($0)] }
    case .rgb(let key):
      return stride(from: 0, to: samples.count, by: 3).map { (position) -> UInt32 in
        let color = samples[position..<position + 3].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return color == key ? 0 : 0xFF00_0000 | color
      }
    case .rgba:
      return stride(from: 0, to: samples.count, by: 4).map { (position) -> UInt32 in
        let color = samples[position..<position + 3].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return Pixel.straight(
          red: Pixel.red(color), green: Pixel.green(color), blue: Pixel.blue(color),
          alpha: UInt32(samples[position + 3]))
      }
    }
  }
}
