package import QuartzCore
package import SwiftUIAnimation

/// What a scene says of the phone and the app that is SwiftUI's alone.
package final class AppSettings: Companion {
  /// The release of iOS that the app is built for.
  package var deployment = Deployment()
  /// How large people want text to be.
  package var textSize = DynamicTypeSize.large

  package init(_ loop: MainLoop) {}
}
