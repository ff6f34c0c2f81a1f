public import CoreGraphics

/// Where a scroll view is to come to rest: a rectangle of its content that should show.
public struct ScrollTarget: Hashable, Sendable {
  /// In the content's coordinates, in points.
  public var rect: CGRect
  /// Which point of the rectangle lies at the same point of what shows, both in parts of their sizes.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// What a behaviour is told when a finger lets go of a scroll view.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// What showed when the finger came.
  public let originalTarget: ScrollTarget
  /// Of the finger that lets go, in points per second.
  public let velocity: CGVector
  public let contentSize: CGSize
  /// Of what shows, without the content's margins, in points.
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// Where the views of the target layout begin along an axis, in order, each within what can be scrolled to.
  let starts: (Axis) -> [CGFloat]

  public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    environment[keyPath: keyPath]
  }
}

extension PagingScrollTargetBehavior {
  /// Goes to the page nearest to the target, and to no farther one than the next.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis.asSet) {
      let length = context.containerSize[axis]
      guard length > 0 else { continue }
      let page = (context.originalTarget.rect.origin[axis] / length).rounded()
      let wanted = (target.rect.origin[axis] / length).rounded()
      target.rect.origin[axis] = min(max(wanted, page - 1), page + 1) * length
    }
  }
}

extension ViewAlignedScrollTargetBehavior {
  /// Goes to where the view begins that is nearest to the target; where that is limited, to no farther one than the next.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis.asSet) {
      let starts = context.starts(axis)
      func nearest(to place: CGFloat) -> Int? {
        starts.indices.min { (starts[$0] - place).magnitude < (starts[$1] - place).magnitude }
      }
      guard var index = nearest(to: target.rect.origin[axis]) else { continue }
      if limitBehavior.isOne, let first = nearest(to: context.originalTarget.rect.origin[axis]) {
        index = min(max(index, first - 1), first + 1)
      }
      target.rect.origin[axis] = starts[index]
    }
  }
}

extension ScrollElement {
  /// Where a behaviour has the content come to rest that would come to rest at an offset.
  /// - Parameter velocity: in points per second.
  func rest(at offset: CGPoint, velocity: CGVector, by behavior: any ScrollTargetBehavior) -> CGPoint {
    let inset = scrollView.contentInset
    let (frame, content) = (scrollView.frame.size, scrollView.contentSize)
    let room = CGSize(
      width: max(frame.width - inset.left - inset.right, 0), height: max(frame.height - inset.top - inset.bottom, 0))
    func target(_ offset: CGPoint) -> ScrollTarget {
      ScrollTarget(rect: CGRect(origin: CGPoint(x: offset.x + inset.left, y: offset.y + inset.top), size: room))
    }
    let context = ScrollTargetBehaviorContext(
      originalTarget: target(offsetAtTouch ?? scrollView.contentOffset), velocity: velocity, contentSize: content,
      containerSize: room, axes: axes, environment: node.environment
    ) { [unowned self] in starts($0, room: room[$0]) }
    var wanted = target(offset)
    let proposed = wanted.rect.size
    behavior.updateTarget(&wanted, context: context)
    var result = offset
    for axis in Axis.allCases where axes.contains(axis.asSet) {
      // A rectangle of another size is put at its anchor.
      let share = axis == .horizontal ? wanted.anchor?.x : wanted.anchor?.y
      let place = wanted.rect.origin[axis] + (share ?? 0) * (wanted.rect.size[axis] - proposed[axis])
      let before = axis == .horizontal ? inset.left : inset.top
      result[axis] = min(max(place, 0), max(content[axis] - room[axis], 0)) - before
    }
    return result
  }

  private func starts(_ axis: Axis, room: CGFloat) -> [CGFloat] {
    guard let layout = first({ $0.holdsScrollTargets ? $0 : nil }) else {
      noteOnce("scrollTargetBehavior(.viewAligned) finds no scrollTargetLayout()")
      return []
    }
    let last = max(scrollView.contentSize[axis] - room, 0)
    let targets = layout.scrollTargets
    // Room around the views, within the layout, shows before each as it does before the first.
    let before = targets.first.map { place(of: $0).origin[axis] - place(of: layout).origin[axis] } ?? 0
    return targets.map { min(max(place(of: $0).origin[axis] - before, 0), last) }
  }
}

extension Element {
  /// The views of a target layout: those of the stack or grid that it is, whatever lies around that.
  var scrollTargets: [Element] {
    var layout = self
    while !layout.isContainer, layout.laidOut.count == 1 { layout = layout.laidOut[0] }
    return layout.laidOut
  }
}
