import Springform
public import UIKitCore

/// Plays a sound of a file: a scene has none, and each beginning is an event of its trace, such as `sound.tick`, by the file's name.
///
/// Nothing is read of the file, so that it takes no time: it ends right after it has begun, and its delegate hears of it. One that is
/// repeated without end plays until somebody stops it, and so does one that its delegate plays again at its end.
open class AVAudioPlayer: NSObject {
  public let url: URL?
  public let data: Data?
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Between 0 and 1.
  open var volume: Float = 1
  open var pan: Float = 0
  open var rate: Float = 1
  open var enableRate = false
  /// How often it is repeated; without end if negative.
  open var numberOfLoops = 0
  /// In seconds.
  open var currentTime: TimeInterval = 0
  open private(set) var isPlaying = false
  /// In seconds.
  open var duration: TimeInterval { 0 }

  /// - Throws: for a file that is not there.
  public init(contentsOf url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
    (self.url, data) = (url, nil)
  }
  public convenience init(contentsOf url: URL, fileTypeHint: String?) throws { try self.init(contentsOf: url) }
  public init(data: Data) throws { (url, self.data) = (nil, data) }
  public convenience init(data: Data, fileTypeHint: String?) throws { try self.init(data: data) }

  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    isPlaying = true
    beginning += 1
    MainLoop.current?.stage.traceEvent("sound.\(url?.deletingPathExtension().lastPathComponent ?? "data")", 1)
    if numberOfLoops >= 0, !isEnding { MainLoop.current?.after(0) { [weak self, beginning] in self?.end(beginning) } }
    return true
  }

  /// How often it has begun.
  private var beginning = 0
  private var isEnding = false

  private func end(_ beginning: Int) {
    guard isPlaying, beginning == self.beginning else { return }
    (isPlaying, isEnding) = (false, true)
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    isEnding = false
  }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool {
    noteMissing("sounds that begin at a time of their own")
    return play()
  }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// Hears of the end of sounds.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
