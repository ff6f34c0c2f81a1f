import QuartzCore

/// The two bars that show where the visible part of a content lies, while it moves.
final class ScrollIndicators {
  private unowned let scrollView: UIScrollView
  private var bars: (vertical: UIView, horizontal: UIView)?

  /// In points: how thick they are, how far from the edge, and how short at least.
  private static let (thickness, margin, shortest): (CGFloat, CGFloat, CGFloat) = (3, 3, 36)
  /// In seconds: how long they stay when nothing moves any more, and when they only flash, and how long they take to fade.
  private static let (patience, flash, fading) = (0.25, 0.75, 0.25)

  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  func changed() {
    paint()
    layOut()
  }

  // MARK: Coming and going

  func show() {
    if bars == nil {
      let made = (vertical: Self.makeBar(), horizontal: Self.makeBar())
      bars = made
      for bar in [made.vertical, made.horizontal] { scrollView.addSubview(bar) }
    }
    paint()
    UIView.performWithoutAnimation {
      for bar in [bars?.vertical, bars?.horizontal] {
        bar?.layer.removeAnimation(forKey: "opacity")
        bar?.alpha = 1
      }
    }
    layOut()
  }

  func fade() { fade(after: Self.patience) }

  func flash() {
    show()
    fade(after: Self.flash)
  }

  private func fade(after delay: Double) {
    guard let bars, bars.vertical.alpha > 0 else { return }
    UIView.animate(withDuration: Self.fading, delay: delay, options: .allowUserInteraction) {
      (bars.vertical.alpha, bars.horizontal.alpha) = (0, 0)
    }
  }

  // MARK: Looks

  private static func makeBar() -> UIView {
    let bar = UIView()
    bar.layer.cornerRadius = thickness / 2
    bar.isUserInteractionEnabled = false
    return bar
  }

  private func paint() {
    let color: UIColor =
      switch scrollView.indicatorStyle {
      case .black: Self.dark
      case .white: Self.light
      case .default: scrollView.traitCollection.userInterfaceStyle == .dark ? Self.light : Self.dark
      }
    for bar in [bars?.vertical, bars?.horizontal] where bar?.backgroundColor != color { bar?.backgroundColor = color }
  }

  private static let dark = UIColor(white: 0, alpha: 0.35)
  private static let light = UIColor(white: 1, alpha: 0.5)

  // MARK: Places

  func layOut() {
    guard let bars else { return }
    let view = scrollView
    let (tall, wide) = (
      view.showsVerticalScrollIndicator && view.contentSize.height > view.bounds.height,
      view.showsHorizontalScrollIndicator && view.contentSize.width > view.bounds.width
    )
    (bars.vertical.isHidden, bars.horizontal.isHidden) = (!tall, !wide)
    var column = view.bounds.inset(by: inset(view.verticalScrollIndicatorInsets))
    var row = view.bounds.inset(by: inset(view.horizontalScrollIndicatorInsets))
    let (thickness, margin) = (Self.thickness, Self.margin)
    // Both leave the corner free.
    if tall, wide {
      column.size.height -= thickness + margin
      row.size.width -= thickness + margin
    }
    let (y, height) = span(column.minY, column.height, view.bounds.minY, view.bounds.height, view.contentSize.height)
    let (x, width) = span(row.minX, row.width, view.bounds.minX, view.bounds.width, view.contentSize.width)
    UIView.performWithoutAnimation {
      bars.vertical.frame = CGRect(x: column.maxX - thickness - margin, y: y, width: thickness, height: height)
      bars.horizontal.frame = CGRect(x: x, y: row.maxY - thickness - margin, width: width, height: thickness)
      if view.subviews.last !== bars.horizontal {
        view.bringSubviewToFront(bars.vertical)
        view.bringSubviewToFront(bars.horizontal)
      }
    }
  }

  private func inset(_ own: UIEdgeInsets) -> UIEdgeInsets {
    guard scrollView.automaticallyAdjustsScrollIndicatorInsets else { return own }
    let safe = scrollView.safeAreaInsets
    return UIEdgeInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
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
