import QuartzCore

/// The two bars that show where the visible part of a content lies, while it moves.
final class ScrollIndicators {
  private unowned let scrollView: UIScrollView
  private var bars: (vertical: UIView, horizontal: UIView)?

  /// In points: how thick they are, how far from the edge, and how short at least.
  private static let (thickness, margin, shortest): (CGFloat, CGFloat, CGFloat) = (3, 3, 36)

  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  func changed() { layOut() }

  func show() {
    if bars == nil {
      bars = (Self.makeBar(), Self.makeBar())
      for bar in [bars?.vertical, bars?.horizontal] { bar.map { scrollView.addSubview($0) } }
    }
    UIView.performWithoutAnimation {
      for bar in [bars?.vertical, bars?.horizontal] {
        bar?.layer.removeAnimation(forKey: "opacity")
        bar?.alpha = 1
      }
    }
    layOut()
  }

  func fade() {
    guard let bars, bars.vertical.alpha > 0 else { return }
    UIView.animate(withDuration: 0.25, delay: 0.25, options: .allowUserInteraction) {
      (bars.vertical.alpha, bars.horizontal.alpha) = (0, 0)
    }
  }

  private static func makeBar() -> UIView {
    let bar = UIView()
    bar.backgroundColor = UIColor(white: 0, alpha: 0.35)
    bar.layer.cornerRadius = thickness / 2
    bar.isUserInteractionEnabled = false
    return bar
  }

  func layOut() {
    guard let bars else { return }
    let (view, inset) = (scrollView, scrollView.scrollIndicatorInsets)
    bars.vertical.isHidden = !view.showsVerticalScrollIndicator || view.contentSize.height <= view.bounds.height
    bars.horizontal.isHidden = !view.showsHorizontalScrollIndicator || view.contentSize.width <= view.bounds.width
    let room = view.bounds.inset(by: inset)
    let (y, height) = span(room.minY, room.height, view.bounds.minY, view.bounds.height, view.contentSize.height)
    let (x, width) = span(room.minX, room.width, view.bounds.minX, view.bounds.width, view.contentSize.width)
    let (thickness, margin) = (Self.thickness, Self.margin)
    UIView.performWithoutAnimation {
      bars.vertical.frame = CGRect(x: room.maxX - thickness - margin, y: y, width: thickness, height: height)
      bars.horizontal.frame = CGRect(x: x, y: room.maxY - thickness - margin, width: width, height: thickness)
      if view.subviews.last !== bars.horizontal {
        view.bringSubviewToFront(bars.vertical)
        view.bringSubviewToFront(bars.horizontal)
      }
    }
  }

  /// As long in its room as the visible part is in the content, and shorter beyond the ends.
  private func span(_ start: CGFloat, _ room: CGFloat, _ offset: CGFloat, _ visible: CGFloat, _ content: CGFloat)
    -> (CGFloat, CGFloat)
  {
    guard content > 0, room > 2 * Self.margin else { return (start, 0) }
    let way = room - 2 * Self.margin
    let beyond = max(-offset, offset + visible - content, 0)
    let length = max(max(way * min(visible / content, 1), Self.shortest) - beyond, Self.thickness * 2)
    let share = min(max(offset / max(content - visible, 1), 0), 1)
    return (start + Self.margin + (way - length) * share, length)
  }
}
