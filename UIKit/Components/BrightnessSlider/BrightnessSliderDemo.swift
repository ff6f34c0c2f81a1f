public import Springform
public import SwiftUI
public import SwiftUIScenes

/// It is pushed up beyond its end, springs back, and is pulled down.
public struct BrightnessSliderDemo: SwiftUIScene {
  public static let name = "brightness-slider"
  public static let summary = "a slider in SwiftUI lights a room, gives way at its ends and is felt there"

  public let size = Size(width: 230, height: 220)
  public let duration: Double? = 5

  public init() {}

  public var content: some SwiftUI.View { Lamp() }

  public func play(on stage: Stage) {
    stage.tape.touch(nil, at: 0.5, location: Point(x: 161, y: 150)) {
      $0.drag(by: Vector(dx: 0, dy: -130), duration: 0.9)
      $0.hold(for: 0.2)
    }
    stage.tape.touch(nil, at: 2.6, location: Point(x: 161, y: 60)) {
      $0.drag(by: Vector(dx: 0, dy: 190), duration: 1.1)
      $0.hold(for: 0.1)
    }
  }
}
