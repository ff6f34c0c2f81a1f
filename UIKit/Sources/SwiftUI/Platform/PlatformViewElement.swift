import QuartzCore
import Springform
import UIKit

// UIKit's views among SwiftUI's: to UIKit each is a subview of the hosting view, or of the content of the scroll view
// that it lies in, so that it is laid out, has a window and meets fingers; on the stage its layer lies where the
// elements' order says.

struct WeakView {
  weak var view: UIView?
}

/// Around one of UIKit's views: its layer is an element's, which decides where it lies.
final class PlatformContainer: UIView {
  unowned let host: ViewHost

  init(_ content: UIView, _ host: ViewHost) {
    self.host = host
    super.init(frame: .zero)
    addSubview(content)
    host.platformViews[ObjectIdentifier(layer.base)] = WeakView(view: self)
  }

  required init?(coder: NSCoder) { nil }

  /// As much of the hosting view's as reaches into this one, wherever its layer lies.
  override var safeAreaInsets: UIEdgeInsets {
    guard let around = host.view, window != nil else { return .zero }
    let (taken, room, here) = (around.safeAreaInsets, around.bounds, convert(bounds, to: around))
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      inset > 0 ? max(inset - max(distance, 0), 0) : 0
    }
    return UIEdgeInsets(
      top: reach(taken.top, here.minY - room.minY), left: reach(taken.left, here.minX - room.minX),
      bottom: reach(taken.bottom, room.maxY - here.maxY),
      right: reach(taken.right, room.maxX - here.maxX))
  }
}

/// What elements of a scroll view's content lie on; its fingers go to the hosting view.
final class PlatformContent: UIView {
  unowned let host: ViewHost

  init(_ host: ViewHost) {
    self.host = host
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    host.platformViews[ObjectIdentifier(layer.base)] = WeakView(view: self)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    host.view?.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    host.view?.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    host.view?.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    host.view?.touchesCancelled(touches, with: event)
  }
}

extension ViewHost {
  /// Which of UIKit's views the frontmost thing at a point of the hosting view belongs to; `nil` for none.
  func platformHit(at point: CGPoint, in hosting: UIView, with event: UIEvent?) -> UIView? {
    var layer = hit(at: point)
    while let current = layer {
      switch platformViews[ObjectIdentifier(current)]?.view {
      case let container as PlatformContainer:
        return container.hitTest(hosting.convert(point, to: container), with: event)
      case let content as PlatformContent: return content
      default: layer = current.superlayer
      }
    }
    return nil
  }
}

/// An element that is one of UIKit's views.
class PlatformViewElement: SurfaceElement {
  final let view: UIView
  final let container: PlatformContainer
  /// The size for a proposal, in points; `nil` for what the view's own size says.
  final var sizing: ((ProposedViewSize) -> CGSize?)?
  /// Called when the view has got a place among UIKit's views, and before it loses it.
  final var didEnter: (() -> Void)?

  init(_ node: Node, _ view: UIView) {
    self.view = view
    container = PlatformContainer(view, node.host)
    super.init(node, layer: container.layer.base)
  }

  override var isGroup: Bool { true }

  /// UIKit's view that the element's is a subview of.
  private var home: UIView? {
    var above = parent
    while let element = above {
      if let scroll = element as? ScrollElement { return scroll.contentView }
      above = element.parent
    }
    return host.view
  }

  override func place(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    if let home, container.superview !== home {
      home.addSubview(container)
      didEnter?()
    }
    super.place(size, proposal, on: surface)
  }

  override func placeInside(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    // UIKit's own view stays in the layer.
    surface.add(view.layer.base)
  }

  override func draw(_ size: CGSize) {
    let frame = CGRect(origin: .zero, size: size)
    if view.frame != frame { view.frame = frame }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizing?(proposal) { return size }
    let intrinsic = view.intrinsicContentSize
    return CGSize(
      width: length(proposal.width, intrinsic.width, .horizontal),
      height: length(proposal.height, intrinsic.height, .vertical))
  }

  /// As SwiftUI: a view without a size of its own fills the room; another keeps its size as its priorities say.
  private func length(_ proposal: CGFloat?, _ own: CGFloat, _ axis: NSLayoutConstraint.Axis)
    -> CGFloat
  {
    let isOwn = own != UIView.noIntrinsicMetric
    guard let proposal else { return isOwn ? own : 10 }
    guard isOwn else { return proposal }
    let middle: Float = 500
    let priority =
      proposal > own
      ? view.contentHuggingPriority(for: axis)
      : view.contentCompressionResistancePriority(for: axis)
    return priority.rawValue > middle ? own : proposal
  }

  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  { nil }

  override func dismantle() {
    container.removeFromSuperview()
    host.platformViews[ObjectIdentifier(layer)] = nil
    super.dismantle()
  }
}

/// One of UIKit's controls as a view.
struct PlatformView<V: UIView>: PrimitiveView {
  let make: (Node) -> V
  /// Brings the control up to date.
  let update: (V, Node) -> Void
  var sizing: ((V, ProposedViewSize) -> CGSize?)?

  func update(_ node: Node) {
    let element = node.own { PlatformViewElement(node, make(node)) }
    guard let view = element.view as? V else { return }
    update(view, node)
    if let sizing { element.sizing = { sizing(view, $0) } }
  }
}
