public import Springform
public import UIKit

/// A scene that shows a view controller: it is the root of a window of the stage's size.
public protocol ControllerScene: PhoneScene {
  associatedtype Controller: UIViewController

  func makeController() -> Controller

  /// Plans what happens: touches, and curves to be traced.
  func play(_ controller: Controller, on stage: Stage)
}

extension ControllerScene {
  public func play(_ controller: Controller, on stage: Stage) {}

  public func build(on stage: Stage) {
    showWindow(on: stage) { window in
      let controller = makeController()
      window.rootViewController = controller
      return controller
    } plan: {
      play($0, on: stage)
    }
  }
}
