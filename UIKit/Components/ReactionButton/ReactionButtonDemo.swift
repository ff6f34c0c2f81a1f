public import Springform
public import SwiftUI
public import SwiftUIScenes

/// A tap likes, another one does not any more.
public struct ReactionButtonDemo: SwiftUIScene {
  public static let name = "reaction-button"
  public static let summary = "a heart in SwiftUI is liked: it springs, a ring opens, sparks fly"

  public let size = Size(width: 200, height: 220)
  public let duration: Double? = 3.2

  public init() {}

  public var content: some SwiftUI.View { ReactionButton() }

  public func play(on stage: Stage) {
    stage.tape.tap(CGPoint(x: 100, y: 92), at: 0.5)
    stage.tape.tap(CGPoint(x: 100, y: 92), at: 2.3)
  }
}
