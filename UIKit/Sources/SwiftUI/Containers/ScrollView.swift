import QuartzCore
import Springform
import UIKit

/// A view of which a part shows, and that follows the finger along its axes.
public struct ScrollView<Content: View>: View {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }

  public var body: some View {
    ScrollContent(axes: axes, showsIndicators: showsIndicators, content: content)
  }
}

/// Whether a scroll view's indicators show while it moves.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let isVisible: Bool?
  public static let automatic = ScrollIndicatorVisibility(isVisible: nil)
  public static let visible = ScrollIndicatorVisibility(isVisible: true)
  public static let hidden = ScrollIndicatorVisibility(isVisible: false)
  public static let never = ScrollIndicatorVisibility(isVisible: false)
}

private struct IndicatorsKey: EnvironmentKey { static let defaultValue: [Bool?] = [nil, nil] }
private struct ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Whether indicators show: the horizontal one and the vertical one.
  var scrollIndicators: [Bool?] {
    get { self[IndicatorsKey.self] }
    set { self[IndicatorsKey.self] = newValue }
  }
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

extension View {
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollIndicators) {
      if axes.contains(.horizontal) { $0[0] = visibility.isVisible }
      if axes.contains(.vertical) { $0[1] = visibility.isVisible }
    }
  }
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }
}

struct ScrollContent<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let showsIndicators: Bool
  var isPaging = false
  /// Along which several views lie.
  var stackAxis = Axis.vertical
  var gap: CGFloat?
  let content: Content

  func update(_ node: Node) {
    let element = node.own { ScrollElement(node) }
    let scroll = element.scrollView
    let indicators = node.environment.scrollIndicators
    element.axes = axes
    scroll.showsHorizontalScrollIndicator = indicators[0] ?? showsIndicators
    scroll.showsVerticalScrollIndicator = indicators[1] ?? showsIndicators
    scroll.isScrollEnabled = node.environment.isScrollEnabled && !axes.isEmpty
    var environment = node.environment
    let behavior = environment.scrollBehavior
    scroll.isPagingEnabled = isPaging || behavior is PagingScrollTargetBehavior
    scroll.clipsToBounds = !environment.showsScrollOverflow
    // UIKit knows pages itself.
    element.behavior = scroll.isPagingEnabled ? nil : behavior
    element.margins = environment.contentMargins
    element.startAnchor = environment.scrollStart
    let bouncing = axes.intersection(environment.alwaysBouncing)
    scroll.alwaysBounceVertical = bouncing.contains(.vertical)
    scroll.alwaysBounceHorizontal = bouncing.contains(.horizontal)
    scroll.keyboardDismissMode = environment.scrollDismissesKeyboard.mode
    element.refreshing = Refreshing.update(element.refreshing, scroll, &environment)
    let stack = ScrolledStack(axis: stackAxis, gap: gap, content: content)
    let inner = node.child(.only, stack, environment: environment)
    let root = element.content ?? ScrollContentElement(node, element.contentView)
    element.content = root
    root.children = inner.elements
    element.children = [root]
  }
}

/// The views in a scroll view: one, or several in a stack.
private struct ScrolledStack<Content: View>: PrimitiveView {
  let axis: Axis
  let gap: CGFloat?
  let content: Content

  func update(_ node: Node) {
    node.child(.only, content)
    if node.contents.count == 1, gap == nil {
      node.container { PassingElement(node) }
    } else {
      node.container { StackElement(node, axis: axis) }.gap = gap
    }
  }
}

/// An element that is as the one in it.
private final class PassingElement: Element {}

