import SpringformBitmap
import SpringformCodecs
import SpringformPipeline

/// An animation from which the picture on screen at a time is asked for, at ever later times.
struct AnimationCursor {
  private var frames: AnimationFrames
  private var shown: Frame
  private var next: Frame?

  var width: Int { frames.width }
  var height: Int { frames.height }
  /// Seconds.
  var duration: Double { frames.info.frames.indices.reduce(0) { $0 + frames.info.playedDelay(ofFrame: $1) } }

  /// - Parameter frames: none of which has been read.
  /// - Throws: `InputError`.
  init(_ frames: AnimationFrames) throws(InputError) {
    self.frames = frames
    shown = try self.frames.firstFrame()
    next = try self.frames.next()
  }

  /// The last picture stays on; a time before those asked for already gives the picture that is reached.
  mutating func picture(at time: Double) throws(InputError) -> Bitmap {
    // Stored times are rounded to a millisecond where no fraction is exact.
    while let coming = next, coming.start <= time + 0.0006 {
      shown = coming
      next = try frames.next()
    }
    return shown.bitmap
  }
}
