public import Springform
public import UIKit
public import ViewScenes

/// A button turns the card over, as in an app.
public final class FlipCardScreen: UIViewController {
  let card = FlipCard(frame: CGRect(x: 30, y: 30, width: 100, height: 140))
  let button = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = CGRect(x: 30, y: 180, width: 100, height: 40)
    button.setTitle("Turn", for: .normal)
    button.addTarget(self, action: #selector(turned(_:)), for: .touchUpInside)
    view.addSubview(card)
    view.addSubview(button)
  }

  @objc func turned(_ sender: UIButton) { card.alpha = sender === button ? 0.5 : 1 }
}

public struct FlipCardScreenDemo: ControllerScene {
  public static let name = "flip-card-screen"
  public let size = Size(width: 160, height: 240)

  public init() {}

  public func makeController() -> FlipCardScreen { FlipCardScreen() }

  public func play(_ screen: FlipCardScreen, on stage: Stage) { stage.tape.tap(screen.button, at: 0.3) }
}
