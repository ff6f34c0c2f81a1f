public import Springform
public import SwiftUI
public import SwiftUIScenes

/// The first page is turned with the finger, the others with the button.
public struct OnboardingDemo: SwiftUIScene {
  public static let name = "onboarding"
  public static let summary = "pages in SwiftUI are turned, and their colours and dots follow"

  public let size = Size(width: 220, height: 360)
  public let duration: Double? = 5.2

  public init() {}

  public var content: some SwiftUI.View { Onboarding() }

  public func play(on stage: Stage) {
    stage.tape.touch(nil, at: 0.5, location: Point(x: 170, y: 140)) {
      $0.drag(by: Vector(dx: -120, dy: 4), duration: 0.3)
    }
    stage.tape.tap("next", at: 2.2)
    stage.tape.tap("next", at: 3.8)
  }
}
