public import Springform
import UIKit
public import ViewScenes

/// A tap likes, another one does not any more.
public struct LikeButtonDemo: ViewScene {
  public static let name = "like-button"
  public static let summary = "a heart bursts when it is liked"

  public let size = Size(width: 200, height: 200)
  public let duration: Double? = 3
  public let background = Color.white

  public init() {}

  public func makeView() -> LikeButton { LikeButton(frame: CGRect(x: 40, y: 40, width: 120, height: 120)) }

  public func play(_ button: LikeButton, on stage: Stage) {
    stage.tape.tap(button, at: 0.5)
    stage.tape.tap(button, at: 2.2)
    guard let layers = button.layer.sublayers, let ring = layers.first, let heart = layers.last else { return }
    stage.trace(heart, "transform.scale", as: "heart.scale")
    stage.trace(heart, "opacity", as: "heart.opacity")
    stage.trace(ring, "lineWidth", as: "ring.lineWidth")
    stage.trace(layers[1], "position", as: "spark")
  }
}
