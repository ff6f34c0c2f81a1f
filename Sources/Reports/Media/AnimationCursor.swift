import SpringformBitmap
import SpringformCodecs
import SpringformPipeline

/// An animation from which the picture on screen at a time is asked for, at ever later times.
struct AnimationCursor {
  let width: Int
  let height: Int
  /// Seconds.
  let duration: Double
  private let path: String
  private var decoder: AnimationDecoder
  private var shown: Frame
  private var next: Frame?

  /// - Throws: `InputError`.
  init(path: String) throws { try self.init(bytes: InputFile.bytes(of: path), path: path) }

  /// - Parameters:
  ///   - bytes: a whole file.
  ///   - path: where it was, for errors.
  /// - Throws: `InputError`.
  init(bytes: [UInt8], path: String) throws(InputError) {
    self.path = path
    do throws(DecoderError) {
      decoder = try AnimationDecoder(bytes: bytes)
    } catch {
      throw .damaged(path: path, error)
    }
    let info = decoder.info
    width = info.width
    height = info.height
    duration = info.frames.indices.reduce(0) { $0 + info.playedDelay(ofFrame: $1) }
    guard let first = try Self.frame(&decoder, path) else { throw .noPictures(path: path) }
    shown = first
    next = try Self.frame(&decoder, path)
  }

  /// The last picture stays on; a time before those asked for already gives the picture that is reached.
  mutating func picture(at time: Double) throws(InputError) -> Bitmap {
    // Stored times are rounded to a millisecond where no fraction is exact.
    while let coming = next, coming.start <= time + 0.0006 {
      shown = coming
      next = try Self.frame(&decoder, path)
    }
    return shown.bitmap
  }

  private static func frame(_ decoder: inout AnimationDecoder, _ path: String) throws(InputError) -> Frame? {
    do throws(DecoderError) {
      return try decoder.nextFrame()
    } catch {
      throw .damaged(path: path, error)
    }
  }
}
