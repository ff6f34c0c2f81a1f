import SpringformBitmap

/// Writes an animated GIF, frame by frame, in memory that does not grow with their number.
///
/// - Only what changed is stored, in a cropped rectangle: exact while at most 255 colours change, else with
///   representatives from the global colour table or a local one, and fills kept exact. A pixel whose source does not change never
///   changes on screen.
/// - Equal pictures in a row become one. Their end times are rounded to centiseconds one by one, so rounding never adds up.
/// - GIF knows no translucency: pixels are opaque from alpha 128 up and transparent below. Take care to draw upon a background.
/// - Opaque pixels become transparent by disposing of a whole rectangle, and all else in there is drawn again: so an animation
///   in which they do has no more colours on screen at a time than one palette. If that happens only after the pictures that
///   are looked at beforehand, ``GIFOptions/expectsTransparency`` has to say so, or pixels that do not change may take another
///   colour when it does. Pixels that are transparent from the beginning cost nothing.
/// - What stays for 0.2 seconds or longer is shown nearer to the source than what is soon replaced; pictures are held back until that
///   is known.
/// - The first pictures, 8 megabytes of what changes in them, are held back to choose the file's palette; after that a
///   window of `jobs` pictures, fewer where these are large, is compressed in parallel and written in order.
package final class GIFEncoder: FrameSink {
  private let stream: GIFStream
  private let settings: GIFSettings
  /// How many pictures are compressed at the same time.
  private let jobs: Int
  private var canvas: GIFCanvas
  private var validator: FrameValidator
  /// The latest picture, whose end and successor are not known yet.
  private var held: GIFTimedPicture?
  /// The first pictures, nil when there were enough.
  private var lookAhead: GIFLookAhead?
  /// Those after which it is not yet known what stays.
  private var window = GIFRestWindow()
  /// Pictures being compressed, in order.
  private var pending: [(timed: GIFTimedPicture, image: Task<GIFImage, Never>)] = []

  /// Begins a file of a size in pixels.
  /// - Throws: `BitmapError` for a size no bitmap can have, ``EncoderError/loopCount(_:)``, or the sink's own error.
  package init(width: Int, height: Int, options: GIFOptions = GIFOptions(), to sink: any ByteSink) throws {
    validator = try FrameValidator(width: width, height: height)
    settings = GIFSettings(options)
    jobs = max(min(settings.jobs, Self.pixelsAtWork / max(width * height, 1)), 1)
    stream = try GIFStream(width: width, height: height, repetitions: options.loop.netscapeRepetitions, to: sink)
    canvas = GIFCanvas(width: width, height: height, settings: settings)
    lookAhead = GIFLookAhead(width: width, height: height, limit: settings.maximumColors)
  }

  /// The pixels that are compressed at the same time, unless they are one picture's: so memory is bound whatever the number of
  /// jobs.
  private static let pixelsAtWork = 1 << 23

  package var warnings: [EncoderWarning] {
    canvas.crowdedPictures > 0 ? [.crowdedPalette(pictures: canvas.crowdedPictures)] : []
  }

  deinit { for work in pending { work.image.cancel() } }

  /// Takes the next frame; it is stored once the following one is known.
  /// - Throws: ``EncoderError``, or the sink's own error as it is.
  package func write(_ frame: Frame) async throws {
    let end = GIFTimeline.centiseconds(try validator.accept(frame))
    let picture = GIFPicture(frame.bitmap)
    if held?.picture == picture {
      held?.end = end
    } else {
      if let held { try await store(held, before: picture) }
      held = GIFTimedPicture(picture: picture, frame: validator.count - 1, start: held?.end ?? 0, end: end)
    }
  }

  /// Stores the last frame and the trailer.
  /// - Throws: ``EncoderError/noFrames`` when nothing was written, or the sink's own error.
  package func finish() async throws {
    try validator.finish()
    if let held { try await store(held, before: nil) }
    try await begin(before: nil)
    try await compress(isLast: true)
    try await drain(leaving: 0)
    try stream.finish()
  }

  private func store(_ timed: GIFTimedPicture, before next: GIFPicture?) async throws {
    guard timed.delay >= GIFTimeline.minimumDelay else {
      throw EncoderError.frameTooShort(frame: timed.frame, centiseconds: timed.delay, minimum: GIFTimeline.minimumDelay)
    }
    guard lookAhead != nil else { return try await compress(timed, before: next) }
    lookAhead?.append(timed)
    if lookAhead?.isFull ?? false { try await begin(before: next) }
  }

  /// Chooses the file's palette, writes its head and works off what was held back, unless that has happened.
  private func begin(before next: GIFPicture?) async throws {
    guard let lookAhead else { return }
    self.lookAhead = nil
    if lookAhead.clearsPixels { canvas.expectTransparency() }
    var palette: GIFGlobalPalette?
    if lookAhead.count > 1 {
      palette = GIFGlobalPalette(for: lookAhead.statistics, settings: settings)
    }
    if let palette { canvas.use(palette) }
    canvas.tryDithering(in: lookAhead)
    try stream.begin(palette: palette?.palette.colors)
    let pictures = lookAhead.makeIterator()
    var following = pictures.next()
    while let current = following {
      following = pictures.next()
      try await compress(current, before: following?.picture ?? next)
    }
  }

  private func compress(_ timed: GIFTimedPicture, before next: GIFPicture?) async throws {
    window.append(timed, before: next)
    try await compress(isLast: false)
  }

  /// Begins to compress the pictures of which it is known what stays.
  private func compress(isLast: Bool) async throws {
    while let entry = window.next(isLast: isLast || !settings.isTolerant) {
      let (timed, next) = (entry.timed, entry.next)
      if !canvas.expectsTransparency, !(next?.clearsPixels(of: timed.picture, width: canvas.width) ?? false) {
        try await drain(leaving: canvas.waitsForImages ? 0 : jobs - 1)
        let task = canvas.task(for: timed.picture, resting: entry.resting)
        pending.append((timed, Task { task.run() }))
      } else {
        // What was cleared is drawn again as it was shown, so everything before has to be known.
        try await drain(leaving: 0)
        let step = canvas.draw(timed.picture, before: next)
        try write(step.image, for: timed, clearsAfterwards: step.clearsAfterwards)
      }
    }
  }

  /// Writes pictures in order until so many are still being worked on.
  private func drain(leaving count: Int) async throws {
    while pending.count > count {
      let (timed, task) = pending.removeFirst()
      let image = await task.value
      canvas.paint(image)
      try write(image, for: timed, clearsAfterwards: false)
    }
  }

  private func write(_ image: GIFImage, for timed: GIFTimedPicture, clearsAfterwards: Bool) throws {
    let delays = GIFTimeline.delays(of: timed.delay)
    for (index, delay) in delays.enumerated() {
      let isLast = index == delays.count - 1
      let clears = isLast && clearsAfterwards
      let corner = PixelRect(x: 0, y: 0, width: 1, height: 1)
      let part = index == 0 ? image : .nothing(in: clears ? image.rect : corner)
      try stream.write(part, delay: delay, clearsAfterwards: clears)
    }
  }
}
