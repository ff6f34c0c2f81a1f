/// What may differ between two animations that still pass.
public struct AnimationTolerance: Hashable, Sendable {
  /// For each moment's picture.
  public var picture: Tolerance
  /// So many moments may differ. Counts below 0 mean 0.
  public var failingMoments: Int
  /// By how much the numbers of frames may differ.
  public var frameCount: Int
  /// By how many seconds durations and delays may differ; times so close are one moment.
  public var seconds: Double
  /// By which share the rates may differ, 0.01 for 1 %.
  public var rate: Double
  /// Whether the last picture may stay for any time, where all others come when they should: some encoders do not write down
  /// how long it stays.
  public var allowsAnyLastDelay: Bool

  public init(
    picture: Tolerance = Tolerance(), failingMoments: Int = 0, frameCount: Int = 0, seconds: Double = 0.001,
    rate: Double = 0.001, allowsAnyLastDelay: Bool = false
  ) {
    self.picture = picture
    self.failingMoments = failingMoments
    self.frameCount = frameCount
    self.seconds = seconds
    self.rate = rate
    self.allowsAnyLastDelay = allowsAnyLastDelay
  }
}
