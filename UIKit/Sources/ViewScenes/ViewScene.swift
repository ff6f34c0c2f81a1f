import QuartzCore
public import Springform
public import UIKit

/// A scene that shows a view: what an app would have on its screen.
///
/// ```swift
/// struct LikeButtonDemo: ViewScene {
///   let size = Size(width: 200, height: 200)
///
///   func makeView() -> LikeButton { LikeButton(frame: CGRect(x: 70, y: 70, width: 60, height: 60)) }
///
///   func play(_ button: LikeButton, on stage: Stage) {
///     stage.tape.tap(button, at: 0.5)
///     stage.trace(button, "transform.scale")
///   }
/// }
/// ```
/// The view is put into a window of the stage's size. Everything that the view's source knows of time, such as
/// `CACurrentMediaTime()` or a display link, runs on the stage's clock.
public protocol ViewScene: Scene {
  associatedtype View: UIView

  /// Pixels per point of the phone that the scene stands for, `UIScreen.main.scale`; 3 unless said otherwise. How many pixels the
  /// files get is said when they are rendered.
  var screenScale: CGFloat { get }

  /// Whether the phone is in its dark appearance; light unless said otherwise. Colours such as `UIColor.label` go by it.
  var userInterfaceStyle: UIUserInterfaceStyle { get }

  /// Makes the view; its frame says where it lies.
  func makeView() -> View

  /// Plans what happens: touches, and curves to be traced.
  func play(_ view: View, on stage: Stage)
}

extension ViewScene {
  public var screenScale: CGFloat { MainLoop.usualScreenScale }

  public var userInterfaceStyle: UIUserInterfaceStyle { .light }

  public func play(_ view: View, on stage: Stage) {}

  public func build(on stage: Stage) {
    let loop = MainLoop(stage, screenScale: screenScale)
    loop.setAppearance(userInterfaceStyle)
    loop.turn {
      let window = UIWindow(frame: CGRect(origin: .zero, size: CGSize(stage.size)))
      loop.show(window)
      let view = makeView()
      window.addSubview(view)
      // Where the views lie is known to what is planned.
      window.layoutIfNeeded()
      play(view, on: stage)
    }
  }
}
