import SpringformBitmap

/// Writes an animated WebP, lossless unless asked otherwise; libwebp compresses the pictures.
///
/// - Lossless files keep straight colours exactly; only the colour of invisible pixels is lost.
/// - Equal pictures in a row become one. Their end times are rounded to milliseconds one by one, so rounding never adds up.
/// - The file begins with its size, so the compressed frames are kept until the end: memory grows by the size of
///   the file.
///
/// Browsers show frames of 10 ms and less for 100 ms; rates of 91 hertz and more play too slowly there.
package final class WebPEncoder: FrameSink {
  /// The longest side in pixels that the format has.
  package static let maximumSide = 16_383

  /// The longest time that one picture can stay, in milliseconds.
  private static let maximumDelay = 1 << 24 - 1

  private let sink: any ByteSink
  private let animation: any WebPAssembly
  private var validator: FrameValidator
  /// The picture on screen and its end, in milliseconds.
  private var shown: (pixels: [UInt32], start: Int, end: Int)?

  /// Begins a file of a size in pixels.
  /// - Throws: `BitmapError` for a size no bitmap or WebP can have, ``EncoderError/loopCount(_:)``.
  package init(width: Int, height: Int, options: WebPOptions = WebPOptions(), to sink: any ByteSink) throws {
    validator = try FrameValidator(width: width, height: height)
    guard max(width, height) <= Self.maximumSide else { throw BitmapError.size(width: width, height: height) }
    animation =
      switch options.compression {
      case .lossless: try WebPLosslessAnimation(width: width, height: height, options: options)
      case .lossy(let quality): try WebPAnimation(width: width, height: height, quality: quality, options: options)
      }
    self.sink = sink
  }

  /// Takes and compresses the next frame.
  /// - Throws: ``EncoderError``; ``EncoderError/frameTimes(frame:start:end:)`` also for a picture that stays for less
  ///   than a millisecond or more than 4 hours, or an end beyond 24 days.
  package func write(_ frame: Frame) async throws {
    let end = Int((try validator.accept(frame) * 1000).rounded())
    let isNew = shown?.pixels != frame.bitmap.pixels
    let start = isNew ? shown?.end ?? 0 : shown?.start ?? 0
    guard end > start, end - start <= Self.maximumDelay, let moment = Int32(exactly: start), Int32(exactly: end) != nil
    else { throw EncoderError.frameTimes(frame: validator.count - 1, start: frame.start, end: frame.end) }
    if isNew { try await animation.add(frame.bitmap.pixels, at: moment) }
    shown = (frame.bitmap.pixels, start, end)
  }

  /// Writes the whole file.
  /// - Throws: ``EncoderError/noFrames`` when nothing was written, or the sink's own error.
  package func finish() async throws {
    try validator.finish()
    try await animation.assemble(end: Int32(truncatingIfNeeded: shown?.end ?? 0)) { try sink.write($0) }
  }
}
