import SpringformBitmap
import SpringformCodecs
import SpringformPipeline
import SpringformVerification

/// A recording in the formats that lie beside its GIF: WebP without loss, and MP4 where there is a program that writes it.
struct PreviewFilms {
  private(set) var webP: [UInt8]?
  private(set) var video: [UInt8]?
  /// What is not there and why.
  private(set) var missing: [MissingFormat] = []

  /// - Parameter makesVideo: whether the program that writes videos is here.
  /// - Throws: `InputError`, `EncoderError`.
  init(_ recording: Recording, loop: LoopCount, jobs: Int, makesVideo: Bool) async throws {
    let animation = recording.manifest.animation
    let longest = max(animation.width, animation.height)
    if longest <= WebPEncoder.maximumSide {
      let plays =
        if case .times(let plays) = loop { LoopCount.times(min(plays, WebPOptions.maximumPlays)) } else { loop }
      webP = try await Self.encoded(recording, as: .webP, EncodingSettings(loop: plays, jobs: jobs))
    } else {
      missing.append(.webP)
    }
    guard makesVideo else {
      missing.append(.videoProgram)
      return
    }
    do {
      let settings = EncodingSettings(rate: recording.manifest.settings.rate, jobs: jobs)
      video = try await Self.encoded(recording, as: .mp4, settings)
    } catch let error as VideoError {
      missing.append(.other("no MP4: \(error)"))
    }
  }

  private static func encoded(
    _ recording: Recording, as format: ImageFormat, _ settings: EncodingSettings
  ) async throws -> [UInt8] {
    let manifest = recording.manifest
    var cursor = try AnimationCursor(AnimationFrames(bytes: recording.animation, path: manifest.name))
    let memory = MemorySink()
    let encoder = try format.makeEncoder(
      width: cursor.width, height: cursor.height, settings: settings, to: memory)
    for (index, frame) in manifest.frames.enumerated() {
      let end = index + 1 < manifest.frames.count ? manifest.frames[index + 1].time : manifest.animation.duration
      try await encoder.write(Frame(bitmap: try cursor.picture(at: frame.time), start: frame.time, end: end))
    }
    try await encoder.finish()
    return memory.bytes
  }
}
