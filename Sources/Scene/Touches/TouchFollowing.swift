extension Touch {
  /// What has happened to a touch.
  public enum Phase: Hashable, Sendable { case began, moved, ended }
}

extension Tape {
  /// Tells of every touch what happens to it, before the recognisers of layers hear of it: for those who look for themselves what
  /// lies below a finger.
  public func follow(_ body: @escaping (Touch, Touch.Phase) -> Void) { followers.append(body) }

  func tellFollowers(of touch: Touch, _ phase: Touch.Phase) {
    for follower in followers { follower(touch, phase) }
  }
}
