import QuartzCore
public import Springform
public import UIKit

/// A scene that shows a view controller: it is the root of a window of the stage's size.
///
/// As with a ``ViewScene``, everything runs on the stage's clock.
public protocol ControllerScene: Scene {
  associatedtype Controller: UIViewController

  /// Pixels per point of the phone that the scene stands for; 3 unless said otherwise.
  var screenScale: CGFloat { get }

  /// What the phone's shape and its status bar take of the window, in points; nothing unless said otherwise.
  var safeAreaInsets: UIEdgeInsets { get }

  func makeController() -> Controller

  /// Plans what happens: touches, and curves to be traced.
  func play(_ controller: Controller, on stage: Stage)
}

extension ControllerScene {
  public var screenScale: CGFloat { MainLoop.usualScreenScale }
  public var safeAreaInsets: UIEdgeInsets { .zero }

  public func play(_ controller: Controller, on stage: Stage) {}

  public func build(on stage: Stage) {
    let loop = MainLoop(stage, screenScale: screenScale)
    loop.turn {
      let window = UIWindow(frame: CGRect(origin: .zero, size: CGSize(stage.size)))
      window.screenInsets = safeAreaInsets
      loop.show(window)
      let controller = makeController()
      window.rootViewController = controller
      // Where the views lie is known to what is planned.
      window.layoutIfNeeded()
      play(controller, on: stage)
    }
  }
}
