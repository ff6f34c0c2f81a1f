import SpringformBitmap
import SpringformCodecs
import SpringformProcesses

/// Feeds pictures to ffmpeg, and hands the file on once it is complete: its beginning, which players want first, is written
/// last.
///
/// A video shows its pictures at one rate. Each stays until the moment, rounded to that rate, at which it goes; so a picture that
/// is held is there several times, and rounding does not add up.
final class VideoEncoder: FrameSink {
  private let codec: VideoCodec
  private let size: PixelSize
  private let rate: PictureRate
  private let quality: Double
  private let expectsTransparency: Bool
  private let bytes: any ByteSink
  private var validator: FrameValidator
  private var work: Work?
  /// Pictures that ffmpeg has.
  private var count = 0
  /// The picture last shown, as ffmpeg gets it.
  private var last: (bitmap: Bitmap, planes: [UInt8])?
  private var losesTransparency = false

  /// ffmpeg at work on a file.
  private struct Work {
    let file: AnonymousFile
    let program: ChildProcess
    let layout: PlaneLayout
  }

  init(_ codec: VideoCodec, size: PixelSize, settings: EncodingSettings, to bytes: any ByteSink) throws {
    guard (0.01...1000).contains(settings.rate) else { throw VideoError.rate(settings.rate) }
    validator = try FrameValidator(width: size.width, height: size.height)
    self.codec = codec
    self.size = size
    rate = PictureRate(settings.rate)
    quality = settings.quality ?? VideoCodec.usualQuality
    expectsTransparency = settings.expectsTransparency
    self.bytes = bytes
  }

  var warnings: [EncoderWarning] { losesTransparency ? [.transparencyLost] : [] }

  func write(_ frame: Frame) throws {
    let end = Int((try validator.accept(frame) * rate.perSecond).rounded())
    // Of pictures that are too short to be seen, the last is shown if nothing else is.
    try show(frame.bitmap, until: end)
  }

  func finish() throws {
    try validator.finish()
    if count == 0, let last { try show(last.bitmap, until: 1) }
    guard let work else { return }
    try VideoError.telling { try work.program.finish() }
    self.work = nil
    try work.file.readAll { try bytes.write($0) }
  }

  private func show(_ bitmap: Bitmap, until end: Int) throws {
    let work = try self.work ?? begin(with: bitmap)
    self.work = work
    if last?.bitmap != bitmap {
      if !work.layout.hasAlpha, !losesTransparency { losesTransparency = !bitmap.isOpaque }
      last = (bitmap, bitmap.planes(work.layout))
    }
    guard let planes = last?.planes else { return }
    while count < end {
      try VideoError.telling { try planes.withUnsafeBytes { try work.program.write($0) } }
      count += 1
    }
  }

  /// The first picture tells whether there is transparency, unless it is known to come.
  private func begin(with bitmap: Bitmap) throws -> Work {
    let layout = codec.layout(hasAlpha: codec.hasAlpha && (expectsTransparency || !bitmap.isOpaque))
    return try VideoError.telling {
      let file = try AnonymousFile()
      let arguments = codec.arguments(
        size: layout.size(of: size), rate: rate, quality: quality, hasAlpha: layout.hasAlpha,
        path: AnonymousFile.inheritedPath)
      let program = try ChildProcess(
        FFmpeg.program, arguments: arguments, input: .pipe, file: file.descriptor)
      return Work(file: file, program: program, layout: layout)
    }
  }
}
