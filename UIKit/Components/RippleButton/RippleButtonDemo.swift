public import Springform
import UIKit
public import ViewScenes

/// A finger presses at the left, and later rests at the right.
public struct RippleButtonDemo: ViewScene {
  public static let name = "ripple-button"
  public static let summary = "a wave runs from under the finger while the button rises"

  public let size = Size(width: 280, height: 130)
  public let duration: Double? = 3.4
  public let background = Color.rgb(236, 239, 245)

  public init() {}

  public func makeView() -> RippleButton {
    let button = RippleButton(frame: CGRect(x: 40, y: 35, width: 200, height: 56))
    button.backgroundColor = UIColor(red: 0.36, green: 0.28, blue: 0.92, alpha: 1)
    button.cornerRadius = 28
    button.setTitle("Get started", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 18, weight: .semibold)
    return button
  }

  public func play(_ button: RippleButton, on stage: Stage) {
    stage.tape.tap(button, at: 0.5, location: CGPoint(x: 46, y: 30))
    stage.tape.touch(button, at: 1.6, location: CGPoint(x: 158, y: 24)) { $0.hold(for: 0.7) }
    stage.trace(button, "shadowRadius", as: "shadow.radius")
    stage.trace(button, "shadowOpacity", as: "shadow.opacity")
    guard let highlight = button.layer.sublayers?.first?.sublayers?.first else { return }
    stage.trace(highlight, "opacity", as: "highlight")
  }
}
