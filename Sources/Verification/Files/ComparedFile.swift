public import SpringformBitmap
import SpringformCodecs
public import SpringformComparison
import SpringformPipeline

/// A picture or an animation in a file, to be compared.
public struct ComparedFile: ComparedAnimation {
  public let timing: AnimationTiming
  public let isQuantised: Bool
  /// Whether a picture is compressed with loss.
  public let isLossy: Bool
  private var frames: AnimationFrames

  /// - Parameter path: a picture or animation of any format, or `-` for standard input.
  /// - Throws: `InputError`.
  public init(path: String) throws {
    frames = try AnimationFrames(path: path)
    let info = frames.info
    let times = info.playedTimes
    let plays: Int? = if case .times(let count) = info.loop { count } else { nil }
    timing = AnimationTiming(
      size: PixelSize(width: info.width, height: info.height), starts: Array(times.dropLast()),
      duration: times.last ?? 0, plays: info.frames.count == 1 ? 1 : plays)
    isQuantised = info.format.hasPalette
    isLossy = info.isLossy
  }

  public mutating func nextPicture() throws -> Bitmap? { try frames.next()?.bitmap }

  public var straightPicture: StraightAlphaBitmap? { get throws { try frames.straightPicture() } }
}
