public import QuartzCore
import Springform

/// A card with round corners over the dimmed presenter, which stays as large as it was. A finger drags it from height to height, and away.
open class UISheetPresentationController: UIPresentationController {
  private let dimming = UIView()
  private let grabber = UIView()
  private lazy var drag = SheetDrag(self)
  /// In points: what shows of the presenter above the card, and how round the card is.
  private static let (strip, radius): (CGFloat, CGFloat) = (10, 10)
  /// Of the grabber; Apple gives no numbers.
  private static let grabberSize = CGSize(width: 36, height: 5)
  private static let grabberTop: CGFloat = 5

  // MARK: Heights

  /// From the lowest to the highest.
  open var detents: [Detent] = [.large()] { didSet { moved() } }
  /// Where it rests; `nil` for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { moved() } }
  }
  /// The highest at which what lies below is not dimmed, and takes touches; `nil` where it always is.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { moved() } }
  open var prefersGrabberVisible = false { didSet { grabber.isHidden = !prefersGrabberVisible } }
  /// `nil` for the usual one.
  open var preferredCornerRadius: CGFloat? {
    didSet { if phase != .planned { presentedView?.layer.cornerRadius = preferredCornerRadius ?? Self.radius } }
  }
  /// Whether a finger that scrolls what lies at its top makes the sheet higher first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Of phones that lie on their sides, which here they do not.
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var prefersPageSizing = true
  /// From where it comes on large screens.
  open var sourceView: UIView?

  /// Moves the sheet to what is set in a function.
  open func animateChanges(_ changes: () -> Void) {
    let spring = Spring(duration: ModalAnimator.coverDuration, dampingRatio: 1)
    AnimationBlock.run(
      .init(duration: ModalAnimator.coverDuration, pacing: .spring(spring)), changes, completion: nil)
  }

  /// Asks custom detents for their heights anew.
  open func invalidateDetents() { moved() }

  /// The height of a large sheet, without what the screen's shape takes below.
  private var maximum: CGFloat {
    guard let containerView else { return 0 }
    let safe = containerView.safeAreaInsets
    return containerView.bounds.height - safe.top - Self.strip - safe.bottom
  }

  func height(of detent: Detent) -> CGFloat? {
    guard let containerView else { return nil }
    let height = detent.resolvedValue(in: DetentContext(containerView.traitCollection, maximum))
    return height.map { min($0, maximum) + containerView.safeAreaInsets.bottom }
  }

  /// Those that are there, with their heights, from the lowest to the highest.
  var resting: [(identifier: Detent.Identifier, height: CGFloat)] {
    detents.compactMap { detent in height(of: detent).map { (detent.identifier, $0) } }.sorted { $0.1 < $1.1 }
  }

  private var selected: (identifier: Detent.Identifier, height: CGFloat)? {
    resting.first { $0.identifier == selectedDetentIdentifier } ?? resting.first
  }

  override open var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let height = selected?.height ?? maximum + containerView.safeAreaInsets.bottom
    let bounds = containerView.bounds
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  // MARK: Coming and going

  private func moved() {
    guard phase == .there || phase == .coming else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
    presentedView?.layoutIfNeeded()
    dimming.alpha = dims ? 1 : 0
    (containerView as? PresentationContainer)?.letsTouchesThrough = !dims
  }

  private var dims: Bool {
    guard let largest = resting.first(where: { $0.identifier == largestUndimmedDetentIdentifier }) else { return true }
    return (selected?.height ?? 0) > largest.height
  }

  override open func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
    dimming.alpha = 0
    containerView.addSubview(dimming)
    presentedView?.layer.cornerRadius = preferredCornerRadius ?? Self.radius
    presentedView?.clipsToBounds = true
    presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    presentedView?.addGestureRecognizer(drag.recognizer)
    dimming.addGestureRecognizer(drag.tap)
    showGrabber()
    (containerView as? PresentationContainer)?.letsTouchesThrough = !dims
    let alpha: CGFloat = dims ? 1 : 0
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = alpha }
  }

  private func showGrabber() {
    guard let presentedView else { return }
    let size = Self.grabberSize
    grabber.frame = CGRect(
      x: (presentedView.bounds.width - size.width) / 2, y: Self.grabberTop, width: size.width, height: size.height)
    grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    grabber.backgroundColor = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3)
    grabber.layer.cornerRadius = size.height / 2
    grabber.layer.zPosition = 1
    grabber.isHidden = !prefersGrabberVisible
    grabber.isUserInteractionEnabled = false
    presentedView.addSubview(grabber)
  }

  override open func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
  }

  override open func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { presentedView?.removeGestureRecognizer(drag.recognizer) } else { moved() }
  }

  /// How much the presenter is dimmed while a finger drags the sheet away, 0...1.
  func dim(_ share: CGFloat) { if dims { dimming.alpha = share } }
}

extension UIViewController {
  /// Of a controller that is to be presented as a sheet, or is.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
