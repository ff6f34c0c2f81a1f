public import Springform
public import SwiftUI
public import SwiftUIScenes

/// They go on for two rounds of the slowest.
public struct LoadersDemo: SwiftUIScene {
  public static let name = "loaders"
  public static let summary = "four SwiftUI loaders go on forever: an arc, dots, bars and a tile"

  public let size = Size(width: 320, height: 110)
  public let duration: Double? = 4.8

  public init() {}

  public var content: some SwiftUI.View { Loaders() }
}
