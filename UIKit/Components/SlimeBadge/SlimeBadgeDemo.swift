public import Springform
public import SwiftUI
public import SwiftUIScenes

/// As the gallery's `slime-bubble`, whose curves these are.
public struct SlimeBadgeDemo: SwiftUIScene {
  public static let name = "slime-badge"
  public static let summary = "a badge in SwiftUI that stretches, springs back, tears and bursts"

  public let size = Size(width: 350, height: 396)
  public let duration: Double? = 7.8

  public init() {}

  public var content: some SwiftUI.View { SlimeBadge() }

  public func play(on stage: Stage) {
    let home = Point(x: 175, y: 198)
    let left = Vector(angle: -2.05)
    stage.tape.touch("head", at: 0.4) { $0.drag(to: home + Vector(angle: -0.9) * (0.55 * 180), duration: 0.5) }
    stage.tape.touch("head", at: 1.8) {
      $0.drag(to: home + left * (0.84 * 180), duration: 1.1)
      $0.hold(for: 0.15)
      $0.drag(to: home + left * 12, duration: 0.8)
    }
    stage.tape.touch("head", at: 4.4) {
      $0.drag(to: home + left * (1.08 * 180), duration: 0.7)
      $0.hold(for: 0.7)
    }
    stage.trace("head.x") { stage.frame(of: "head")?.midX ?? .nan }
    stage.trace("head.y") { stage.frame(of: "head")?.midY ?? .nan }
    stage.trace("trail.scale") { (stage.frame(of: "trail")?.width ?? .nan) / 20 }
  }
}
