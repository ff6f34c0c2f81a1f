import Springform

/// A pull-to-refresh header (or footer): it follows the list it belongs to and holds it open while it loads.
final class RefreshControl: Layer {
  enum Edge: String, CaseIterable, Decodable { case top, bottom }

  let glyph = RefreshGlyph()
  private let label = TextLayer("", font: Font(size: 14, weight: .medium), textColor: Color(white: 0.35))
  /// The list holds the control.
  private unowned let list: ScrollLayer
  private let parameters: CurveRefresh.Parameters
  private var edge: Edge { parameters.edge }
  private var pullDistance: Double { parameters.pullDistance }
  private var isLoading = false
  private var displayLink: DisplayLink?

  /// Within this many points of the full pull the drawing begins to turn, and letting go refreshes.
  private static let margin = 10.0

  init(list: ScrollLayer, parameters: CurveRefresh.Parameters) {
    self.list = list
    self.parameters = parameters
    super.init()
    bounds.size = Size(width: 200, height: 100)
    glyph.frame = Rect(x: 20, y: 0, width: 30, height: 100)
    label.frame = Rect(x: 60, y: 0, width: 150, height: 100)
    addSublayer(glyph)
    addSublayer(label)
    list.addSublayer(self)
    list.onBeginDragging = { [weak self] in self?.beginFollowing() }
    list.onEndDragging = { [weak self] in self?.released() ?? true }
    show(pull: 0)
  }

  /// How far the list is pulled beyond its end, as shown now, in points.
  var pull: Double {
    let offset = list.presentation.bounds.minY
    return max(edge == .top ? -offset : offset - (list.contentHeight - list.bounds.height), 0)
  }

  /// Draws the control for a pull without any list being pulled.
  func show(pull: Double) {
    let progress = min(pull / pullDistance, 1)
    position = Point(x: list.bounds.midX, y: edge == .top ? -pull / 2 : list.contentHeight + pull / 2)
    guard !isLoading else { return }
    glyph.progress = progress
    glyph.rotation = .pi * 2 * max(pull - pullDistance + Self.margin, 0) / 180
    label.string = progress < 1 ? parameters.pullText : parameters.releaseText
    label.opacity = progress
  }

  private func beginFollowing() {
    guard displayLink == nil else { return }
    displayLink = stage?.displayLink { [weak self] link in
      guard let self else { return }
      show(pull: pull)
      if !list.isDragging, !isLoading, pull == 0 {
        link.invalidate()
        displayLink = nil
      }
    }
  }

  private func released() -> Bool {
    guard !isLoading, pull > pullDistance - Self.margin else { return true }
    isLoading = true
    label.string = parameters.loadingText
    label.opacity = 1
    glyph.progress = 1
    var spin = BasicAnimation(\RefreshGlyph.rotation, by: 2 * .pi, duration: 0.5)
    spin.isCumulative = true
    spin.repeatCount = parameters.loadingDuration / 0.5
    glyph.add(spin)
    stage?.animate(duration: 0.3) { holdOpen(pullDistance) }
    stage?.after(parameters.loadingDuration) { [weak self] in self?.finish() }
    return false
  }

  private func finish() {
    stage?.animate(duration: 0.1) {
      opacity = 0
    } completion: { [self] _ in
      stage?.animate(duration: 0.3) {
        holdOpen(0)
      } completion: { [self] _ in
        isLoading = false
        opacity = 1
        show(pull: 0)
      }
    }
  }

  private func holdOpen(_ distance: Double) {
    switch edge {
    case .top: list.topInset = distance
    case .bottom: list.bottomInset = distance
    }
    // A finger that has hold of the list keeps it.
    guard !list.isDragging else { return }
    list.contentOffset = edge == .top ? list.restingOffsets.lowerBound : list.restingOffsets.upperBound
  }
}
