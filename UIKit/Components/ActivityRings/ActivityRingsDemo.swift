public import Springform
public import SwiftUI
public import SwiftUIScenes

/// They close, and then change to the next day and back.
public struct ActivityRingsDemo: SwiftUIScene {
  public static let name = "activity-rings"
  public static let summary = "rings in SwiftUI close on springs, one after the other"

  public let size = Size(width: 280, height: 180)
  public let duration: Double? = 5

  public init() {}

  public var content: some SwiftUI.View { ActivityRings() }

  public func play(on stage: Stage) {
    stage.tape.tap(CGPoint(x: 82, y: 90), at: 2)
    stage.tape.tap(CGPoint(x: 82, y: 90), at: 3.6)
  }
}
