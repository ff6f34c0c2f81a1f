public import QuartzCore

extension UIScrollView {
  /// When the safe area adds to the inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Where it can be scrolled, and from top to bottom in any case if a navigation controller holds it.
    case automatic
    case scrollableAxes, never, always
  }

  /// How much of the velocity is left after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// What ends typing.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    /// The beginning of a drag.
    case onDrag
    /// A drag down into the keyboard, which it follows and with which it goes.
    case interactive
    // There is nothing above the keyboard here that would go or stay with it.
    case onDragWithAccessory, interactiveWithAccessory
  }

  /// Which colour the bars have that show where the content lies.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on what is light, and light on what is dark.
    case `default`
    case black, white
  }
}
