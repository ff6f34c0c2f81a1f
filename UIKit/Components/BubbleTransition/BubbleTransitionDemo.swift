public import Springform
import UIKit
public import ViewScenes

/// A new task grows from its button, and goes back into it.
public struct BubbleTransitionDemo: ControllerScene {
  public static let name = "bubble-transition"
  public static let summary = "a screen grows out of a round button, and shrinks back into it"

  public let size = Size(width: 300, height: 440)
  public let duration: Double? = 4

  public init() {}

  public func makeController() -> TasksViewController { TasksViewController() }

  public func play(_ tasks: TasksViewController, on stage: Stage) {
    stage.tape.tap(tasks.addButton, at: 0.6)
    // The other button comes to lie where the first one is.
    stage.tape.tap(CGPoint(x: 252, y: 388), at: 2.6)
    stage.trace("bubble.radius") {
      guard let mask = tasks.presentedViewController?.view.layer.mask as? CAShapeLayer else { return 0 }
      return Double(mask.presentation()?.path?.boundingBox.width ?? 0) / 2
    }
  }
}
