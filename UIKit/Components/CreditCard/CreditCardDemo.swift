public import Springform
public import SwiftUI
public import SwiftUIScenes

/// A tap turns the card over, another one turns it back.
public struct CreditCardDemo: SwiftUIScene {
  public static let name = "credit-card"
  public static let summary = "a credit card in SwiftUI turns over in space, and back"

  public let size = Size(width: 280, height: 200)
  public let duration: Double? = 3.6

  public init() {}

  public var content: some SwiftUI.View { CreditCard() }

  public func play(on stage: Stage) {
    stage.tape.tap(CGPoint(x: 140, y: 100), at: 0.4)
    stage.tape.tap(CGPoint(x: 140, y: 100), at: 2)
  }
}
