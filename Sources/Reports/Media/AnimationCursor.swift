import SpringformBitmap
import SpringformCodecs
import SpringformPipeline

/// An animation from which the picture on screen at a time is asked for, at ever later times.
struct AnimationCursor {
  private var frames: AnimationFrames
  private let starts: [Double]
  /// The number of the picture that is shown.
  private(set) var position = 0
  private var shown: Bitmap

  var width: Int { frames.width }
  var height: Int { frames.height }
  /// Seconds.
  let duration: Double

  /// - Parameter frames: none of which has been read.
  /// - Throws: `InputError`.
  init(_ frames: AnimationFrames) throws(InputError) {
    self.frames = frames
    let times = frames.info.playedTimes
    starts = times.dropLast()
    duration = times.last ?? 0
    shown = try self.frames.firstFrame().bitmap
  }

  /// The last picture stays on; a time before those asked for already gives the picture that is reached.
  mutating func picture(at time: Double) throws(InputError) -> Bitmap {
    // Stored times are rounded to a millisecond where no fraction is exact.
    let later = starts[position...].dropFirst().prefix { $0 <= time + 0.0006 }
    guard !later.isEmpty else { return shown }
    try frames.skip(later.count - 1)
    if let next = try frames.next() { shown = next.bitmap }
    position += later.count
    return shown
  }
}
