import SpringformBitmap
import SpringformCodecs
import SpringformNumerics
import SpringformVerification

/// A recording as a GIF within a budget.
struct PreviewGIF {
  /// What is given up for a smaller file, in the order of a gallery: pictures, colours, size.
  struct Step: Hashable {
    /// One in so many pictures is shown.
    var divisor = 1
    var colors = 256
    /// Of the width and height.
    var scale = 1.0

    /// Each step gives up what the one before did and something more.
    /// - Parameter rate: pictures per second when nothing is given up.
    static func ladder(rate: Double) -> [Step] {
      // Below this many pictures a second motion falls apart.
      let lowestRate = 8.0
      var steps = [Step()]
      func add(_ change: (inout Step) -> Void) {
        var next = steps[steps.count - 1]
        change(&next)
        steps.append(next)
      }
      for divisor in [2, 3, 4] where rate / Double(divisor) >= lowestRate { add { $0.divisor = divisor } }
      for colors in [128, 64, 32] { add { $0.colors = colors } }
      for percent in stride(from: 90, through: 20, by: -10) { add { $0.scale = Double(percent) / 100 } }
      return steps
    }

    func losses(rate: Double) -> [String] {
      var losses: [String] = []
      if divisor > 1 {
        losses.append(
          "\((rate / Double(divisor)).typographicText(places: 2)) instead of \(rate.typographicText(places: 2)) pictures a second"
        )
      }
      if colors < 256 { losses.append("\(colors) colors") }
      if scale < 1 { losses.append("\((scale * 100).typographicText(places: 0)) % of the width and height") }
      return losses
    }
  }

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
    let ladder = Step.ladder(rate: manifest.settings.rate)
    if let bytes = try await attempt(ladder[0], limit: budget ?? .max) { return (bytes, []) }
    let limit = budget ?? .max
    var (tooLarge, fits) = (0, ladder.count)
    var best: (bytes: [UInt8], gaveUp: [String])?
    while fits - tooLarge > 1 {
      let middle = (tooLarge + fits) / 2
      if let bytes = try await attempt(ladder[middle], limit: limit) {
        (fits, best) = (middle, (bytes, ladder[middle].losses(rate: manifest.settings.rate)))
      } else {
        tooLarge = middle
      }
    }
    if let best { return best }
    let last = ladder[ladder.count - 1]
    let smallest = try await attempt(last, limit: .max)?.count ?? 0
    throw PreviewError.budget(
      scene: manifest.name, limit: limit, smallest: smallest, losses: last.losses(rate: manifest.settings.rate))
  }

  /// `nil` when it would be larger.
  private func attempt(_ step: Step, limit: Int) async throws -> [UInt8]? {
    let memory = MemorySink()
    do {
      try await encode(step, to: LimitedBytes(memory, limit: limit))
    } catch is LimitedBytes.Exceeded {
      return nil
    }
    return memory.bytes
  }

  private func encode(_ step: Step, to bytes: LimitedBytes) async throws {
    let manifest = recording.manifest
    var cursor = try AnimationCursor(bytes: recording.animation, path: manifest.name)
    let width = max(Int((Double(cursor.width) * step.scale).rounded()), 1)
    let height = max(Int((Double(cursor.height) * step.scale).rounded()), 1)
    let options = GIFOptions(loop: loop, colors: step.colors, jobs: jobs)
    let encoder = try GIFEncoder(width: width, height: height, options: options, to: bytes)
    let starts = stride(from: 0, to: manifest.frames.count, by: step.divisor).map { manifest.frames[$0].time }
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : manifest.animation.duration
      let picture = try cursor.picture(at: start).resized(width: width, height: height)
      try await encoder.write(Frame(bitmap: picture, start: start, end: end))
    }
    try await encoder.finish()
  }
}
