/// Refreshes per second that something asks for; 0 for any.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred ?? 0)
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

extension CADisplayLink {
  /// How often it is called: as often as is preferred, else as often as at most.
  public var preferredFrameRateRange: CAFrameRateRange {
    get {
      let rate = Float(preferredFramesPerSecond)
      return CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
    set { preferredFramesPerSecond = Int(newValue.preferred > 0 ? newValue.preferred : newValue.maximum) }
  }
}
