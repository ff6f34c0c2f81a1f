public import Springform
import UIKit
public import ViewScenes

/// A card whose button fires confetti from both lower corners.
public struct ConfettiDemo: ViewScene {
  public static let name = "confetti"
  public static let summary = "a card placed by constraints fires confetti from two emitters"

  public let size = Size(width: 260, height: 260)
  public let duration: Double? = 3.2
  public let background = Color.rgb(34, 28, 74)

  public init() {}

  public func makeView() -> TrophyCard { TrophyCard(frame: CGRect(x: 0, y: 0, width: 260, height: 260)) }

  public func play(_ card: TrophyCard, on stage: Stage) {
    stage.tape.tap(card.button, at: 0.4)
    guard let medal = card.subviews.first?.subviews.first else { return }
    stage.trace(medal, "transform.scale", as: "medal.scale")
  }
}
