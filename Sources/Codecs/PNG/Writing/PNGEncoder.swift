public import SpringformBitmap

/// Turns single bitmaps into PNG files, without loss: straight colours are exactly the bitmap's.
public struct PNGEncoder: Sendable {
  /// 0 stores, 1 is fast, 12 is small.
  public let compressionLevel: Int

  /// - Parameter compressionLevel: 0...12; other numbers become the nearest of these.
  public init(compressionLevel: Int = 4) {
    self.compressionLevel = min(max(compressionLevel, 0), 12)
  }

  /// A file with a palette where 256 colours suffice, else with three or four channels of 8 bits.
  /// - Throws: ``EncoderError/library(_:code:)`` when memory runs out.
  public func encode(_ bitmap: Bitmap) throws(EncoderError) -> [UInt8] {
    let colors = PNGColors(for: bitmap.pixels)
    let data = try colors.compressed(bitmap.pixels, width: bitmap.width, level: compressionLevel)
    let chunks =
      [.header(width: bitmap.width, height: bitmap.height, colors: colors), .sRGB]
      + colors.chunks(hasTransparentPixels: colors.paletteHasTransparency) + [PNGChunk(type: "IDAT", data: data), .end]
    var file = PNGChunk.signature
    for chunk in chunks { chunk.append(to: &file) }
    return file
  }
}
