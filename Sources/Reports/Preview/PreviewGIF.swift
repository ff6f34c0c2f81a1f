import SpringformBitmap
import SpringformCodecs
import SpringformPipeline
import SpringformVerification

/// A recording as a GIF within a budget.
struct PreviewGIF {
  private let recording: Recording
  private let loop: LoopCount
  private let jobs: Int

  init(_ recording: Recording, loop: LoopCount, jobs: Int) {
    self.recording = recording
    self.loop = loop
    self.jobs = jobs
  }

  /// The file that gives up least, and what it gives up in words.
  /// - Throws: ``PreviewError/budget(scene:limit:smallest:losses:)``.
  func encoded(budget: Int?) async throws -> (bytes: [UInt8], gaveUp: [String]) {
    let manifest = recording.manifest
    let rate = manifest.settings.rate
    let ladder = BudgetStep.galleryLadder(rate: rate)
    do {
      let file = try await ByteBudget(budget ?? .max).fit(ladder, encode: encode)
      return (file.bytes, file.step.losses(rate: rate))
    } catch let error as BudgetError {
      throw PreviewError.budget(
        scene: manifest.name, limit: error.limit, smallest: error.smallest,
        losses: ladder[ladder.count - 1].losses(rate: rate))
    }
  }

  private func encode(_ step: BudgetStep, to bytes: any ByteSink) async throws {
    let manifest = recording.manifest
    var cursor = try AnimationCursor(AnimationFrames(bytes: recording.animation, path: manifest.name))
    let size = PixelSize(width: cursor.width, height: cursor.height).scaled(by: step.scale)
    let options = GIFOptions(loop: loop, colors: step.colors ?? 256, jobs: jobs)
    let encoder = try GIFEncoder(width: size.width, height: size.height, options: options, to: bytes)
    // In a gallery the divisors are whole.
    let starts = stride(from: 0, to: manifest.frames.count, by: Int(step.rateDivisor)).map { manifest.frames[$0].time }
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : manifest.animation.duration
      let picture = try cursor.picture(at: start).resized(width: size.width, height: size.height)
      try await encoder.write(Frame(bitmap: picture, start: start, end: end))
    }
    try await encoder.finish()
  }
}
