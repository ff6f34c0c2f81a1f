import SpringformBitmap

/// Writes an animated PNG, without loss: straight colours are exactly the bitmaps'.
///
/// - Only what changed is stored, in a cropped rectangle, with the disposal and blending that make it small.
/// - Equal pictures in a row become one. Delays are exact fractions wherever the times allow.
/// - One palette serves the whole animation if 256 colours do; else three channels, or four where it has translucency.
/// - A window of `jobs` pictures is compressed in parallel.
/// - The file begins with the number of its images, so they are kept, compressed, until the end: memory grows by the
///   size of the file.
///
/// Browsers show frames of 10 ms and less for 100 ms; rates of 91 hertz and more play too slowly there.
package final class APNGEncoder: FrameSink {
  private let width: Int
  private let height: Int
  private let plays: UInt32
  private let level: Int
  private let jobs: Int
  private let sink: any ByteSink
  private var validator: FrameValidator
  private var canvas: APNGCanvas
  private var colors = PNGColors.narrowest
  private var images: [APNGImage] = []
  /// The data of the last images, in order, while they are being compressed.
  private var pending: [Task<[UInt8], any Error>] = []
  /// The number of the source's last frame that each image shows.
  private var lastFrames: [Int] = []

  /// Begins a file of a size in pixels.
  /// - Throws: `BitmapError` for a size no bitmap can have, ``EncoderError/loopCount(_:)``.
  package init(width: Int, height: Int, options: APNGOptions = APNGOptions(), to sink: any ByteSink) throws {
    validator = try FrameValidator(width: width, height: height)
    plays = try options.loop.animatedPNGPlays
    level = options.compressionLevel
    jobs = options.jobs
    canvas = APNGCanvas(width: width, height: height)
    self.width = width
    self.height = height
    self.sink = sink
  }

  deinit { for work in pending { work.cancel() } }

  /// Takes and compresses the next frame.
  /// - Throws: ``EncoderError``.
  package func write(_ frame: Frame) async throws {
    let end = try validator.accept(frame)
    let last = images.count - 1
    if last >= 0, canvas.shown == frame.bitmap.pixels {
      images[last].end = end
      lastFrames[last] = validator.count - 1
      return
    }
    let step = canvas.draw(frame.bitmap.pixels)
    if last >= 0 { images[last].disposal = step.disposal }
    try await widen(for: step)
    images.append(APNGImage(step, end: end))
    lastFrames.append(validator.count - 1)
    let (colors, level) = (colors, level)
    pending.append(
      Task { try colors.compressed(step.pixels, width: step.rect.width, level: level) })
    try await drain(leaving: jobs)
  }

  /// Writes the whole file.
  /// - Throws: ``EncoderError/noFrames`` when nothing was written, ``EncoderError/frameTimes(frame:start:end:)`` for a
  ///   picture that stays for no time at all or more than 18 hours, or the sink's own error.
  package func finish() async throws {
    try validator.finish()
    try await drain(leaving: 0)
    let delays = try delays()
    var stream = APNGStream(to: sink)
    try stream.begin(width: width, height: height, colors: colors)
    if images.count > 1 { try stream.putAnimation(imageCount: images.count, plays: plays) }
    try stream.putColors(colors, hasTransparentPixels: images.contains(where: \.hasTransparentPixels))
    for (index, image) in images.enumerated() {
      try stream.put(image, delay: images.count > 1 ? delays[index] : nil, isFirst: index == 0)
    }
    try stream.end()
  }

  /// Takes over the data of images in order until so many are still being worked on.
  private func drain(leaving count: Int) async throws {
    while pending.count > count {
      let index = images.count - pending.count
      images[index].data = try await pending.removeFirst().value
    }
  }

  private func widen(for step: APNGCanvas.Step) async throws {
    let wider = colors.widened(for: step.pixels, isOpaque: step.isOpaque)
    if wider.bytesPerPixel != colors.bytesPerPixel {
      try await drain(leaving: 0)
      for index in images.indices { try images[index].convert(from: colors, to: wider, level: level) }
    }
    colors = wider
  }

  private func delays() throws(EncoderError) -> [FrameDelay] {
    var delays: [FrameDelay] = []
    for (index, delay) in APNGTimeline.delays(endingAt: images.map(\.end)).enumerated() {
      guard let delay else {
        let start = index > 0 ? images[index - 1].end : 0
        throw .frameTimes(frame: lastFrames[index], start: start, end: images[index].end)
      }
      delays.append(delay)
    }
    return delays
  }
}
