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
  /// - Parameters:
  ///   - bitmap: the picture.
  ///   - seconds: how long it stays as one of several files. The file says so as an animation of one picture does, since
  ///     ffmpeg takes a plain PNG for a film of 25 pictures a second, and rounds all times of a list of such to it.
  /// - Throws: ``EncoderError/library(_:code:)`` when memory runs out.
  public func encode(_ bitmap: Bitmap, for seconds: Double? = nil) throws(EncoderError) -> [UInt8] {
    let colors = PNGColors(for: bitmap.pixels)
    let data = try colors.compressed(bitmap.pixels, width: bitmap.width, level: compressionLevel)
    var chunks = [PNGChunk.header(width: bitmap.width, height: bitmap.height, colors: colors), .sRGB]
    let delay = seconds.flatMap { APNGTimeline.delays(endingAt: [$0])[0] }
    if delay != nil { chunks.append(.animation(imageCount: 1, plays: 1)) }
    chunks += colors.chunks(hasTransparentPixels: colors.paletteHasTransparency)
    if let delay {
      let rect = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
      chunks.append(.frameControl(sequence: 0, rect: rect, delay: delay, disposal: .keep, blends: false))
    }
    chunks += [PNGChunk(type: "IDAT", data: data), .end]
    var file = PNGChunk.signature
    for chunk in chunks { chunk.append(to: &file) }
    return file
  }
}
