public import QuartzCore

/// The scene that all windows of a stage are in.
open class UIWindowScene: UIScene {
  private weak var loop: MainLoop?

  private final class One: Companion {
    let scene: UIWindowScene
    init(_ loop: MainLoop) {
      let session = UISceneSession(.windowApplication)
      scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
      session.scene = scene
      scene.loop = loop
    }
  }

  static func of(_ loop: MainLoop) -> UIWindowScene { One.of(loop).scene }

  open var screen: UIScreen { .main }
  open var windows: [UIWindow] { loop.map { Windows.of($0).shown } ?? [] }
  open var keyWindow: UIWindow? { loop.flatMap { Windows.of($0).key } }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main }
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// `nil`, as on phones, where scenes have one size.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// Whether the scene takes all of the screen.
  open var isFullScreen: Bool { true }
}

/// Between which sizes a scene may be.
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow?? { get }
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  public var window: UIWindow?? { nil }
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}

/// The status bar, for which a scene's `safeAreaInsets` leave room at the top. It is not drawn; what controllers say of it is known.
open class UIStatusBarManager: NSObject {
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}
