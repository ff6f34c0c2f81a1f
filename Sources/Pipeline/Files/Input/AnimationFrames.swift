package import SpringformBitmap
public import SpringformCodecs
import SpringformNumerics

/// The frames of an animation in a file, with its own times.
public struct AnimationFrames: FrameSource, Sendable {
  public var info: AnimationInfo { decoder.info }
  public var width: Int { info.width }
  public var height: Int { info.height }
  public var count: Int? { info.frames.count }
  /// The whole file, of which there is one copy.
  package let bytes: [UInt8]
  package let path: String
  private let delays: FrameDelay.Reading
  private var decoder: AnimationDecoder

  /// Reads a whole file and checks its structure.
  /// - Parameters:
  ///   - path: a picture or animation of any `ImageFormat`, or `-` for standard input.
  ///   - options: limits, and what is forgiven.
  /// - Throws: ``InputError``.
  public init(path: String, options: DecoderOptions = DecoderOptions()) throws(InputError) {
    try self.init(bytes: InputFile.bytes(of: path), path: path, options: options)
  }

  /// - Parameters:
  ///   - path: as above.
  ///   - maximumSize: the largest file that is read, in bytes.
  ///   - options: as above.
  /// - Throws: ``InputError``.
  package init(path: String, maximumSize: Int, options: DecoderOptions) throws(InputError) {
    try self.init(bytes: InputFile.bytes(of: path, maximumSize: maximumSize), path: path, options: options)
  }

  /// - Parameters:
  ///   - bytes: a whole file.
  ///   - path: where it was, for errors.
  ///   - options: limits, and what is forgiven.
  /// - Throws: ``InputError/damaged(path:_:)``.
  package init(bytes: [UInt8], path: String, options: DecoderOptions = DecoderOptions()) throws(InputError) {
    self.path = path
    self.bytes = bytes
    var options = options
    options.leniency?.file = path
    delays = options.delays
    do throws(DecoderError) {
      decoder = try AnimationDecoder(bytes: bytes, options: options)
    } catch {
      throw .damaged(path: path, error)
    }
  }

  public mutating func next() throws(InputError) -> Frame? {
    do throws(DecoderError) {
      return try decoder.nextFrame()
    } catch {
      throw .damaged(path: path, error)
    }
  }

  /// The colours that pictures were rounded to; empty for a format without a palette.
  package var palette: Set<UInt32> { decoder.palette }

  /// Passes over frames, at no cost where the next one covers them.
  /// - Throws: ``InputError/damaged(path:_:)``.
  package mutating func skip(_ count: Int) throws(InputError) {
    do throws(DecoderError) {
      try decoder.skip(count)
    } catch {
      throw .damaged(path: path, error)
    }
  }

  /// The picture of a file that has only one, with its colours as they are stored, nil for an animation.
  /// - Throws: ``InputError/damaged(path:_:)``.
  package func straightPicture() throws(InputError) -> StraightAlphaBitmap? {
    do throws(DecoderError) {
      return try decoder.straightPicture()
    } catch {
      throw .damaged(path: path, error)
    }
  }

  /// The first frame, before any other is read.
  package mutating func firstFrame() throws(InputError) -> Frame {
    guard let frame = try next() else { throw .noPictures(path: path) }
    return frame
  }
}

extension AnimationFrames {
  /// When each frame goes, in seconds from 0.
  package var ends: [Double] { Array(info.times(delays).dropFirst()) }

  /// The pace of the animation in pictures per second: one over the delay in the middle of all, so that a long pause or
  /// a short flash does not count.
  package var typicalRate: Double {
    1 / (info.frames.map { $0.storedDelay.read(delays, in: info.format).seconds }.middle ?? 1)
  }
}
