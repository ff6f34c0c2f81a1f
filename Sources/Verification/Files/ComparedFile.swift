public import SpringformBitmap
public import SpringformCodecs
public import SpringformComparison
import SpringformPipeline

/// A picture or an animation in a file, to be compared.
public struct ComparedFile: ComparedAnimation {
  public let timing: AnimationTiming
  public let isQuantised: Bool
  /// Whether a picture is compressed with loss.
  public let isLossy: Bool
  /// The file's bytes, if they are an APNG or a PNG that players show with the very times that were compared.
  package let portableBytes: [UInt8]?
  private var frames: AnimationFrames

  /// - Parameters:
  ///   - path: a picture or animation of any format, or `-` for standard input.
  ///   - limits: how large an animation may be.
  /// - Throws: `InputError`.
  public init(path: String, limits: AnimationLimits = .none) throws {
    try self.init(bytes: InputFile.bytes(of: path), path: path, limits: limits)
  }

  /// - Parameters:
  ///   - bytes: a whole file.
  ///   - path: where it was, for errors.
  ///   - limits: how large an animation may be.
  /// - Throws: `InputError.damaged`.
  package init(bytes: [UInt8], path: String, limits: AnimationLimits = .none) throws {
    frames = try AnimationFrames(bytes: bytes, path: path, options: DecoderOptions(animation: limits))
    let info = frames.info
    let times = info.playedTimes
    let plays: Int? = if case .times(let count) = info.loop { count } else { nil }
    timing = AnimationTiming(
      size: PixelSize(width: info.width, height: info.height), starts: Array(times.dropLast()),
      duration: times.last ?? 0, plays: info.frames.count == 1 ? 1 : plays)
    isQuantised = info.format.hasPalette
    isLossy = info.isLossy
    let isPortable = info.format == .apng || info.format == .png
    let keepsTime = info.frames.indices.allSatisfy {
      info.playedDelay(ofFrame: $0) == info.frames[$0].storedDelay.seconds
    }
    portableBytes = isPortable && (keepsTime || info.frames.count == 1) ? bytes : nil
  }

  public mutating func nextPicture() throws -> Bitmap? { try frames.next()?.bitmap }

  public mutating func skipPictures(_ count: Int) throws { try frames.skip(count) }

  public var straightPicture: StraightAlphaBitmap? { get throws { try frames.straightPicture() } }
}
