public import SpringformBitmap
public import SpringformCodecs
public import SpringformComparison
import SpringformPipeline

/// A picture or an animation in a file, to be compared.
public struct ComparedFile: ComparedAnimation {
  public private(set) var timing: AnimationTiming
  public var isQuantised: Bool { frames?.info.format.hasPalette ?? false }
  /// Whether a picture is compressed with loss.
  public let isLossy: Bool
  /// The file's bytes, if they are an APNG or a PNG that players show with the very times that were compared.
  package let portableBytes: [UInt8]?
  /// Times closer than this may be one and the same, in seconds: what the format rounds off.
  let timeStep: Double
  /// One of these is there.
  private var frames: AnimationFrames?
  private var video: VideoFrames?

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
    if let video = try VideoFile(bytes: bytes, path: path, options: DecoderOptions(animation: limits)) {
      self.init(video)
      return
    }
    try self.init(
      AnimationFrames(bytes: bytes, path: path, options: DecoderOptions(animation: limits)), bytes: bytes)
  }

  private init(_ frames: AnimationFrames, bytes: [UInt8]) {
    let info = frames.info
    let times = info.playedTimes
    let plays: Int? = if case .times(let count) = info.loop { count } else { nil }
    timing = AnimationTiming(
      size: PixelSize(width: info.width, height: info.height), starts: Array(times.dropLast()),
      duration: times.last ?? 0, plays: info.frames.count == 1 ? 1 : plays)
    isLossy = info.isLossy
    let isPortable = info.format == .apng || info.format == .png
    let keepsTime = info.frames.indices.allSatisfy {
      info.playedDelay(ofFrame: $0) == info.frames[$0].storedDelay.seconds
    }
    portableBytes = isPortable && (keepsTime || info.frames.count == 1) ? bytes : nil
    timeStep = info.format.hasPalette ? 0.01 : 0
    self.frames = frames
  }

  private init(_ video: VideoFile) {
    timing = AnimationTiming(
      size: video.size, starts: video.starts, duration: video.ends.last ?? 0, plays: nil)
    isLossy = true
    portableBytes = nil
    timeStep = 0.5 / video.rate
    self.video = VideoFrames(video)
  }

  public mutating func nextPicture() throws -> Bitmap? {
    guard let picture = try frames?.next()?.bitmap ?? video?.next()?.bitmap else { return nil }
    let size = timing.size
    return picture.size == size ? picture : try picture.cropped(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// Passes over the column and the row that made a video's sides even, where another animation tells that they were odd.
  mutating func dropPadding(beside other: Self) {
    let (size, odd) = (timing.size, other.timing.size)
    guard video != nil, size != odd, size.width == odd.width + odd.width % 2, size.height == odd.height + odd.height % 2
    else { return }
    timing.size = odd
  }

  /// Whether both went through palettes that have little in common: two encoders rounded their colours, or one did it to other
  /// pictures.
  func hasOtherPalette(than other: Self) -> Bool {
    guard let one = frames?.palette, let two = other.frames?.palette, !one.isEmpty, !two.isEmpty else { return false }
    return Double(one.intersection(two).count) < Self.samePalette * Double(max(one.count, two.count))
  }

  /// The share of the larger palette's colours that both have where one encoder made both. Found: 0.47 and more for GIFs of a scene
  /// with other parameters by ours; up to 0.32 for those of one scene by ours, ffmpeg's and gifsicle's.
  private static let samePalette = 0.4

  public mutating func skipPictures(_ count: Int) throws {
    try frames?.skip(count)
    video?.skip(count)
  }

  public var straightPicture: StraightAlphaBitmap? { get throws { try frames?.straightPicture() } }
}
