import Springform
public import UIKitCore

// Core Haptics: what a pattern would be felt as is an event of the scene's trace, `haptic.transient` or `haptic.continuous`, at the
// time and with the intensity that it has in the pattern. Nothing is heard.

/// Plays patterns.
open class CHHapticEngine {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
    case gameControllerDisconnect
    case systemError = -1
  }
  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }

  public struct DeviceCapability: Sendable {
    public let supportsHaptics: Bool
    public let supportsAudio: Bool
  }

  public init() throws {}

  open class func capabilitiesForHardware() -> DeviceCapability {
    DeviceCapability(supportsHaptics: true, supportsAudio: false)
  }

  /// In seconds of the scene.
  open var currentTime: TimeInterval { CACurrentMediaTime() }
  /// Never called: nothing stops the engine but who asks for it.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Never called: nothing resets the engine.
  open var resetHandler: () -> Void = {}
  open var playsHapticsOnly = false
  open var playsAudioOnly = false
  open var isMutedForAudio = false
  open var isMutedForHaptics = false
  open var isAutoShutdownEnabled = false

  open func start() throws {}
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) {
    MainLoop.current?.after(0) { completionHandler?(nil) }
  }
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {
    MainLoop.current?.after(0) { completionHandler?(nil) }
  }
  open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {
    MainLoop.current?.after(max(playersEnd - currentTime, 0)) { _ = finishedHandler(nil) }
  }
  /// When the last of the patterns ends that have been started, in seconds of the scene.
  fileprivate var playersEnd: TimeInterval = 0

  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    HapticPlayer(pattern, engine: self)
  }
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    HapticPlayer(pattern, engine: self)
  }
}

public let CHHapticTimeImmediate: TimeInterval = 0

public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  var isMuted: Bool { get set }
}

public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
  var completionHandler: ((any Error)?) -> Void { get set }
}

private final class HapticPlayer: CHHapticAdvancedPatternPlayer {
  private let pattern: CHHapticPattern
  private weak var engine: CHHapticEngine?
  /// Counts the plays, so that one that has been stopped tells no more.
  private var play = 0
  private var intensity: Float = 1
  var isMuted = false
  var loopEnabled = false {
    didSet { if loopEnabled { noteMissing("haptic patterns that repeat") } }
  }
  var loopEnd: TimeInterval = 0
  var playbackRate: Float = 1
  var completionHandler: ((any Error)?) -> Void = { _ in }

  init(_ pattern: CHHapticPattern, engine: CHHapticEngine) { (self.pattern, self.engine) = (pattern, engine) }

  func start(atTime time: TimeInterval) {
    play += 1
    // A pattern at a standstill comes to none of its events.
    guard playbackRate > 0 else { return }
    let (play, wait, rate) = (play, max(time - CACurrentMediaTime(), 0), Double(playbackRate))
    let end = wait + pattern.duration / rate
    if let engine { engine.playersEnd = max(engine.playersEnd, engine.currentTime + end) }
    for event in pattern.events {
      // Whoever starts a player need not keep it.
      MainLoop.current?.after(wait + event.relativeTime / rate) { [self] in
        guard play == self.play, !isMuted, engine?.isMutedForHaptics != true else { return }
        event.trace(times: intensity)
      }
    }
    MainLoop.current?.after(end) { [self] in
      if play == self.play { completionHandler(nil) }
    }
  }
  func stop(atTime time: TimeInterval) {
    let play = play
    MainLoop.current?.after(max(time - CACurrentMediaTime(), 0)) { [weak self] in
      if let self, play == self.play { self.play += 1 }
    }
  }
  func cancel() { play += 1 }
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) {
    for parameter in parameters where parameter.parameterID == .hapticIntensityControl { intensity = parameter.value }
  }
  func pause(atTime time: TimeInterval) { stop(atTime: time) }
  func resume(atTime time: TimeInterval) {
    noteMissing("haptic patterns that go on where they were paused: they begin again")
    start(atTime: time)
  }
  func seek(toOffset offsetTime: TimeInterval) { noteMissing("places in haptic patterns") }
}
