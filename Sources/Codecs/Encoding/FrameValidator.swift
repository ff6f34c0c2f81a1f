package import SpringformBitmap

/// Checks what every animation encoder demands of its caller: frames of one size, times that run forward, at least one
/// frame, and none after the end.
package struct FrameValidator {
  /// 1000 hours, in seconds: longer than any animation, and its centiseconds fit every integer.
  static let maximumDuration = 3_600_000.0

  private let width: Int
  private let height: Int
  private var origin: Double?
  private var latest = 0.0
  private var isFinished = false
  package private(set) var count = 0

  package init(width: Int, height: Int) throws(BitmapError) {
    try Bitmap.check(width: width, height: height)
    self.width = width
    self.height = height
  }

  /// Checks the next frame and returns its end, in seconds from the start of the first frame.
  package mutating func accept(_ frame: Frame) throws(EncoderError) -> Double {
    guard !isFinished else { throw .alreadyFinished }
    guard frame.bitmap.width == width, frame.bitmap.height == height else {
      throw .frameSize(
        width: frame.bitmap.width, height: frame.bitmap.height, expectedWidth: width, expectedHeight: height)
    }
    let origin = self.origin ?? frame.start
    let end = frame.end - origin
    guard frame.start.isFinite, frame.end.isFinite, frame.end >= frame.start, end >= latest,
      end <= Self.maximumDuration
    else { throw .frameTimes(frame: count, start: frame.start, end: frame.end) }
    self.origin = origin
    latest = end
    count += 1
    return end
  }

  package mutating func finish() throws(EncoderError) {
    guard !isFinished else { throw .alreadyFinished }
    isFinished = true
    guard count > 0 else { throw .noFrames }
  }
}
