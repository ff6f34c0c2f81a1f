import SpringformBitmap
import SpringformCodecs
import SpringformPipeline
import SpringformRaster
import SpringformScene
import SpringformText

/// A drawn animation as a baseline keeps it.
package struct Recording: Sendable {
  package let manifest: Manifest
  /// A lossless APNG.
  package let animation: [UInt8]

  /// Takes what was recorded before; the manifest must be the animation's.
  init(manifest: Manifest, animation: [UInt8]) {
    self.manifest = manifest
    self.animation = animation
  }

  /// Draws a subject; pictures are compressed one by one.
  /// - Parameters:
  ///   - subject: what is drawn.
  ///   - progress: called after each picture with the count so far and the total.
  /// - Throws: what the scene, the drawing or the encoder throws.
  package init(
    of subject: Subject, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws {
    let playback = try Playback(subject.scene, settings: subject.settings)
    let size = try Renderer(scale: subject.settings.scale).pixelSize(of: subject.scene.size)
    let bytes = MemorySink()
    let encoder = try APNGEncoder(
      width: size.width, height: size.height, options: APNGOptions(loop: subject.loop), to: bytes)
    let log = FrameLog(passingTo: encoder)
    let fonts = try await Composition(playback).render(into: log, progress: progress)
    animation = bytes.bytes
    manifest = try Manifest(of: subject, playback, frames: log, fonts: fonts, animation: animation)
  }
}

extension Manifest {
  /// Draws a subject and keeps no pixels: what its manifest would be, but that there is no animation.
  static func fingerprint(
    of subject: Subject, progress: (_ done: Int, _ total: Int) -> Void
  ) async throws -> Self {
    let playback = try Playback(subject.scene, settings: subject.settings)
    let log = FrameLog()
    let fonts = try await Composition(playback).render(into: log, progress: progress)
    return try Self(of: subject, playback, frames: log, fonts: fonts, animation: [])
  }

  fileprivate init(
    of subject: Subject, _ playback: Playback, frames log: FrameLog, fonts: [FontFace], animation: [UInt8]
  ) throws {
    let settings = subject.settings
    let (trace, motion) = try playback.observe()
    let plays: Int? = if case .times(let plays) = subject.loop { plays } else { nil }
    self.init(
      name: subject.name, scene: subject.sceneName, parameters: subject.parameters,
      settings: RecordedSettings(
        rate: settings.rate, scale: settings.scale, speed: settings.speed, from: settings.from, to: settings.to,
        seed: settings.seed),
      animation: RecordedAnimation(
        width: log.width, height: log.height, duration: log.duration, plays: plays, byteCount: animation.count,
        digest: Digest(of: animation)),
      frames: log.frames, curves: RecordedCurves(trace, rows: playback.shown), motion: motion,
      environment: .current(fonts: fonts))
  }
}

/// Notes the frames that pass, on their way to another sink if there is one.
private final class FrameLog: FrameSink {
  private(set) var frames: [RecordedFrame] = []
  private(set) var width = 0
  private(set) var height = 0
  /// Seconds until the last frame's end.
  private(set) var duration = 0.0
  private let next: (any FrameSink)?
  /// Pictures that stand still are digested once.
  private var last: (bitmap: Bitmap, digest: Digest)?

  init(passingTo next: (any FrameSink)? = nil) { self.next = next }

  func write(_ frame: Frame) async throws {
    let digest = last?.bitmap == frame.bitmap ? last?.digest : nil
    let picture = (bitmap: frame.bitmap, digest: digest ?? frame.bitmap.digest)
    last = picture
    frames.append(RecordedFrame(time: frame.start, digest: picture.digest))
    width = frame.bitmap.width
    height = frame.bitmap.height
    duration = frame.end
    try await next?.write(frame)
  }

  func finish() async throws { try await next?.finish() }
}
