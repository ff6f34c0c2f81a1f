import CWebP

/// Compresses a single picture without loss.
enum WebPStill {
  /// How long the library searches: its method, 0...6, and quality, 0...100. Slower methods made measured animations no smaller;
  /// large pictures, which take long, come out 2 % larger in nine tenths of the time.
  private static func search(_ area: Int) -> (method: Int32, quality: Float) { (2, area < 500_000 ? 60 : 50) }

  /// - Parameter pixels: straight, row by row.
  /// - Returns: a whole file.
  static func lossless(_ pixels: [UInt32], width: Int, height: Int) throws(EncoderError) -> [UInt8] {
    var config = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigInit(&config) != 0, WebPPictureInit(&picture) != 0 else { throw .library("libwebp", code: 0) }
    config.lossless = 1
    (config.method, config.quality) = Self.search(width * height)
    // Colours that nobody sees stay: they are black already. Without this the library predicts pixel by pixel, even where all is
    // opaque, which takes a third more time and hardly saves a byte.
    config.exact = 1
    picture.use_argb = 1
    picture.width = Int32(width)
    picture.height = Int32(height)
    picture.argb_stride = Int32(width)
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    // The library asks for pixels that it could change.
    var pixels = pixels
    let code = pixels.withUnsafeMutableBufferPointer { buffer in
      withUnsafeMutablePointer(to: &writer) { writer in
        picture.argb = buffer.baseAddress
        picture.writer = WebPMemoryWrite
        picture.custom_ptr = UnsafeMutableRawPointer(writer)
        let isWritten = WebPEncode(&config, &picture) != 0
        picture.argb = nil
        return isWritten ? nil : Int(picture.error_code.rawValue)
      }
    }
    if let code { throw .library("libwebp", code: code) }
    return Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
  }
}
