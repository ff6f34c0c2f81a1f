public import Springform
public import SwiftUI
public import SwiftUIScenes

/// He blinks, and jumps twice.
public struct MascotDemo: SwiftUIScene {
  public static let name = "mascot"
  public static let summary = "a mascot in SwiftUI crouches, somersaults and lands by key frames"

  public let size = Size(width: 200, height: 230)
  public let duration: Double? = 4.6

  public init() {}

  public var content: some SwiftUI.View { Mascot() }

  public func play(on stage: Stage) {
    stage.tape.tap(CGPoint(x: 100, y: 165), at: 0.5)
    stage.tape.tap(CGPoint(x: 100, y: 165), at: 2.7)
  }
}
