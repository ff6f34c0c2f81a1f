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
    let size = try Renderer(scale: subject.settings.scale).pixelSize(of: playback.size)
    let bytes = MemorySink()
    let encoder = try APNGEncoder(
      width: size.width, height: size.height, options: APNGOptions(loop: subject.loop), to: bytes)
    let log = FrameLog(passingTo: encoder)
    let fonts = try await Composition(playback).render(into: log, progress: progress).fonts
    animation = bytes.bytes
    manifest = try Manifest(of: subject, playback, frames: log, fonts: fonts, animation: animation)
  }
}

extension Manifest {
  /// Draws a subject, until it shows something else than a baseline if there is one, and keeps no pixels: what its manifest would
  /// be, but that there is no animation, and no frame after the first that is another.
  static func fingerprint(
    of subject: Subject, against baseline: Self? = nil, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws -> Self {
    let playback = try Playback(subject.scene, settings: subject.settings)
    let log = FrameLog(whileAs: baseline?.frames)
    var fonts: [FontFace] = []
    do {
      fonts = try await Composition(playback).render(into: log, progress: progress).fonts
    } catch is FrameLog.OtherFrame {}
    return try Self(of: subject, playback, frames: log, fonts: fonts, animation: [])
  }

  /// Whether a fingerprint's frames are the first of this one.
  func begins(as fingerprint: Self) -> Bool {
    frames.starts(with: fingerprint.frames) && animation.width == fingerprint.animation.width
      && animation.height == fingerprint.animation.height
  }

  fileprivate init(
    of subject: Subject, _ playback: Playback, frames log: FrameLog, fonts: [FontFace], animation: [UInt8]
  ) throws {
    let settings = subject.settings
    let (trace, motion) = try playback.observe()
    let plays: Int? = if case .times(let plays) = subject.loop { plays } else { nil }
    self.init(
      name: subject.name, scene: subject.sceneName, parameters: subject.parameters,
      settings: RecordedSettings(settings),
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
  /// What the frames have to be.
  private let expected: [RecordedFrame]?
  /// Pictures that stand still are digested once.
  private var last: (bitmap: Bitmap, digest: Digest)?

  init(passingTo next: any FrameSink) { (self.next, expected) = (next, nil) }

  /// Ends with the first frame that is not as expected, if any is, and throws ``OtherFrame``.
  init(whileAs expected: [RecordedFrame]?) { (next, self.expected) = (nil, expected) }

  struct OtherFrame: Error {}

  func write(_ frame: Frame) async throws {
    let digest = last?.bitmap == frame.bitmap ? last?.digest : nil
    let picture = (bitmap: frame.bitmap, digest: digest ?? frame.bitmap.digest)
    last = picture
    frames.append(RecordedFrame(time: frame.start, digest: picture.digest))
    width = frame.bitmap.width
    height = frame.bitmap.height
    duration = frame.end
    if let expected, expected.dropFirst(frames.count - 1).first != frames.last { throw OtherFrame() }
    try await next?.write(frame)
  }

  func finish() async throws { try await next?.finish() }
}
