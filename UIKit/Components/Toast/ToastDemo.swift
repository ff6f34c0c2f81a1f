public import Springform
public import SwiftUI
public import SwiftUIScenes

/// A message comes and goes; another one takes the place of the third.
public struct ToastDemo: SwiftUIScene {
  public static let name = "toast"
  public static let summary = "messages in SwiftUI come down by transitions, and go by themselves"

  public let size = Size(width: 240, height: 200)
  public let duration: Double? = 5.6

  public init() {}

  public var content: some SwiftUI.View { ToastScreen() }

  public func play(on stage: Stage) {
    stage.tape.tap("Save", at: 0.5)
    stage.tape.tap("Delete", at: 2.8)
    stage.tape.tap("Save", at: 3.5)
  }
}
