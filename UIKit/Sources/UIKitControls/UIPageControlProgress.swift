public import UIKitCore

/// How much of the current page has been seen: the current dot of a page control is a bar that fills.
open class UIPageControlProgress: NSObject {
  open weak var delegate: (any UIPageControlProgressDelegate)?
  weak var control: UIPageControl?
  /// Of the current page, 0...1.
  open var currentProgress: Float = 0 {
    didSet {
      currentProgress = currentProgress.isFinite ? min(max(currentProgress, 0), 1) : 0
      if currentProgress != oldValue { control?.showProgress() }
    }
  }
  /// Whether the current dot is the bar even while nothing of the page has been seen.
  open var progressVisible: Bool { isProgressVisible }
  open var isProgressVisible = true { didSet { control?.setNeedsLayout() } }

  override public init() { super.init() }

  /// Called when another page is current.
  func pageChanged() {
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: control?.currentPage ?? 0) ?? 0
  }
  func attached() {}
}

/// Is asked how much of a page has been seen when it comes.
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// Has time turn the pages: the bar fills, and then the next page comes.
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// In seconds, of each page that has no duration of its own.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last one.
  open var resetsToInitialPageAfterEnd = false
  private var durations: [Int: TimeInterval] = [:]
  private var link: CADisplayLink?
  private var last: CFTimeInterval = 0

  public init(preferredDuration: TimeInterval) { self.preferredDuration = preferredDuration }

  open var isRunning: Bool { link != nil }
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  open func resumeTimer() {
    guard link == nil, control != nil else { return }
    last = CACurrentMediaTime()
    let link = CADisplayLink(target: self, selector: Selector(UIPageControlTimerProgress.step, "step"))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  open func pauseTimer() {
    link?.invalidate()
    link = nil
  }

  override func attached() { resumeTimer() }

  private func step() {
    guard let control else { return pauseTimer() }
    let now = CACurrentMediaTime()
    defer { last = now }
    let duration = duration(forPage: control.currentPage)
    guard duration > 0 else { return }
    let progress = currentProgress + Float((now - last) / duration)
    guard progress >= 1 else { return currentProgress = progress }
    let next = control.currentPage + 1
    guard next < control.numberOfPages || resetsToInitialPageAfterEnd else {
      currentProgress = 1
      return pauseTimer()
    }
    let page = next < control.numberOfPages ? next : 0
    if let judge = delegate as? any UIPageControlTimerProgressDelegate,
      !judge.pageControlTimerProgress(self, shouldAdvanceToPage: page)
    {
      return currentProgress = 1
    }
    control.currentPage = page
    control.sendActions(for: .valueChanged)
  }
}

/// Is told when time turns pages.
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
}
