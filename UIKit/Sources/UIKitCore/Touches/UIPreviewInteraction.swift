public import QuartzCore

/// A press that is felt by its force. The screen that a stage stands for feels none, so that no preview ever begins.
open class UIPreviewInteraction: NSObject {
  public private(set) weak var view: UIView?
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  public init(view: UIView) { self.view = view }

  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  open func cancel() {}
}

public protocol UIPreviewInteractionDelegate: AnyObject {
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}
