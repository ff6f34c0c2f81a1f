/// What can be chosen about an animated PNG.
public struct APNGOptions: Hashable, Sendable {
  /// Up to 2147483647 plays.
  public var loop: LoopCount
  /// 0 stores, 1 is fast, 12 is small; other numbers become the nearest of these.
  public var compressionLevel: Int

  public init(loop: LoopCount = .forever, compressionLevel: Int = 7) {
    self.loop = loop
    self.compressionLevel = min(max(compressionLevel, 0), 12)
  }
}

extension LoopCount {
  /// The number of plays that an APNG has, 0 meaning for ever.
  var animatedPNGPlays: UInt32 {
    get throws(EncoderError) {
      switch self {
      case .forever: return 0
      case .times(let plays):
        guard (1...Int(Int32.max)).contains(plays) else { throw .loopCount(plays) }
        return UInt32(plays)
      }
    }
  }
}
