public import QuartzCore

// What is dragged from one view to another, or to another app. No finger of a scene does that: who offers or takes something is told once
// that nobody does, and is never asked.

/// A view's offer to have something dragged out of it.
open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open var isEnabled = false
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Off, as on phones.
  open class var isEnabledByDefault: Bool { false }

  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { noteMissing("views that are dragged to other views") }
  }
}

/// Who offers something to be dragged.
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
}

/// A view's offer to take what is dropped onto it.
open class UIDropInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open var allowsSimultaneousDropSessions = false

  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { noteMissing("views that are dragged to other views") }
  }
}

/// Who takes what is dropped.
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}

/// Things on their way from view to view.
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
}
public protocol UIDragSession: UIDragDropSession { var localContext: Any? { get set } }
public protocol UIDropSession: UIDragDropSession { var localDragSession: (any UIDragSession)? { get } }

/// What becomes of what is dropped.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  open var isPrecise = false
  public init(operation: UIDropOperation) { self.operation = operation }
}

/// A thing that is dragged.
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// How a thing looks on its way.
open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }
}
open class UIDragPreviewParameters: UIPreviewParameters {}
open class UITargetedDragPreview: UITargetedPreview {}

/// Something for other apps.
open class NSItemProvider: NSObject {
  private let object: Any?
  override public init() { object = nil }
  public init(object: Any) { self.object = object }
  public convenience init(item: Any?, typeIdentifier: String?) { self.init(object: item as Any) }
}
