import SpringformGeometry
import SpringformMotion
import SpringformNumerics

/// A layer whose content can be dragged up and down beyond its own height, with UIKit's resistance, deceleration and
/// bounce.
///
/// As in a scroll view, the offset is the bounds' origin; sublayers are the content, in its coordinates.
open class ScrollLayer: Layer {
  /// The content's height in points.
  public final var contentHeight = 0.0
  /// Room above and below the content in which it may rest, in points.
  public final var topInset = 0.0
  public final var bottomInset = 0.0
  /// Runs when a drag begins.
  public final var onBeginDragging: (() -> Void)?
  /// Runs when the finger has lifted; returns whether the content should settle by itself.
  public final var onEndDragging: (() -> Bool)?
  public final private(set) var isDragging = false

  private var dragStart = 0.0
  private static let animationKey = "scroll"

  public override init() {
    super.init()
    masksToBounds = true
    addGestureRecognizer(PanRecognizer { [weak self] pan in self?.follow(pan) })
  }

  /// The content's coordinate at the layer's upper edge.
  public final var contentOffset: Double {
    get { bounds.minY }
    set { bounds.origin.y = newValue }
  }

  /// The offsets at which content can rest.
  public final var restingOffsets: ClosedRange<Double> {
    let top = -topInset.clamped(to: -1e6...1e6, otherwise: 0)
    return top...max(top, (contentHeight + bottomInset - bounds.height).clamped(to: -1e9...1e9, otherwise: top))
  }

  /// Stops where it is shown now.
  public final func stopScrolling() {
    let shown = presentation.bounds.minY
    removeAnimation(forKey: Self.animationKey)
    contentOffset = shown
  }

  package override func record(in properties: PropertyRecorder) {
    super.record(in: properties)
    properties.add(LayerProperties.ofScrolls, of: self)
  }

  private func follow(_ pan: PanRecognizer) {
    switch pan.state {
    case .began:
      stopScrolling()
      isDragging = true
      dragStart = unresisted(contentOffset)
      onBeginDragging?()
    case .changed: contentOffset = resisted(dragStart - pan.translation(in: superlayer).dy)
    case .ended, .cancelled:
      isDragging = false
      if onEndDragging?() ?? true { decelerate(velocity: -pan.velocity(in: superlayer).dy) }
    default: break
    }
  }

  private func decelerate(velocity: Double) {
    let motion = ScrollMotion(from: contentOffset, velocity: velocity, in: restingOffsets)
    contentOffset = motion.restingPosition
    // Off the stage, the drag was cancelled, and the content rests at once.
    if stage != nil { add(animation: ScrollAnimation(motion), forKey: Self.animationKey) }
  }

  private func resisted(_ offset: Double) -> Double {
    let limit = min(max(offset, restingOffsets.lowerBound), restingOffsets.upperBound)
    return limit + RubberBand.offset(forPull: offset - limit, dimension: bounds.height)
  }

  private func unresisted(_ offset: Double) -> Double {
    let limit = min(max(offset, restingOffsets.lowerBound), restingOffsets.upperBound)
    return limit + RubberBand.pull(forOffset: offset - limit, dimension: bounds.height)
  }
}

/// Lets the offset follow a motion that is known from beginning to end.
private struct ScrollAnimation: LayerAnimation {
  var timing: Timing
  let motion: ScrollMotion
  var isRemovedOnCompletion: Bool { true }

  init(_ motion: ScrollMotion) {
    self.motion = motion
    timing = Timing(duration: motion.duration)
  }

  func effect(on layer: ScrollLayer) -> (ScrollLayer, Double) -> Void {
    let (timing, motion) = (timing, motion)
    return { layer, time in
      if let position = timing.position(at: time) { layer.contentOffset = motion.position(at: position.elapsed) }
    }
  }
}

extension LayerProperties {
  package static let ofScrolls = PropertyListing.list(of: ScrollLayer()) {
    $0.plain("contentHeight", \ScrollLayer.contentHeight, "the content's height", unit: "pt")
    $0.plain("topInset", \ScrollLayer.topInset, "room above the content", unit: "pt")
    $0.plain("bottomInset", \ScrollLayer.bottomInset, "room below the content", unit: "pt")
    $0.part(
      "contentOffset", \ScrollLayer.contentOffset, { $0.contentOffset }, { $0.contentOffset = $1 },
      "the content's coordinate at the upper edge", unit: "pt")
  }
}
