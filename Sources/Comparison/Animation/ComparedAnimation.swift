public import SpringformBitmap

/// An animation as a comparison wants it: what is known at once, and pictures one by one, so that memory does not grow
/// with their number.
///
/// A value: a copy begins where the original stands, which lets a comparison go over an animation a second time.
public protocol ComparedAnimation: Sendable {
  var timing: AnimationTiming { get }
  /// Whether the pictures went through a palette, as those of a GIF do.
  var isQuantised: Bool { get }
  /// The next picture; all have the size that ``timing`` says, and there are as many as it has times.
  mutating func nextPicture() throws -> Bitmap?
  /// Passes over pictures, or over all that are left when there are fewer.
  mutating func skipPictures(_ count: Int) throws
  /// The last picture before its colours were multiplied by alpha, which pixelmatch counts by; nil when it is not known.
  var straightPicture: StraightAlphaBitmap? { get throws }
}

extension ComparedAnimation {
  public var isQuantised: Bool { false }
  public mutating func skipPictures(_ count: Int) throws { for _ in 0..<max(count, 0) { _ = try nextPicture() } }
  public var straightPicture: StraightAlphaBitmap? { nil }
}

/// Size and times of an animation.
public struct AnimationTiming: Hashable, Sendable {
  public var size: PixelSize
  /// When each frame appears, in seconds from 0 on, never descending. Never empty.
  public var starts: [Double]
  /// When the last frame goes, in seconds.
  public var duration: Double
  /// How often it plays, nil for ever.
  public var plays: Int?

  public init(size: PixelSize, starts: [Double], duration: Double, plays: Int?) {
    self.size = size
    self.starts = starts
    self.duration = duration
    self.plays = plays
  }
}

/// Pictures held in memory, for short animations.
public struct PictureSequence: ComparedAnimation {
  public let timing: AnimationTiming
  private let pictures: [Bitmap]
  private var next = 0

  /// - Parameters:
  ///   - pictures: at least one, all of one size.
  ///   - rate: pictures per second.
  ///   - plays: how often they play, nil for ever.
  /// - Throws: ``ComparisonError`` when there are no pictures, or a picture has a size of its own.
  public init(_ pictures: [Bitmap], rate: Double = 50, plays: Int? = nil) throws(ComparisonError) {
    guard let first = pictures.first else { throw .noFrames }
    for (index, picture) in pictures.enumerated() where picture.size != first.size {
      throw .frameSize(index: index, picture.size, expected: first.size)
    }
    timing = AnimationTiming(
      size: first.size, starts: pictures.indices.map { Double($0) / rate }, duration: Double(pictures.count) / rate,
      plays: plays)
    self.pictures = pictures
  }

  public mutating func nextPicture() -> Bitmap? {
    guard next < pictures.count else { return nil }
    defer { next += 1 }
    return pictures[next]
  }

  public mutating func skipPictures(_ count: Int) { next = min(next + max(count, 0), pictures.count) }
}
