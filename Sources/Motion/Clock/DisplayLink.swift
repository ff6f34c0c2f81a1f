import SpringformNumerics

/// A callback that runs in step with the display.
public final class DisplayLink {
  /// The time of the refresh being prepared, in seconds.
  public private(set) var timestamp = 0.0
  /// When the next callback is due, in seconds.
  public private(set) var targetTimestamp = 0.0
  /// The length of one refresh, in seconds.
  public private(set) var duration = 0.0
  /// While paused, refreshes pass without a callback; they are skipped, not queued.
  public var isPaused = false
  /// The wanted rate in hertz; 0 is the display's own. The link runs on every n-th refresh, n the nearest whole number.
  public var preferredFramesPerSecond = 0.0

  /// Whether a stage with this link is not at rest. One that only follows what else moves need not keep it awake.
  public let keepsAwake: Bool

  private var callback: ((DisplayLink) -> Void)?
  private var lastIndex: Int?

  package init(keepsAwake: Bool = true, _ callback: @escaping (DisplayLink) -> Void) {
    self.keepsAwake = keepsAwake
    self.callback = callback
  }

  public var isValid: Bool { callback != nil }

  /// Ends the link for good and lets go of its callback.
  public func invalidate() { callback = nil }

  /// How many refreshes lie between two callbacks.
  package static func interval(refreshDuration: Double, preferredFramesPerSecond: Double) -> Int {
    guard preferredFramesPerSecond > 0 else { return 1 }
    return Int((1 / (refreshDuration * preferredFramesPerSecond)).rounded().clamped(to: 1...1e9, otherwise: 1))
  }

  /// Runs the callback if one is due at this refresh.
  package func refresh(_ tick: Tick) {
    let interval = Self.interval(refreshDuration: tick.duration, preferredFramesPerSecond: preferredFramesPerSecond)
    guard let callback, !isPaused, lastIndex.map({ tick.index >= $0 + interval }) ?? true else { return }
    lastIndex = tick.index
    timestamp = tick.time
    duration = tick.duration
    targetTimestamp = tick.time + tick.duration * Double(interval)
    callback(self)
  }
}
