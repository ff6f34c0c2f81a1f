public import SpringformBitmap

/// What a decoder takes upon itself.
public struct DecoderOptions: Sendable {
  /// The largest picture to accept, in pixels; no more than `Bitmap.maximumArea` is possible.
  public var maximumArea: Int
  /// How much of an animation to accept.
  public var animation: AnimationLimits
  /// What browsers forgive; nil to refuse whatever breaks a rule.
  public var leniency: Leniency?
  /// Which times frames get.
  public var delays: FrameDelay.Reading

  public init(
    maximumArea: Int = Bitmap.maximumArea, animation: AnimationLimits = .none, leniency: Leniency? = nil,
    delays: FrameDelay.Reading = .played
  ) {
    self.maximumArea = maximumArea
    self.animation = animation
    self.leniency = leniency
    self.delays = delays
  }
}

/// How large animations may be: a file of a hundred bytes can hold thousands of empty pictures that each take as much memory
/// and time as a large one.
public struct AnimationLimits: Hashable, Sendable {
  /// Pixels of one picture. Every GIF counts as an animation.
  public var area: Int
  /// Pixels of all pictures together.
  public var work: Int

  public init(area: Int, work: Int) {
    self.area = area
    self.work = work
  }

  /// For files that one has made.
  public static let none = AnimationLimits(area: .max, work: .max)

  /// For files of others: a 4K screen, and four gigapixels, which are more than half an hour of a 320x480 animation at 15
  /// frames a second, and a minute and a half of 1080p.
  public static let usual = AnimationLimits(area: 1 << 23, work: 1 << 32)

  /// Refuses an animation that is larger.
  func check(_ info: AnimationInfo) throws(DecoderError) {
    guard info.format == .gif || info.frames.count > 1 else { return }
    try check(info.format, width: info.width, height: info.height, frames: info.frames.count)
  }

  /// - Parameters:
  ///   - format: for the error.
  ///   - width: in pixels.
  ///   - height: in pixels.
  ///   - frames: how many pictures there are.
  package func check(_ format: ImageFormat?, width: Int, height: Int, frames: Int) throws(DecoderError) {
    guard width * height <= area else { throw DecoderError(format, at: 0, .tooLarge(width: width, height: height)) }
    guard frames <= work / (width * height) else {
      throw DecoderError(format, at: 0, .tooMuch(frames: frames, width: width, height: height))
    }
  }
}
