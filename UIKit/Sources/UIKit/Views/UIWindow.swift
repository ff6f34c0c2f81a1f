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
}

/// The display.
public final class UIScreen: NSObject {
  /// In points.
  public let bounds: CGRect
  /// Pixels per point. What is drawn is not made of pixels before the very end, so it is what most phones have.
  public let scale: CGFloat = 3

  private init(bounds: CGRect) { self.bounds = bounds }

  /// The stage, whose size a scene says.
  public static var main: UIScreen {
    let stage = MainLoop.required(for: "UIScreen.main").stage
    return UIScreen(bounds: CGRect(origin: .zero, size: CGSize(stage.size)))
  }
}
