public import Springform
public import SwiftUI
public import SwiftUIScenes

/// They drift on and on.
public struct FirefliesDemo: SwiftUIScene {
  public static let name = "fireflies"
  public static let summary = "fireflies in SwiftUI drift over a meadow, drawn in a canvas on a timeline"

  public let size = Size(width: 200, height: 220)
  public let duration: Double? = 4

  public init() {}

  public var content: some SwiftUI.View { Fireflies() }
}
