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

  // Whoever made the window lets go of it to have it gone.
  deinit { layer.base.removeFromSuperlayer() }

  /// How far in front a window lies.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  /// Windows of a higher level lie in front of those of lower ones.
  open var windowLevel = Level.normal { didSet { layer.zPosition = windowLevel.rawValue } }

  /// Puts the window on the screen; it is to be kept by who makes it.
  open func makeKeyAndVisible() {
    isHidden = false
    MainLoop.required(for: "UIWindow.makeKeyAndVisible()").show(self)
    makeKey()
  }

  open func makeKey() { Windows.of(.required(for: "UIWindow.makeKey()")).key = self }

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
