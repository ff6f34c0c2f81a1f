public import QuartzCore
import Springform

/// The view that all others on a screen are in.
open class UIWindow: UIView {
  override public init(frame: CGRect) {
    super.init(frame: frame)
    enter(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    enter(self)
  }

  override open var next: UIResponder? { MainLoop.current == nil ? nil : UIApplication.shared }

  /// Its view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
  }

  /// What the phone's shape and its status bar take of the window, as the scene says.
  package var screenInsets = UIEdgeInsets.zero
  override open var safeAreaInsets: UIEdgeInsets { screenInsets }

  /// The only one that there is.
  public var screen: UIScreen { .main }
}

/// The display.
public final class UIScreen: NSObject {
  /// In points.
  public let bounds: CGRect
  /// Pixels per point, as the scene says.
  public let scale: CGFloat

  private init(of loop: MainLoop) {
    bounds = CGRect(origin: .zero, size: CGSize(loop.stage.size))
    scale = loop.screenScale
  }

  /// The stage, whose size a scene says.
  public static var main: UIScreen { UIScreen(of: .required(for: "UIScreen.main")) }
}
