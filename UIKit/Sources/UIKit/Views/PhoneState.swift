public import QuartzCore

// What a phone's app asks of its surroundings: here an upright phone without a status bar.

extension UIApplication {
  public var isStatusBarHidden: Bool { true }
  public var statusBarStyle: UIStatusBarStyle { .default }
  /// Empty, as none is shown.
  public var statusBarFrame: CGRect { .zero }
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }

  public func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) { noteMissing("status bars") }
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { noteMissing("status bars") }
}

public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isPortrait }
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isLandscape }
