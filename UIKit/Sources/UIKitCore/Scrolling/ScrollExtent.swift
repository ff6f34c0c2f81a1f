import QuartzCore

/// The offsets at which content can rest.
package struct RestingOffsets {
  package let x: ClosedRange<Double>
  package let y: ClosedRange<Double>

  package func nearest(to offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, CGFloat(x.lowerBound)), CGFloat(x.upperBound)),
      y: min(max(offset.y, CGFloat(y.lowerBound)), CGFloat(y.upperBound)))
  }
}

extension UIScrollView {
  package var restingOffsets: RestingOffsets {
    let (inset, alignment) = (adjustedContentInset, contentAlignmentPoint)
    func range(
      _ start: CGFloat, _ content: CGFloat, _ end: CGFloat, _ view: CGFloat, _ share: CGFloat
    ) -> ClosedRange<Double> {
      let left = view - start - content - end
      let low = Double(-start - max(left, 0) * share)
      return low...max(low, Double(content + end - view))
    }
    return RestingOffsets(
      x: range(inset.left, contentSize.width, inset.right, bounds.width, alignment.x),
      y: range(inset.top, contentSize.height, inset.bottom, bounds.height, alignment.y))
  }

  var scrollsHorizontally: Bool {
    alwaysBounceHorizontal && bouncesHorizontally
      || contentInset.left + contentSize.width + contentInset.right > bounds.width
  }
  var scrollsVertically: Bool {
    alwaysBounceVertical && bouncesVertically
      || contentInset.top + contentSize.height + contentInset.bottom > bounds.height
  }

  // MARK: The safe area

  /// What is at the top stays at the top of what is free.
  func followSafeArea() {
    let (old, new) = (lastAddedInset, addedInset)
    guard !new.isClose(to: old) else { return }
    let wasAtTop = contentOffset.y == -contentInset.top - old.top
    lastAddedInset = new
    if wasAtTop, new.top != old.top, !isDragging { contentOffset.y = -adjustedContentInset.top }
    insetChanged()
  }

  /// Whether a controller whose content it is does not want it to keep clear of bars.
  private var isLeftAlone: Bool {
    guard let controller = viewController ?? superview?.viewController else { return false }
    return !controller.automaticallyAdjustsScrollViewInsets
  }

  /// What the safe area adds to the inset.
  var addedInset: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .automatic where isLeftAlone: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      let isHeld = contentInsetAdjustmentBehavior == .automatic && isHeldByNavigation
      let (x, y) = (alwaysBounceHorizontal || contentSize.width > bounds.width, scrollsVertically || isHeld)
      return UIEdgeInsets(
        top: y ? safe.top : 0, left: x ? safe.left : 0, bottom: y ? safe.bottom : 0, right: x ? safe.right : 0)
    }
  }

  private var isHeldByNavigation: Bool {
    var responder = next
    while let current = responder {
      if current is UINavigationController { return true }
      responder = current.next
    }
    return false
  }
}

extension UIEdgeInsets {
  /// The same but for rounding.
  fileprivate func isClose(to other: UIEdgeInsets) -> Bool {
    let differences = [top - other.top, left - other.left, bottom - other.bottom, right - other.right]
    return differences.allSatisfy { abs($0) < 1e-6 }
  }
}
