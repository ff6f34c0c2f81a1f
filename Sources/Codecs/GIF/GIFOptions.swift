/// How often an animation plays.
public enum LoopCount: Hashable, Sendable {
  case forever
  /// 1...65536 plays.
  case times(Int)
}

/// What can be chosen about a GIF.
public struct GIFOptions: Hashable, Sendable {
  public var loop: LoopCount

  public init(loop: LoopCount = .forever) {
    self.loop = loop
  }
}

extension LoopCount {
  /// The number in the NETSCAPE2.0 extension, nil where the extension has to be absent.
  ///
  /// Players repeat an animation as often as the number says *after* the first play (Chromium, Firefox), 0 meaning
  /// for ever; a file without the extension plays once.
  var netscapeRepetitions: UInt16? {
    get throws(EncoderError) {
      switch self {
      case .forever: return 0
      case .times(1): return nil
      case .times(let plays):
        guard plays > 1, let repetitions = UInt16(exactly: plays - 1) else { throw .loopCount(plays) }
        return repetitions
      }
    }
  }
}
