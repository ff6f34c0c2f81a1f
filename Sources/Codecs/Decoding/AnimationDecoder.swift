package import SpringformBitmap

/// Reads files of all formats (see ``ImageFormat``) and yields whole frames, one at a time, as a player would show them.
///
/// - The file's structure is checked at once, pixels when their frame is asked for. Damage is an error, never a guess:
///   a file that merely looks right to a viewer is refused, unless ``DecoderOptions/leniency`` lets it pass.
/// - Memory: the file, one picture (two where a frame has to be restored), and one frame's decompressed data.
/// - Colours become sRGB, as browsers show them, by the file's profile, code points or gamma. Samples of 16 bits are rounded to 8.
public struct AnimationDecoder: Sendable {
  public let info: AnimationInfo
  private let file: any AnimationSource
  private let delays: FrameDelay.Reading
  private var canvas: FrameCanvas?
  private var clock = FrameClock()
  private var next = 0

  /// - Parameters:
  ///   - bytes: the whole file. What follows its regular end is ignored.
  ///   - options: limits, and what is forgiven.
  /// - Throws: ``DecoderError``.
  public init(bytes: [UInt8], options: DecoderOptions = DecoderOptions()) throws(DecoderError) {
    guard let read = ImageFormat(sniffing: bytes)?.read else {
      throw DecoderError(nil, at: 0, bytes.isEmpty ? .truncated : .unknownFormat)
    }
    let stored = try read(bytes, options)
    file = stored.conversion.map { ConvertedSource(stored, $0) } ?? stored
    info = file.info
    delays = options.delays
    try options.animation.check(info)
  }

  /// The next frame with its times from 0, nil after the last. A still picture stays for 0.1 s, as a frame without a
  /// delay does; ``DecoderOptions/delays`` tells what short delays mean.
  /// - Throws: ``DecoderError``, at every further call again.
  public mutating func nextFrame() throws(DecoderError) -> Frame? {
    guard next < info.frames.count else { return nil }
    // Who finds damage in a frame finds it again and needs no canvas any more.
    var canvas = if let shown = canvas.take() { shown } else { try makeCanvas() }
    try canvas.draw(next, of: file)
    self.canvas = canvas
    let start = clock.seconds
    clock.advance(by: info.frames[next].storedDelay.read(delays, in: info.format))
    next += 1
    return Frame(bitmap: canvas.bitmap, start: start, end: clock.seconds)
  }

  /// Passes over frames. Those that nothing is seen of later are not decoded, so that damage in them is not noticed.
  /// - Parameter count: of frames; the rest of the file if there are fewer.
  /// - Throws: ``DecoderError``.
  package mutating func skip(_ count: Int) throws(DecoderError) {
    let end = min(next + max(count, 0), info.frames.count)
    // The frame after those that are passed over may begin anew as well.
    let first = info.frames[next..<min(end + 1, info.frames.count)].lastIndex { coversEverything($0) } ?? next
    while next < first {
      clock.advance(by: info.frames[next].storedDelay.read(delays, in: info.format))
      next += 1
    }
    while next < end { _ = try nextFrame() }
  }

  /// Whether nothing before a frame is seen once it is there, nor later.
  private func coversEverything(_ frame: FrameInfo) -> Bool {
    !frame.blends && frame.area == info.width * info.height && frame.disposal != .restore
  }

  /// The picture of a file that has only one, with its colours as they are stored, nil for an animation.
  /// - Throws: ``DecoderError``.
  package func straightPicture() throws(DecoderError) -> StraightAlphaBitmap? {
    guard let frame = info.frames.first, info.frames.count == 1, frame.area == info.width * info.height else {
      return nil
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(frame.area)
    try file.decode(frame: 0, premultiplied: false) { pixels += $0 }
    // The size has been checked, and there are as many pixels.
    return try? StraightAlphaBitmap(width: info.width, height: info.height, pixels: pixels)
  }

  /// The colours that pictures were rounded to; empty for a format without a palette.
  package var palette: Set<UInt32> { file.palette }

  private func makeCanvas() throws(DecoderError) -> FrameCanvas {
    do {
      return try FrameCanvas(width: info.width, height: info.height)
    } catch {
      throw DecoderError(info.format, at: 0, .size(width: info.width, height: info.height))
    }
  }
}

/// A file whose structure has been read.
protocol AnimationSource: Sendable {
  var info: AnimationInfo { get }
  /// The colours that pictures were rounded to.
  var palette: Set<UInt32> { get }
  /// What makes its colours sRGB, nil where they are.
  var conversion: ColorConversion? { get }

  /// Decodes a frame and hands over the pixels of its rectangle row by row, from the top.
  func decode(
    frame index: Int, premultiplied: Bool, row: (UnsafeBufferPointer<UInt32>) -> Void
  ) throws(DecoderError)

  /// Decodes a frame and puts it on a picture, which it lies inside of: over what is there, or in its place. Who can do that
  /// without rows in between saves time.
  /// - Parameters:
  ///   - canvas: premultiplied pixels.
  ///   - width: of the picture.
  func draw(frame index: Int, on canvas: UnsafeMutableBufferPointer<UInt32>, width: Int) throws(DecoderError)
}

extension AnimationSource {
  var palette: Set<UInt32> { [] }
  var conversion: ColorConversion? { nil }
}

extension [UInt32] {
  /// Lends a picture's rows to `body` one by one.
  func forEachRow(width: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Void) {
    withUnsafeBufferPointer { pixels in
      for start in stride(from: 0, to: count, by: width) {
        body(UnsafeBufferPointer(rebasing: pixels[start..<start + width]))
      }
    }
  }
}
