/// How often an animation plays.
public enum LoopCount: Hashable, Sendable {
  case forever
  /// 1...65536 plays.
  case times(Int)
}
