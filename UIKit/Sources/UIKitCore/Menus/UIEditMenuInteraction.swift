public import CoreGraphics
import QuartzCore

/// A menu over something that is chosen. It does not open here, of which a note tells once.
open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  open func presentEditMenu(with configuration: UIEditMenuConfiguration) { noteMissing("menus that open") }
  open func dismissMenu() {}
  open func reloadVisibleMenu() {}
  open func updateVisibleMenuPosition(animated: Bool) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Where an edit menu is to open, and for what.
open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable
  /// In the view's coordinates.
  public let sourcePoint: CGPoint
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(ObjectIdentifier(Self.self)), sourcePoint)
  }
}

/// To which side a menu's arrow points.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

/// Says what is in an edit menu.
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}
