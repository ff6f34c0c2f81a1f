public import Springform
public import SwiftUI
public import SwiftUIScenes

/// It rings twice.
public struct AlarmBellDemo: SwiftUIScene {
  public static let name = "alarm-bell"
  public static let summary = "a bell in SwiftUI rings through phases, and its badge counts"

  public let size = Size(width: 200, height: 200)
  public let duration: Double? = 4.4

  public init() {}

  public var content: some SwiftUI.View { AlarmBell() }

  public func play(on stage: Stage) {
    stage.tape.tap(CGPoint(x: 100, y: 100), at: 0.5)
    stage.tape.tap(CGPoint(x: 100, y: 100), at: 2.5)
  }
}
