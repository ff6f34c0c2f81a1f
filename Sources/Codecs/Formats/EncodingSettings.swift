/// What can be asked of an encoder, whichever it is. Each takes what its format has and passes over the rest.
public struct EncodingSettings: Hashable, Sendable {
  public var loop: LoopCount
  /// 0, small, to 100, good; nil for what is usual in the format.
  public var quality: Double?
  /// What a GIF's compression alone may change, 0...100 thousandths of the distance from black to white: a pixel may take a
  /// similar palette colour when that continues a run. Nil follows from the quality.
  public var lossy: Int?
  /// The most colours of a picture's palette, nil for as many as the format has.
  public var colors: Int?
  public var dither: Dithering
  /// Whether pictures may turn transparent that are opaque at first.
  public var expectsTransparency: Bool
  /// Pictures per second of a video, whose pictures all stay for the same time; above 0 and at most 1000. Other formats have a
  /// time for each.
  public var rate: Double
  /// How many pictures are worked on at the same time, 1 or more. The bytes do not depend on it.
  public var jobs: Int

  public init(
    loop: LoopCount = .forever, quality: Double? = nil, lossy: Int? = nil, colors: Int? = nil,
    dither: Dithering = .auto, expectsTransparency: Bool = false, rate: Double = 60, jobs: Int = 2
  ) {
    self.loop = loop
    self.quality = quality
    self.lossy = lossy
    self.colors = colors
    self.dither = dither
    self.expectsTransparency = expectsTransparency
    self.rate = rate
    self.jobs = jobs
  }
}
