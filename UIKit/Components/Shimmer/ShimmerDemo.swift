public import Springform
public import SwiftUI
public import SwiftUIScenes

/// Two rounds of light, then the messages are there.
public struct ShimmerDemo: SwiftUIScene {
  public static let name = "shimmer"
  public static let summary = "light in SwiftUI runs over placeholders until messages fade in"

  public let size = Size(width: 260, height: 264)
  public let duration: Double? = 4.4

  public init() {}

  public var content: some SwiftUI.View { MessageList() }
}
