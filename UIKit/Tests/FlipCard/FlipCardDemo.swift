public import Springform
public import UIKit
public import ViewScenes

/// A card is turned over by a tap.
public struct FlipCardDemo: ViewScene {
  public static let name = "flip-card"
  public let size = Size(width: 160, height: 200)
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(_ style: UIUserInterfaceStyle) { userInterfaceStyle = style }
  public init() { self.init(.light) }

  public func makeView() -> FlipCard { FlipCard(frame: CGRect(x: 30, y: 30, width: 100, height: 140)) }
  public func play(_ card: FlipCard, on stage: Stage) { stage.tape.tap(card, at: 0.1) }
}
