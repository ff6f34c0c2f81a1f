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
    let layout = PNGLayout(for: bitmap)
    let rows = rows(of: bitmap, layout)
    var file = PNGChunk.signature
    PNGChunk(type: "IHDR", data: header(of: bitmap, layout)).append(to: &file)
    // The colours are sRGB; 0 is the perceptual intent.
    PNGChunk(type: "sRGB", data: [0]).append(to: &file)
    if case .palette(let colors, _) = layout { appendPalette(colors, to: &file) }
    PNGChunk(type: "IDAT", data: try Deflate.zlib(rows, level: compressionLevel)).append(to: &file)
    PNGChunk(type: "IEND", data: []).append(to: &file)
    return file
  }

  /// Flat art compresses best as it is, and indices have no neighbours to be near to.
  private func rows(of bitmap: Bitmap, _ layout: PNGLayout) -> [UInt8] {
    let rows = layout.rows(of: bitmap)
    let bytesPerPixel = layout.bytesPerPixel
    guard bytesPerPixel > 1, !bitmap.pixels.isFlat else { return rows }
    return PNGFilter.filtered(rows, rowLength: bitmap.width * bytesPerPixel, bytesPerPixel: bytesPerPixel)
  }

  private func header(of bitmap: Bitmap, _ layout: PNGLayout) -> [UInt8] {
    let bitDepth: UInt8 = 8
    return PNGChunk.bigEndian(UInt32(bitmap.width)) + PNGChunk.bigEndian(UInt32(bitmap.height))
      + [bitDepth, layout.colorType, 0, 0, 0]
  }

  private func appendPalette(_ colors: [UInt32], to file: inout [UInt8]) {
    let entries = colors.flatMap { PNGChunk.bigEndian($0).dropFirst() }
    PNGChunk(type: "PLTE", data: entries).append(to: &file)
    let alphas = colors.map { UInt8(Pixel.alpha($0)) }.prefix { $0 < 255 }
    if !alphas.isEmpty { PNGChunk(type: "tRNS", data: Array(alphas)).append(to: &file) }
  }
}
