public import SwiftUI
import UIKit

/// What Xcode's canvas would show of a component: a SwiftUI view, a view or a view controller.
public struct Preview {
  enum Subject {
    case controller(UIViewController)
    case view(UIView)
  }

  /// Makes what is shown; it is called in a scene.
  let make: () -> Subject

  public init<Content: SwiftUI.View>(@ViewBuilder _ body: @escaping () -> Content) {
    make = { .controller(UIHostingController(rootView: body())) }
  }
  // Closures of several statements would suit all three.
  @_disfavoredOverload
  public init(_ body: @escaping () -> UIViewController) { make = { .controller(body()) } }
  @_disfavoredOverload
  public init(_ body: @escaping () -> UIView) { make = { .view(body()) } }

  /// How large a preview is shown.
  public enum Extent: Hashable, Sendable {
    /// As large as the phone's screen.
    case device
    /// The same, the phone lying on its side.
    case landscape
    /// As large as the content wants to be.
    case sizeThatFits
    /// In points.
    case fixed(width: Double, height: Double)
  }
}

/// A preview that stands in a component's source; the translation of the source declares it. Its members have names that hide none of the
/// component's own from the preview.
public protocol PreviewSource {
  /// The scene's name.
  static var springformName: String { get }
  /// One line that says which preview it is.
  static var springformSummary: String { get }
  static var springformExtent: Preview.Extent { get }
  static func springformPreview() -> Preview
}
