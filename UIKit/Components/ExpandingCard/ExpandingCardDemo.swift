public import Springform
public import SwiftUI
public import SwiftUIScenes

/// One place is opened and closed, then another one.
public struct ExpandingCardDemo: SwiftUIScene {
  public static let name = "expanding-card"
  public static let summary = "a card in SwiftUI grows over the screen by matched geometry"

  public let size = Size(width: 240, height: 258)
  public let duration: Double? = 5.2

  public init() {}

  public var content: some SwiftUI.View { ExpandingCard() }

  public func play(on stage: Stage) {
    stage.tape.tap("Glacier", at: 0.4)
    stage.tape.tap("close", at: 2)
    stage.tape.tap("Coast", at: 3)
    stage.tape.tap("close", at: 4.4)
  }
}
