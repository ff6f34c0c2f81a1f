/// What can be chosen about an animated PNG.
package struct APNGOptions: Hashable, Sendable {
  /// Up to 2147483647 plays.
  package var loop: LoopCount
  /// 0 stores, 1 is fast, 12 is small; other numbers become the nearest of these.
  package var compressionLevel: Int
  /// How many images are compressed at the same time, 1 or more. The bytes do not depend on it, memory does.
  package var jobs: Int

  package init(loop: LoopCount = .forever, compressionLevel: Int = 7, jobs: Int = 2) {
    self.loop = loop
    self.jobs = max(jobs, 1)
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
