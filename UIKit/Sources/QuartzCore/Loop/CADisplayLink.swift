public import CoreGraphics
import Springform

/// A method that is called at every refresh of the display.
public final class CADisplayLink: NSObject {
  private var link: DisplayLink?
  private let target: AnyObject
  private let selector: Selector

  /// The link keeps its target until it is invalidated.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
  }

  /// Starts it; in which mode makes no difference here.
  public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {
    guard link == nil else { return }
    let main = MainLoop.required(for: "CADisplayLink.add(to:forMode:)")
    let (target, selector) = (target, selector)
    let link = main.stage.displayLink { [weak main, weak self] _ in
      main?.turn {
        guard let self, !selector.perform(on: target, with: [self]) else { return }
        main?.fail("the display link's target \(type(of: target)) has no method \(selector)")
      }
    }
    link.isPaused = isPaused
    link.preferredFramesPerSecond = Double(preferredFramesPerSecond)
    self.link = link
    // A display keeps its links, whoever else lets go of them.
    kept = self
  }

  private var kept: CADisplayLink?

  /// Stops it; it can be added again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    link?.invalidate()
    (link, kept) = (nil, nil)
  }

  public func invalidate() {
    link?.invalidate()
    kept = nil
  }

  /// Up to iOS 10: how many refreshes there are for each call.
  public var frameInterval: Int {
    get { preferredFramesPerSecond == 0 ? 1 : max(1, 60 / preferredFramesPerSecond) }
    set { preferredFramesPerSecond = newValue > 1 ? 60 / newValue : 0 }
  }

  /// While paused, refreshes pass without a call.
  public var isPaused = false { didSet { link?.isPaused = isPaused } }
  /// 0 for the display's own rate.
  public var preferredFramesPerSecond = 0 {
    didSet { link?.preferredFramesPerSecond = Double(preferredFramesPerSecond) }
  }
  /// The time of the refresh, in seconds.
  public var timestamp: CFTimeInterval { link?.timestamp ?? 0 }
  /// When the next call is due, in seconds.
  public var targetTimestamp: CFTimeInterval { link?.targetTimestamp ?? 0 }
  /// The length of a refresh, in seconds.
  public var duration: CFTimeInterval { link?.duration ?? 0 }
}
