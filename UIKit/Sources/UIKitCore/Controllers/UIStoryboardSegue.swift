public import CoreGraphics

/// The way from one controller to another. There are no storyboards here that would make one, but code can, and its own classes lead the
/// way in ``perform()``.
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let handler: () -> Void

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, {})
  }

  /// - Parameter performHandler: what ``perform()`` does.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) { (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, performHandler) }

  /// Shows the destination; subclasses say how.
  open func perform() { handler() }
}
