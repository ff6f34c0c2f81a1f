public import QuartzCore

// Previews of a controller under a strong press. A stage's screen feels none, so that none is ever asked for.

public protocol UIViewControllerPreviewing: AnyObject {
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
  var delegate: any UIViewControllerPreviewingDelegate { get }
}

public protocol UIViewControllerPreviewingDelegate: AnyObject {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

private final class Previewing: UIViewControllerPreviewing {
  let sourceView: UIView
  var sourceRect: CGRect
  let delegate: any UIViewControllerPreviewingDelegate

  init(_ view: UIView, _ delegate: any UIViewControllerPreviewingDelegate) {
    (sourceView, sourceRect, self.delegate) = (view, view.bounds, delegate)
  }
}

extension UIViewController {
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { Previewing(sourceView, delegate) }

  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// Something that a preview offers.
public protocol UIPreviewActionItem: AnyObject {
  var title: String { get }
}

open class UIPreviewAction: NSObject, UIPreviewActionItem {
  public enum Style: Int, Sendable { case `default`, selected, destructive }
  public let title: String
  public let style: Style
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  public init(
    title: String, style: Style, handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void
  ) { (self.title, self.style, self.handler) = (title, style, handler) }
}
