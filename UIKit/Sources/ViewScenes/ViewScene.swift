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
/// The view is put into a window of the stage's size.
public protocol ViewScene: PhoneScene {
  associatedtype View: UIView

  /// Makes the view; its frame says where it lies.
  func makeView() -> View

  /// Plans what happens: touches, and curves to be traced.
  func play(_ view: View, on stage: Stage)
}

extension ViewScene {
  public func play(_ view: View, on stage: Stage) {}

  public func build(on stage: Stage) {
    showWindow(on: stage) { window in
      let view = makeView()
      window.addSubview(view)
      return view
    } plan: {
      play($0, on: stage)
    }
  }
}
