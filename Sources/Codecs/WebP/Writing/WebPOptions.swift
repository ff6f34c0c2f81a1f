/// What can be chosen about an animated WebP.
package struct WebPOptions: Hashable, Sendable {
  package enum Compression: Hashable, Sendable {
    /// Every pixel stays as it is.
    case lossless
    /// 0, small, to 100, good; other numbers become the nearest of these.
    case lossy(quality: Double)
  }

  /// The most plays that a file can state.
  package static let maximumPlays = 65_535

  /// Up to ``maximumPlays``.
  package var loop: LoopCount
  package var compression: Compression
  /// How long to search for a smaller file with loss: 0, fast, to 6, small; other numbers become the nearest of these.
  package var effort: Int

  /// How many pictures without loss are compressed at the same time, 1 or more; the file does not depend on it.
  package var jobs: Int

  package init(
    loop: LoopCount = .forever, compression: Compression = .lossless, effort: Int = 3, jobs: Int = 1
  ) {
    self.jobs = max(jobs, 1)
    self.loop = loop
    self.compression = compression
    self.effort = min(max(effort, 0), 6)
  }
}

extension LoopCount {
  /// The number of plays that a WebP has, 0 meaning for ever.
  var webPPlays: Int32 {
    get throws(EncoderError) {
      switch self {
      case .forever: return 0
      case .times(let plays):
        guard (1...WebPOptions.maximumPlays).contains(plays) else { throw .loopCount(plays) }
        return Int32(plays)
      }
    }
  }
}
