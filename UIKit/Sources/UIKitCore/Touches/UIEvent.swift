public import QuartzCore

/// What happens with the fingers that are down, or with the phone.
public final class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none, motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack,
      remoteControlPreviousTrack
  }

  public let type: EventType
  public let subtype: EventSubtype
  public internal(set) var allTouches: Set<UITouch>?
  public internal(set) var timestamp: TimeInterval = 0

  override public convenience init() { self.init(.touches) }

  init(_ type: EventType, _ subtype: EventSubtype = .none, at timestamp: TimeInterval = 0) {
    (self.type, self.subtype, self.timestamp) = (type, subtype, timestamp)
  }

  /// The fingers that came down on a view.
  public func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  /// Those that came down in a window.
  public func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
  /// Those that a recogniser follows.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains(gesture) == true }
  }

  private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let own = (allTouches ?? []).filter(isMeant)
    return own.isEmpty ? nil : own
  }

  /// The finger alone: a scene's screen reports each of its places.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Nothing is foretold.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  /// Whether something of it happens in a window.
  func concerns(_ window: UIWindow) -> Bool { touches(for: window) != nil }
}
