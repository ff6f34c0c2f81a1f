import SpringformBitmap

/// Writes an animated GIF, frame by frame, in memory that does not grow with their number.
///
/// - Only what changed is stored, in a cropped rectangle with a palette of its own: exact while at most 255 colours change,
///   else the best stand-ins, with fills kept exact. A pixel whose source does not change never changes on screen.
/// - Equal pictures in a row become one. Their end times are rounded to centiseconds one by one, so rounding never adds up.
/// - GIF knows no translucency: pixels are opaque from alpha 128 up and absent below. Take care to draw upon a background.
public final class GIFEncoder: FrameSink {
  /// The longest animation, in seconds.
  public static let maximumDuration = GIFTimeline.maximumDuration

  /// The shortest time a picture can stay, in centiseconds: players show anything shorter for 10.
  public static let minimumDelay = GIFTimeline.minimumDelay

  /// A picture whose end and successor are not known yet.
  private struct Held {
    var picture: GIFPicture
    var frame: Int
    /// Centiseconds.
    var start: Int
    var end: Int
  }

  private let width: Int
  private let height: Int
  private let stream: GIFStream
  private var canvas: GIFCanvas
  private var timeline = GIFTimeline()
  private var held: Held?
  private var frameCount = 0
  private var isFinished = false

  /// Begins a file of a size in pixels.
  /// - Throws: `BitmapError` for a size no bitmap can have, ``EncoderError/loopCount(_:)``, or the sink's own error.
  public init(width: Int, height: Int, options: GIFOptions = GIFOptions(), to sink: any ByteSink) throws {
    try Bitmap.check(width: width, height: height)
    self.width = width
    self.height = height
    stream = try GIFStream(width: width, height: height, repetitions: options.loop.netscapeRepetitions, to: sink)
    canvas = GIFCanvas(width: width, height: height)
  }

  /// Takes the next frame; it is stored once the following one is known.
  /// - Throws: ``EncoderError``, or the sink's own error as it is.
  public func write(_ frame: Frame) throws {
    guard !isFinished else { throw EncoderError.alreadyFinished }
    guard frame.bitmap.width == width, frame.bitmap.height == height else {
      throw EncoderError.frameSize(
        width: frame.bitmap.width, height: frame.bitmap.height, expectedWidth: width, expectedHeight: height)
    }
    let end = try timeline.end(of: frame, index: frameCount)
    let picture = GIFPicture(frame.bitmap)
    if held?.picture.pixels == picture.pixels {
      held?.end = end
    } else {
      if let held { try store(held, before: picture) }
      held = Held(picture: picture, frame: frameCount, start: held?.end ?? 0, end: end)
    }
    frameCount += 1
  }

  /// Stores the last frame and the trailer.
  /// - Throws: ``EncoderError/noFrames`` when nothing was written, or the sink's own error.
  public func finish() throws {
    guard !isFinished else { throw EncoderError.alreadyFinished }
    isFinished = true
    guard let held else { throw EncoderError.noFrames }
    try store(held, before: nil)
    try stream.finish()
  }

  private func store(_ held: Held, before next: GIFPicture?) throws {
    let delay = held.end - held.start
    guard delay >= Self.minimumDelay else {
      throw EncoderError.frameTooShort(frame: held.frame, centiseconds: delay, minimum: Self.minimumDelay)
    }
    let step = canvas.draw(held.picture, before: next)
    let delays = GIFTimeline.delays(of: delay)
    for (index, delay) in delays.enumerated() {
      let isLast = index == delays.count - 1
      let clears = isLast && step.clearsAfterwards
      let corner = PixelRect(x: 0, y: 0, width: 1, height: 1)
      let image = index == 0 ? step.image : .nothing(in: clears ? step.image.rect : corner)
      try stream.write(image, delay: delay, clearsAfterwards: clears)
    }
  }
}
