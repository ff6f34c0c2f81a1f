public import Springform
import UIKit
public import ViewScenes

/// As the gallery's `slime-bubble`, whose curves these are.
public struct SlimeViewDemo: ViewScene {
  public static let name = "slime-view"
  public static let summary = "a badge that stretches, springs back and tears"

  public let size = Size(width: 350, height: 396)
  public let duration: Double? = 7.8

  public init() {}

  public func makeView() -> SlimeView { SlimeView(frame: CGRect(x: 0, y: 0, width: 350, height: 396)) }

  public func play(_ slime: SlimeView, on stage: Stage) {
    let home = Point(x: 175, y: 198)
    let right = home + Vector(angle: -0.9) * (0.55 * 180)
    let left = Vector(angle: -2.05)
    let head = slime.headDot.layer
    stage.tape.touch(slime.headDot, at: 0.4) { $0.drag(to: right, duration: 0.5) }
    stage.tape.touch(slime.headDot, at: 1.8) {
      $0.drag(to: home + left * (0.84 * 180), duration: 1.1)
      $0.hold(for: 0.15)
      $0.drag(to: home + left * 12, duration: 0.8)
    }
    stage.tape.touch(slime.headDot, at: 4.4) {
      $0.drag(to: home + left * (1.08 * 180), duration: 0.7)
      $0.hold(for: 0.7)
    }
    stage.trace(head, "position.x", as: "head.x")
    stage.trace(head, "position.y", as: "head.y")
    stage.trace(slime.trailDot, "transform.scale.x", as: "trail.scale")
    stage.trace("broken") { slime.isBroken }
  }
}
