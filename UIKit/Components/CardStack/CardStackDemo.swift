public import Springform
public import SwiftUI
public import SwiftUIScenes

/// A card is pulled and let go, then two are thrown away, to either side.
public struct CardStackDemo: SwiftUIScene {
  public static let name = "card-stack"
  public static let summary = "cards in SwiftUI follow the finger, spring back and are thrown away"

  public let size = Size(width: 300, height: 260)
  public let duration: Double? = 5.4

  public init() {}

  public var content: some SwiftUI.View { CardStack() }

  public func play(on stage: Stage) {
    let middle = Point(x: 150, y: 120)
    stage.tape.touch(nil, at: 0.4, location: middle) {
      $0.drag(by: Vector(dx: 52, dy: 12), duration: 0.5)
      $0.hold(for: 0.2)
    }
    stage.tape.touch(nil, at: 2, location: middle) {
      $0.drag(by: Vector(dx: -30, dy: -6), duration: 0.25)
      $0.drag(by: Vector(dx: -70, dy: -8), duration: 0.12, curve: .linear)
    }
    stage.tape.touch(nil, at: 3.6, location: middle) {
      $0.drag(by: Vector(dx: 30, dy: 0), duration: 0.25)
      $0.drag(by: Vector(dx: 80, dy: 10), duration: 0.12, curve: .linear)
    }
  }
}
