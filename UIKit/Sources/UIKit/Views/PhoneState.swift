public import QuartzCore

// What a phone's app asks of its surroundings: here an upright phone without a status bar.

extension UIApplication {
  public var isStatusBarHidden: Bool { true }
  public var statusBarStyle: UIStatusBarStyle { .default }
  /// Empty, as none is shown.
  public var statusBarFrame: CGRect { .zero }
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }

  /// Until the counterpart was called as often, no finger is told of.
  public func beginIgnoringInteractionEvents() { keyWindow?.deafeningAnimationCount += 1 }
  public func endIgnoringInteractionEvents() {
    if isIgnoringInteractionEvents { keyWindow?.deafeningAnimationCount -= 1 }
  }
  public var isIgnoringInteractionEvents: Bool { (keyWindow?.deafeningAnimationCount ?? 0) > 0 }
}

public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isPortrait }
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isLandscape }
