public import QuartzCore

// What a phone's app asks of its surroundings: here an upright phone. Its status bar is not drawn; a scene's `safeAreaInsets` leave room
// for it, or there is none.

extension UIApplication {
  /// Whether the scene leaves no room for it, or the controller on the screen hides it.
  public var isStatusBarHidden: Bool {
    get {
      statusBarRoom == 0 || keyWindow?.statusBarController(\.childForStatusBarHidden)?.prefersStatusBarHidden == true
    }
    set { noteMissing("status bars") }
  }

  /// As the controller on the screen says.
  public var statusBarStyle: UIStatusBarStyle {
    get { keyWindow?.statusBarController(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default }
    set { noteMissing("status bars") }
  }

  /// Empty where none is shown.
  public var statusBarFrame: CGRect {
    isStatusBarHidden ? .zero : CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: statusBarRoom)
  }

  private var statusBarRoom: CGFloat { windows.first?.screenInsets.top ?? 0 }

  public var statusBarOrientation: UIInterfaceOrientation { .portrait }

  public func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) { noteMissing("status bars") }
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { noteMissing("status bars") }
}

extension UIWindow {
  /// The controller that has a say in the status bar: the frontmost that fills the screen, or who it says.
  fileprivate func statusBarController(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    guard var controller = rootViewController else { return nil }
    while let presented = controller.ownPresented, presented.capturesStatusBar { controller = presented }
    while let inner = child(controller) { controller = inner }
    return controller
  }
}

extension UIViewController {
  fileprivate var capturesStatusBar: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }
}

public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isPortrait }
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isLandscape }
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool { orientation.isPortrait }
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool { orientation.isLandscape }
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { .phone }
