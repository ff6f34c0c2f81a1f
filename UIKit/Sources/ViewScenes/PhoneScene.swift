import QuartzCore
public import Springform
public import UIKit

/// A scene that stands for a phone's screen. What is seen on it says a ``ViewScene`` or a ``ControllerScene``.
///
/// Everything that the views' source knows of time, such as `CACurrentMediaTime()` or a display link, runs on the stage's clock.
public protocol PhoneScene: Scene {
  /// Pixels per point of the phone that the scene stands for, `UIScreen.main.scale`; 3 unless said otherwise. How many pixels the
  /// files get is said when they are rendered.
  var screenScale: CGFloat { get }

  /// Whether the phone is in its dark appearance; light unless said otherwise. Colours such as `UIColor.label` go by it.
  var userInterfaceStyle: UIUserInterfaceStyle { get }

  /// What the phone's shape and its status bar take of the window, in points; nothing unless said otherwise.
  var safeAreaInsets: UIEdgeInsets { get }

  /// How high the keyboard is that comes up for a text field, in points; `nil`, unless said otherwise, for a phone with keys of
  /// its own. It is not drawn: what makes room for it hears of it.
  var keyboardHeight: CGFloat? { get }
}

extension PhoneScene {
  public var screenScale: CGFloat { MainLoop.usualScreenScale }
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  public var safeAreaInsets: UIEdgeInsets { .zero }
  public var keyboardHeight: CGFloat? { nil }

  /// Puts a window onto the stage and what is to be seen into it.
  /// - Parameters:
  ///   - fill: makes what is seen.
  ///   - plan: is called when it lies where it will be.
  package func showWindow<Content>(
    on stage: Stage, _ fill: (UIWindow) -> Content, plan: (Content) -> Void
  ) {
    let loop = MainLoop(stage, screenScale: screenScale)
    loop.setAppearance(userInterfaceStyle)
    loop.setKeyboard(height: keyboardHeight)
    loop.turn {
      let window = UIWindow(frame: CGRect(origin: .zero, size: CGSize(stage.size)))
      window.screenInsets = safeAreaInsets
      loop.show(window)
      let content = fill(window)
      window.layoutIfNeeded()
      plan(content)
    }
  }
}
