public import Springform
import UIKit
public import ViewScenes

/// The gallery's menu that falls like a guillotine, as a transition between two view controllers.
public struct GuillotineMenuDemo: ControllerScene {
  public static let name = "guillotine-transition"
  public static let summary = "a menu falls from the bar on a hinge, bounces, and swings back up"

  public let size = Size(width: 375, height: 667)
  public let duration: Double? = 7.5

  public init() {}

  public func makeController() -> ActivityViewController { ActivityViewController() }

  public func play(_ activity: ActivityViewController, on stage: Stage) {
    stage.tape.finger.color = Color.rgb(45, 205, 215).withAlpha(0.5)
    stage.tape.finger.ringColor = .clear
    stage.tape.finger.diameter = 48
    stage.tape.tap(activity.menuButton, at: 0.6)
    stage.tape.tap(activity.menuButton, at: 4.3)
    stage.trace("menu.angle") { Double(activity.transition.menuAngle) }
    stage.trace("button.angle") { Double(activity.menuButton.angle) }
    stage.trace(activity.menu.titleLabel, "opacity", as: "title.opacity")
  }
}
