public import Springform
import UIKit
public import ViewScenes

/// The gallery's jelly that is dragged about, from the article's view.
public struct JellyViewDemo: ViewScene {
  public static let name = "jelly-view"
  public static let summary = "a jelly on springs lags behind the finger and wobbles out"

  public let size = Size(width: 320, height: 568)
  public let duration: Double? = 4

  public init() {}

  public func makeView() -> JellyView {
    JellyView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 568), viewSize: CGSize(width: 150, height: 150),
      fillColor: UIColor(red: 178 / 255, green: 31 / 255, blue: 26 / 255, alpha: 1))
  }

  public func play(_ jelly: JellyView, on stage: Stage) {
    jelly.show()
    stage.tape.touch(jelly, at: 0.5) { finger in
      finger.drag(by: Vector(dx: 85, dy: -10), duration: 0.18, curve: .linear)
      finger.hold(for: 0.8)
      finger.drag(by: Vector(dx: -150, dy: 150), duration: 0.22, curve: .linear)
    }
    for (index, item) in jelly.items.enumerated() { stage.trace(item, "position", as: "item\(index)") }
  }
}
