/// New times for frames.
public struct FrameTiming: Hashable, Sendable {
  /// How long the frames stay, in seconds, instead of their own times: one value for all, or one for each; empty keeps
  /// their own.
  public var delays: [Double]
  /// What is kept: from one time of the frames to another, in seconds before `speed` counts. The picture that is on screen
  /// at the start is the first, for as long as is left of it. By default all.
  public var from: Double
  public var to: Double?
  /// Above 1 plays faster.
  public var speed: Double
  /// Pictures per second of the result, sampled from the frames: some may be shown twice, others left out. By default
  /// every frame stays.
  public var rate: Double?
  /// How much longer the last frame shows, in seconds of the result.
  public var hold: Double

  public init(
    delays: [Double] = [], from: Double = 0, to: Double? = nil, speed: Double = 1, rate: Double? = nil, hold: Double = 0
  ) {
    self.delays = delays
    self.from = from
    self.to = to
    self.speed = speed
    self.rate = rate
    self.hold = hold
  }
}
