public import QuartzCore

/// When the picture that is being made will be seen, as an update link's action is told.
public struct UIUpdateInfo: Sendable {
  /// When it is seen, in seconds of the scene.
  public let modelTime: TimeInterval
  /// When it has to be complete: here that is then.
  public let completionDeadlineTime: TimeInterval
  public let estimatedPresentationTime: TimeInterval
  public let isImmediatePresentationExpected = false
  public let isPerformingLowLatencyPhases = false
}

/// When in the making of a picture something is done. Here all of it is done at the refresh, in the order in which it was added.
public enum UIUpdateActionPhase: Int, Sendable {
  case beforeEventDispatch, afterEventDispatch, beforeCADisplayLinkDispatch, afterCADisplayLinkDispatch
  case beforeCATransactionCommit, afterCATransactionCommit, afterUpdateScheduled, afterUpdateComplete
}

/// Does something at every refresh while its view is in a window.
open class UIUpdateLink: NSObject {
  private weak var view: UIView?
  private var actions: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
  private var link: CADisplayLink?

  public init(view: UIView) { self.view = view }

  public convenience init(
    view: UIView, actionHandler handler: @escaping (_ updateLink: UIUpdateLink, _ updateInfo: UIUpdateInfo) -> Void
  ) {
    self.init(view: view)
    addAction(handler: handler)
  }

  open func addAction(handler: @escaping (_ updateLink: UIUpdateLink, _ updateInfo: UIUpdateInfo) -> Void) {
    actions.append(handler)
  }
  open func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (_ updateLink: UIUpdateLink, _ updateInfo: UIUpdateInfo) -> Void
  ) { actions.append(handler) }

  /// The target is not kept.
  open func addAction(target: Any, selector: Selector) {
    let target = WeakTarget(target as AnyObject)
    actions.append { link, info in
      guard let object = target.object else { return }
      if !selector.perform(on: object, with: [link, info]) {
        MainLoop.current?.fail("the update link's target \(type(of: object)) has no method \(selector)")
      }
    }
  }

  open var isEnabled = false { didSet { if isEnabled != oldValue { enabledChanged() } } }
  /// Whether there are refreshes where nothing else asks for them. Here there always are.
  open var requiresContinuousUpdates = false
  open var wantsLowLatencyEventDispatch = false
  open var wantsImmediatePresentation = false
  /// At which rate it is best called; see `CADisplayLink`.
  open var preferredFrameRateRange = CAFrameRateRange.default { didSet { setRate() } }

  open var currentUpdateInfo: UIUpdateInfo? { link.map { info(of: $0) } }

  private func enabledChanged() {
    link?.invalidate()
    link = nil
    guard isEnabled else { return }
    let link = CADisplayLink(target: self, selector: Selector(UIUpdateLink.refreshed, "refreshed:"))
    link.add(to: .main, forMode: .common)
    self.link = link
    setRate()
  }

  private func setRate() {
    link?.preferredFrameRateRange = preferredFrameRateRange
  }

  private func refreshed(_ link: CADisplayLink) {
    guard view?.window != nil else { return }
    let info = info(of: link)
    for action in actions { action(self, info) }
  }

  private func info(of link: CADisplayLink) -> UIUpdateInfo {
    let shown = link.targetTimestamp
    return UIUpdateInfo(modelTime: shown, completionDeadlineTime: shown, estimatedPresentationTime: shown)
  }
}
