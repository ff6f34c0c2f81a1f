import QuartzCore

/// The offsets at which content can rest.
struct RestingOffsets {
  let x: ClosedRange<Double>
  let y: ClosedRange<Double>

  func nearest(to offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, CGFloat(x.lowerBound)), CGFloat(x.upperBound)),
      y: min(max(offset.y, CGFloat(y.lowerBound)), CGFloat(y.upperBound)))
  }
}

extension UIScrollView {
  var restingOffsets: RestingOffsets {
    let inset = adjustedContentInset
    func range(_ start: CGFloat, _ content: CGFloat, _ end: CGFloat, _ view: CGFloat) -> ClosedRange<Double> {
      Double(-start)...max(Double(-start), Double(content + end - view))
    }
    return RestingOffsets(
      x: range(inset.left, contentSize.width, inset.right, bounds.width),
      y: range(inset.top, contentSize.height, inset.bottom, bounds.height))
  }

  var scrollsHorizontally: Bool {
    alwaysBounceHorizontal && bounces || contentInset.left + contentSize.width + contentInset.right > bounds.width
  }
  var scrollsVertically: Bool {
    alwaysBounceVertical && bounces || contentInset.top + contentSize.height + contentInset.bottom > bounds.height
  }
}
