import QuartzCore

/// A finger on a sheet: drags it from height to height and away, or finds that it may not.
final class SheetDrag: NSObject {
  private unowned let sheet: UISheetPresentationController
  private(set) lazy var recognizer: UIPanGestureRecognizer = SheetPan(self)
  let tap = UITapGestureRecognizer()
  private var start: CGFloat = 0

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    tap.addTarget(self, action: Selector(SheetDrag.tapped, "tapped"))
  }

  private var controller: UIViewController { sheet.presentedViewController }
  private var frame: CGRect { sheet.frameOfPresentedViewInContainerView }

  private var mayDismiss: Bool {
    !controller.isModal && sheet.delegate?.presentationControllerShouldDismiss(sheet) != false
  }

  /// Beside the sheet, which is as good as dragging it away.
  private func tapped() { if sheet.phase == .there { dismissIfAllowed() } }

  private func dismissIfAllowed() {
    guard mayDismiss else {
      settle(at: nil)
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
      return
    }
    let delegate = sheet.delegate
    delegate?.presentationControllerWillDismiss(sheet)
    controller.dismiss(animated: true) { [sheet] in delegate?.presentationControllerDidDismiss(sheet) }
  }

  /// Whether a drag in a direction is for the sheet rather than for what scrolls in it.
  func takes(_ way: CGPoint, on view: UIView?) -> Bool {
    guard sheet.phase == .there, abs(way.y) > abs(way.x) else { return false }
    let rest = sheet.resting
    let isHighest = rest.last.map { frame.height >= $0.height } ?? true
    var inner = view
    while let current = inner, current !== sheet.presentedView {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled, scroll.contentSize.height > 0 {
        guard scroll.contentOffset.y <= -scroll.adjustedContentInset.top else { return false }
        return way.y > 0 || !isHighest && sheet.prefersScrollingExpandsWhenScrolledToEdge
      }
      inner = current.superview
    }
    return true
  }

  func follow() {
    guard let view = sheet.presentedView, let container = sheet.containerView else { return }
    switch recognizer.state {
    case .began: start = view.frame.minY
    case .changed: move(view, to: start + recognizer.translation(in: container).y, in: container)
    case .ended, .cancelled: letGo(view, speed: recognizer.velocity(in: container).y, in: container)
    default: break
    }
  }

  /// Below its lowest height it goes along with the finger, or if it may not go, behind it; above its highest one behind it.
  private func move(_ view: UIView, to wanted: CGFloat, in container: UIView) {
    let bottom = container.bounds.maxY
    let highest = bottom - (sheet.resting.last?.height ?? frame.height)
    let lowest = bottom - (sheet.resting.first?.height ?? frame.height)
    var top = wanted
    if wanted < highest { top = highest - Self.resisted(highest - wanted) }
    if wanted > lowest, controller.isModal { top = lowest + Self.resisted(wanted - lowest) }
    // What lies in it keeps its size below the lowest height.
    view.frame = CGRect(x: view.frame.minX, y: top, width: view.frame.width, height: bottom - min(top, lowest))
    sheet.dim(min(max((bottom - top) / (bottom - lowest), 0), 1))
  }

  private static func resisted(_ way: CGFloat) -> CGFloat { 4 * way.squareRoot() }

  private func letGo(_ view: UIView, speed: CGFloat, in container: UIView) {
    let (bottom, rest) = (container.bounds.maxY, sheet.resting)
    // Where it would be in a fifth of a second.
    let height = bottom - view.frame.minY - 0.2 * speed
    let lowest = rest.first?.height ?? frame.height
    if height < lowest / 2 { return dismissIfAllowed() }
    let nearest = rest.min { abs($0.height - height) < abs($1.height - height) }
    settle(at: nearest?.identifier)
  }

  private func settle(at identifier: UISheetPresentationController.Detent.Identifier?) {
    let old = sheet.selectedDetentIdentifier ?? sheet.resting.first?.identifier
    UIView.animate(
      withDuration: ModalAnimator.coverDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      if let identifier, identifier != old { self.sheet.selectedDetentIdentifier = identifier }
      self.sheet.presentedView?.frame = self.frame
      self.sheet.presentedView?.layoutIfNeeded()
      self.sheet.dim(1)
    }
    guard let identifier, identifier != old else { return }
    (sheet.delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }
}

extension UIViewController {
  /// Whether it, or one that it shows, is not to be dragged away.
  fileprivate var isModal: Bool {
    isModalInPresentation || (self as? UINavigationController)?.topViewController?.isModalInPresentation == true
  }
}

/// Decides as a finger moves whether it drags the sheet; what scrolls in it waits for that.
private final class SheetPan: UIPanGestureRecognizer {
  private unowned let drag: SheetDrag

  init(_ drag: SheetDrag) {
    self.drag = drag
    super.init(target: nil, action: nil)
    addTarget(drag, action: Selector(SheetDrag.follow, "follow"))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let touch = touches.first {
      let (place, start) = (touch.location(in: nil), touch.start)
      let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
      if hypot(way.x, way.y) >= UITapGestureRecognizer.slop, !drag.takes(way, on: touch.view) { return state = .failed }
    }
    super.touchesMoved(touches, with: event)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is ScrollPan
  }
}