/// The element of a scroll view: UIKit's, whose content the views are.
final class ScrollElement: PlatformViewElement {
  var axes: Axis.Set = .vertical
  let contentView: PlatformContent
  var content: ScrollContentElement?
  /// The size of what shows, without what the safe area takes, in points.
  private(set) var viewport = CGSize.zero
  /// How far it reaches over its edges into the safe area, in points.
  private(set) var insets = EdgeInsets()
  private var contentSize = CGSize.zero
  private var hasBeenPlaced = false
  private let watcher = ScrollWatcher()
  /// Called when the content has moved.
  var didScroll: (() -> Void)?
  /// Called when the content has moved or has been laid out, in the order in which they came.
  var observers: [any ScrollObserver] = []
  var refreshing: Refreshing?
  /// Room around the content, in points.
  var margins = EdgeInsets()
  /// Which point of the content shows first at the same point of what shows, both in parts of their sizes.
  var startAnchor: UnitPoint?
  /// What says where a finger that lets go leaves it, if UIKit does not.
  var behavior: (any ScrollTargetBehavior)?
  /// Where the content was when the finger came.
  private(set) var offsetAtTouch: CGPoint?

  var scrollView: UIScrollView { unsafeDowncast(view, to: UIScrollView.self) }

  init(_ node: Node) {
    contentView = PlatformContent(node.host)
    let scroll = UIScrollView(frame: .zero)
    scroll.addSubview(contentView)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delaysContentTouches = true
    super.init(node, scroll)
    scroll.delegate = watcher
    watcher.didScroll = { [unowned self] in
      didScroll?()
      for observer in observers { observer.scrolled() }
      // Who reads where the content lies has to run.
      host.setNeedsUpdate()
    }
    watcher.didChangePhase = { [unowned self] phase in
      if phase == .interacting { offsetAtTouch = scrollView.contentOffset }
      for observer in observers { observer.phaseChanged(phase) }
    }
    watcher.rest = { [unowned self] offset, velocity in
      behavior.map { rest(at: offset, velocity: velocity, by: $0) } ?? offset
    }
  }

  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offered = proposal
    for axis in Axis.allCases {
      offered[axis] = axes.contains(axis.asSet) ? nil : proposal[axis].map { max($0 - margins.length(axis), 0) }
    }
    return offered
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // Along its axes it takes what it is proposed; across them it is as wide as its content.
    var size = content?.size(offered(proposal)) ?? .zero
    for axis in Axis.allCases {
      size[axis] = axes.contains(axis.asSet) ? proposal[axis] ?? size[axis] : size[axis] + margins.length(axis)
    }
    return size
  }

  override func place(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    if viewport != size {
      // Frames that are parts of it have been measured by the last one.
      viewport = size
      content?.forgetSizes()
      host.setNeedsUpdate()
    }
    insets = reachingInsets
    super.place(size, proposal, on: surface)
  }

  /// What of the safe area's edges the view reaches, along its axes: content scrolls on below them.
  private var reachingInsets: EdgeInsets {
    var insets = safeAreaBeyond
    if !axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
    if !axes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
    return insets
  }

  override func placeInside(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    // UIKit's own view stays in the layer.
    surface.add(scrollView.layer.base)
    guard let content else { return }
    show(size)
    let offered = offered(ProposedViewSize(size))
    contentSize = content.size(offered)
    scrollView.contentSize = contentSize
    // Across its axes the content lies in the middle.
    func middle(_ axis: Axis) -> CGFloat {
      let first = axis == .horizontal ? margins.leading : margins.top
      return axes.contains(axis.asSet) ? 0 : first + (size[axis] - margins.length(axis) - contentSize[axis]) / 2
    }
    let origin = CGPoint(x: middle(.horizontal), y: middle(.vertical))
    var wanted = UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    if axes.contains(.vertical) {
      wanted.top += margins.top
      wanted.bottom += margins.bottom
    }
    if axes.contains(.horizontal) {
      wanted.left += margins.leading
      wanted.right += margins.trailing
    }
    let isAtStart =
      !hasBeenPlaced
      || scrollView.contentOffset
        == CGPoint(x: -scrollView.contentInset.left, y: -scrollView.contentInset.top)
    if scrollView.contentInset != wanted || !hasBeenPlaced {
      scrollView.contentInset = wanted
      if isAtStart { scrollView.contentOffset = CGPoint(x: -wanted.left, y: -wanted.top) }
    }
    if !hasBeenPlaced, let startAnchor { begin(at: startAnchor, size) }
    hasBeenPlaced = true
    // The content's layer lies in UIKit's view, which knows of it.
    let inner = Surface(layer: scrollView.layer.base, owner: self)
    content.place(at: origin, offered, on: inner)
    guard !host.isRehearsing, !observers.isEmpty else { return }
    host.afterUpdate { [weak self] in
      for observer in self?.observers ?? [] { observer.scrolled() }
    }
  }

  private func begin(at anchor: UnitPoint, _ size: CGSize) {
    var offset = scrollView.contentOffset
    let inset = scrollView.contentInset
    if axes.contains(.vertical) {
      let room = contentSize.height + inset.top + inset.bottom - scrollView.frame.height
      offset.y = -inset.top + max(room, 0) * anchor.y
    }
    if axes.contains(.horizontal) {
      let room = contentSize.width + inset.left + inset.right - scrollView.frame.width
      offset.x = -inset.left + max(room, 0) * anchor.x
    }
    scrollView.contentOffset = offset
  }

  override func draw(_ size: CGSize) { show(size) }

  /// Gives UIKit's view its frame: over what it reaches of the safe area's edges, too.
  private func show(_ size: CGSize) {
    let frame = CGRect(
      x: -insets.leading, y: -insets.top, width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
    if scrollView.frame != frame { scrollView.frame = frame }
  }

  /// Where an element of the content lies in it, in points.
  func place(of element: Element) -> CGRect {
    let (there, here) = (
      host.convert(element.frame, of: element, to: nil), host.convert(frame, of: self, to: nil)
    )
    return there.offsetBy(
      dx: scrollView.contentOffset.x + insets.leading - here.minX,
      dy: scrollView.contentOffset.y + insets.top - here.minY)
  }

  /// Puts a rectangle of the content so that a point of it lies at the same point of what shows, both in parts of their
  /// sizes; without one, scrolls as little as shows it.
  func scroll(to target: CGRect, anchor: UnitPoint?, animated: Bool) {
    let shown = CGRect(
      x: scrollView.contentOffset.x + insets.leading, y: scrollView.contentOffset.y + insets.top,
      width: viewport.width,
      height: viewport.height)
    func start(_ axis: Axis) -> CGFloat {
      let now = shown.origin[axis]
      guard axes.contains(axis.asSet) else { return now }
      let (place, length, room) = (target.origin[axis], target.size[axis], shown.size[axis])
      var start = now
      if let anchor {
        start = place - (axis == .horizontal ? anchor.x : anchor.y) * (room - length)
      } else if place < now {
        start = place
      } else if place + length > now + room {
        start = place + length - room
      }
      let (before, after) = axis == .horizontal ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
      return max(min(start, contentSize[axis] + after - room), -before)
    }
    let offset = CGPoint(x: start(.horizontal) - insets.leading, y: start(.vertical) - insets.top)
    if animated, offset != scrollView.contentOffset {
      for observer in observers { observer.phaseChanged(.animating) }
    }
    scrollView.setContentOffset(offset, animated: animated)
  }
}

private final class ScrollWatcher: NSObject, UIScrollViewDelegate {
  var didScroll: (() -> Void)?
  var didChangePhase: ((ScrollPhase) -> Void)?
  /// Where it comes to rest that would at an offset, by the finger's velocity in points per second.
  var rest: ((CGPoint, CGVector) -> CGPoint)?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll?() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { didChangePhase?(.interacting) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let rest else { return }
    // UIKit's velocity is one of milliseconds.
    let perSecond = CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000)
    targetContentOffset.pointee = rest(targetContentOffset.pointee, perSecond)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    didChangePhase?(decelerate ? .decelerating : .idle)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { didChangePhase?(.idle) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { didChangePhase?(.idle) }
}

/// What lies in a scroll view.
final class ScrollContentElement: SurfaceElement {
  private let contentView: PlatformContent

  init(_ node: Node, _ contentView: PlatformContent) {
    self.contentView = contentView
    super.init(node, layer: contentView.layer.base)
  }

  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  { nil }
}

extension Axis {
  var asSet: Set { self == .horizontal ? .horizontal : .vertical }
}
