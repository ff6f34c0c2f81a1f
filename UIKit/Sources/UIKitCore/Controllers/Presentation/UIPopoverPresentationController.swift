public import QuartzCore

/// On which sides of what it points at a popover may lie: its arrow points there.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Something that a popover can point at.
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// What Objective-C's methods change by pointers to objects.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Is asked and told of a popover.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}

/// A bubble that points at something. On a phone it is a sheet, unless its delegate says that it is to stay one, by `none`.
open class UIPopoverPresentationController: UIPresentationController {
  /// What it points at: a part of a view, or a bar's item.
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var barButtonItem: UIBarButtonItem?
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { sourceView ?? barButtonItem }
    set { (sourceView, barButtonItem) = (newValue as? UIView, newValue as? UIBarButtonItem) }
  }
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Where the arrow points, once it is shown.
  open var arrowDirection: UIPopoverArrowDirection { bubble.direction }
  /// How far it stays from the screen's edges, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Of the bubble with its arrow; the screens' by default.
  open var backgroundColor: UIColor? { didSet { bubble.color = backgroundColor } }
  /// Views that take touches while it is shown, of which others end it.
  open var passthroughViews: [UIView]?
  open var canOverlapSourceViewRect = false
  /// An app's own bubbles are not made here.
  open var popoverBackgroundViewClass: AnyClass? {
    didSet { if popoverBackgroundViewClass != nil { noteMissing("popovers in an app's own bubbles") } }
  }

  private let bubble = PopoverBubble()
  private let ground = UIControl()

  override open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate.map { $0.adaptivePresentationStyle(for: self, traitCollection: traitCollection) } ?? .automatic
  }

  override open var presentedView: UIView? { bubble }

  private var pointed: CGRect {
    guard let containerView else { return .zero }
    guard let view = barButtonItem?.view ?? sourceView else {
      return CGRect(x: containerView.bounds.midX, y: containerView.bounds.midY, width: 0, height: 0)
    }
    return view.convert(sourceRect.isNull || barButtonItem != nil ? view.bounds : sourceRect, to: containerView)
  }

  override open var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let wanted = presentedViewController.preferredContentSize
    let size = CGSize(width: wanted.width > 0 ? wanted.width : 320, height: wanted.height > 0 ? wanted.height : 480)
    let safe = containerView.safeAreaInsets
    let room = containerView.bounds.inset(by: popoverLayoutMargins).inset(by: safe)
    return bubble.place(size, at: pointed, in: room, permittedArrowDirections)
  }

  override open func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if phase == .there { bubble.frame = frameOfPresentedViewInContainerView }
  }

  override open func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    ground.frame = containerView.bounds
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ground.addAction(UIAction { [weak self] _ in self?.tappedBeside() }, for: .touchUpInside)
    containerView.addSubview(ground)
    bubble.color = backgroundColor
    bubble.hold(presentedViewController.view)
    bubble.frame = frameOfPresentedViewInContainerView
  }

  private func tappedBeside() {
    let told = delegate as? any UIPopoverPresentationControllerDelegate
    guard phase == .there, !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) != false,
      told?.popoverPresentationControllerShouldDismissPopover(self) != false
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    let delegate = delegate
    presentedViewController.dismiss(animated: true) {
      delegate?.presentationControllerDidDismiss(self)
      told?.popoverPresentationControllerDidDismissPopover(self)
    }
  }
}

extension UIViewController {
  /// Of a controller that is to be presented as a popover, or is.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
