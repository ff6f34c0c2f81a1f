import QuartzCore

/// Shows a view of a scroll view larger or smaller, as fingers or the app say.
final class ScrollZoom: NSObject {
  private unowned let scrollView: UIScrollView
  private(set) var isZooming = false
  private(set) var isBouncing = false
  /// Whether it goes to a scale that the app has asked for.
  private(set) var isAnimating = false
  private(set) lazy var pinch: UIPinchGestureRecognizer = {
    let pinch = UIPinchGestureRecognizer(target: self, action: Selector(ScrollZoom.pinched, "pinched"))
    pinch.isEnabled = isPossible
    return pinch
  }()
  /// When a pinch began: the scale, and what of the view was between the fingers.
  private var start: (scale: CGFloat, place: CGPoint) = (1, .zero)

  /// In seconds. Apple does not name it.
  private static let duration = 0.3
  /// How much of what fingers ask beyond a limit they get, as an exponent. Apple does not name it.
  private static let resistance: CGFloat = 0.4

  init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  private var view: UIView? { scrollView.delegate?.viewForZooming(in: scrollView) }

  /// Of the view that is zoomed, whichever that is.
  var scale: CGFloat { view?.transform.a ?? 1 }

  var isPossible: Bool { scrollView.minimumZoomScale < scrollView.maximumZoomScale }

  func limitsChanged() { pinch.isEnabled = isPossible }

  private func limited(_ scale: CGFloat) -> CGFloat {
    min(max(scale, scrollView.minimumZoomScale), max(scrollView.maximumZoomScale, scrollView.minimumZoomScale))
  }

  // MARK: By the app

  /// What is in the middle stays there.
  func zoom(to scale: CGFloat, animated: Bool) {
    guard let view else { return }
    let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
    let place = view.convert(middle, from: scrollView)
    animate(animated) { self.show(limited: scale, place, at: CGPoint(x: middle.x, y: middle.y)) }
  }

  func zoom(to rect: CGRect, animated: Bool) {
    guard view != nil, rect.width > 0, rect.height > 0 else { return }
    let size = scrollView.bounds.size
    let scale = min(size.width / rect.width, size.height / rect.height)
    let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
    animate(animated) { self.show(limited: scale, CGPoint(x: rect.midX, y: rect.midY), at: middle) }
  }

  /// Stays as large as it is seen.
  func stop() {
    guard isAnimating || isBouncing, let view, let shown = view.layer.presentation(),
      let offset = scrollView.layer.presentation()?.bounds.origin
    else { return }
    UIView.performWithoutAnimation {
      for layer in [view.layer, scrollView.layer] { layer.removeAllAnimations() }
      (view.transform, view.center) = (shown.affineTransform(), shown.position)
      scrollView.contentSize = view.frame.size
      scrollView.contentOffset = offset
    }
  }

  private func animate(_ animated: Bool, _ change: @escaping () -> Void) {
    scrollView.scrolling.stop()
    let end = { [weak self] in
      guard let self else { return }
      isAnimating = false
      scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
    guard animated else { return change() }
    isAnimating = true
    scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction, animations: change) { _ in
      end()
    }
  }

  private func show(limited scale: CGFloat, _ place: CGPoint, at point: CGPoint) {
    show(limited(scale), place, at: point)
    let resting = scrollView.restingOffsets.nearest(to: scrollView.contentOffset)
    if resting != scrollView.contentOffset { scrollView.contentOffset = resting }
  }

  /// - Parameters:
  ///   - place: of the view.
  ///   - point: of the scroll view, which shows it.
  private func show(_ scale: CGFloat, _ place: CGPoint, at point: CGPoint) {
    guard let view else { return }
    let origin = view.frame.origin
    let onScreen = CGPoint(x: point.x - scrollView.bounds.minX, y: point.y - scrollView.bounds.minY)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center.x += origin.x - view.frame.minX
    view.center.y += origin.y - view.frame.minY
    scrollView.contentSize = view.frame.size
    let now = CGPoint(
      x: view.frame.minX + (place.x - view.bounds.minX) * scale,
      y: view.frame.minY + (place.y - view.bounds.minY) * scale)
    scrollView.contentOffset = CGPoint(x: now.x - onScreen.x, y: now.y - onScreen.y)
    scrollView.delegate?.scrollViewDidZoom(scrollView)
  }

  // MARK: By fingers

  private func pinched() {
    guard let view else { return }
    let point = pinch.location(in: scrollView)
    switch pinch.state {
    case .began:
      isZooming = true
      start = (scale, pinch.location(in: view))
      scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
    case .changed:
      let wanted = start.scale * pinch.scale
      let allowed = limited(wanted)
      let beyond = scrollView.bouncesZoom ? pow(wanted / allowed, Self.resistance) : 1
      show(allowed * beyond, start.place, at: point)
    case .ended, .cancelled:
      isZooming = false
      comeBack()
    default: break
    }
  }

  private func comeBack() {
    let (target, middle) = (limited(scale), CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY))
    guard let view else { return }
    isBouncing = target != scale
    let place = view.convert(middle, from: scrollView)
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.show(limited: target, place, at: middle)
    } completion: { [weak self] _ in
      guard let self else { return }
      isBouncing = false
      scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: self.view, atScale: scale)
    }
  }
}
