public import Springform
public import SwiftUI
public import SwiftUIScenes

/// Three are chosen, one is not any more.
public struct TagFlowDemo: SwiftUIScene {
  public static let name = "tag-flow"
  public static let summary = "tags in SwiftUI change places in a layout of the component's own"

  public let size = Size(width: 280, height: 260)
  public let duration: Double? = 5

  public init() {}

  public var content: some SwiftUI.View { TagFlow() }

  public func play(on stage: Stage) {
    stage.tape.tap("Photography", at: 0.5)
    stage.tape.tap("Tea", at: 1.5)
    stage.tape.tap("Baking", at: 2.5)
    stage.tape.tap("Photography", at: 3.7)
  }
}
