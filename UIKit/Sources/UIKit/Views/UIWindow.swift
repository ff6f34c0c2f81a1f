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

  override open var next: UIResponder? { nil }

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
