/// A container whose views lie along an axis, which spacers in it grow along.
protocol StackLike: Element {
  var stackAxis: Axis? { get }
}

/// Several views beside or below each other.
///
/// The room along the axis is shared as SwiftUI does it: views of higher priority first, and among equals the least flexible
/// ones, each of which is offered an even share of what is left.
final class StackElement: Element, StackLike {
  var stackAxis: Axis? { axis }
  let axis: Axis
  var alignment = Alignment.center
  /// Between two views, in points; `nil` for what they want.
  var gap: CGFloat?

  init(_ node: Node, axis: Axis) {
    self.axis = axis
    super.init(node)
  }

  private var arrangement: StackArrangement {
    StackArrangement(axis: axis, alignment: alignment, gap: gap)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.arrange(laidOut, proposal).size
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    arrangement.placements(of: laidOut, in: size, proposal)
  }

  override var spacing: ViewSpacing { arrangement.spacing(of: laidOut) }
}

/// How the room along an axis is shared and what lies where; see ``StackElement``.
struct StackArrangement {
  let axis: Axis
  var alignment = Alignment.center
  /// Between two views, in points; `nil` for what they want.
  var gap: CGFloat?

  /// Where the elements lie in a stack of a size that was proposed another.
  func placements(of children: [Element], in size: CGSize, _ proposal: ProposedViewSize)
    -> [ViewPlacement]
  {
    var proposal = proposal
    // What the stack was proposed along its axis stays; across it, children are offered what the stack has taken.
    proposal[axis.other] = proposal[axis.other] ?? size[axis.other]
    return arrange(children, proposal).places
  }

  /// What neighbours of the stack see of it.
  func spacing(of children: [Element]) -> ViewSpacing {
    guard var result = children.first?.spacing, let last = children.last?.spacing else {
      return .usual
    }
    if axis == .horizontal { result.trailing = last.trailing } else { result.bottom = last.bottom }
    return result
  }

  private var minorKey: AlignmentKey {
    axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key
  }

  private func gaps(_ children: [Element]) -> [CGFloat] {
    zip(children, children.dropFirst()).map { before, after in
      gap ?? before.spacing.distance(to: after.spacing, along: axis)
    }
  }

  func arrange(_ children: [Element], _ proposal: ProposedViewSize) -> (
    size: CGSize, places: [ViewPlacement]
  ) {
    guard !children.isEmpty else { return (.zero, []) }
    let gaps = gaps(children)
    let proposals = share(proposal, among: children, gaps: gaps.reduce(0, +))
    let sizes = zip(children, proposals).map { $0.size($1) }
    let guides = children.indices.map { children[$0].guide(minorKey, in: sizes[$0], proposals[$0]) }
    let before = guides.max() ?? 0
    let after = children.indices.map { sizes[$0][axis.other] - guides[$0] }.max() ?? 0
    var places: [ViewPlacement] = []
    var position: CGFloat = 0
    for index in children.indices {
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = before - guides[index]
      places.append(ViewPlacement(origin: origin, proposal: proposals[index]))
      position += sizes[index][axis] + (index < gaps.count ? gaps[index] : 0)
    }
    var size = CGSize.zero
    size[axis] = position
    size[axis.other] = before + after
    return (size, places)
  }

  /// What each child is offered.
  private func share(_ proposal: ProposedViewSize, among children: [Element], gaps: CGFloat)
    -> [ProposedViewSize]
  {
    guard let length = proposal[axis] else { return children.map { _ in proposal } }
    func offer(_ share: CGFloat) -> ProposedViewSize {
      var offered = proposal
      offered[axis] = share
      return offered
    }
    let least = children.map { $0.size(offer(0))[axis] }
    let most = children.map { $0.size(offer(.infinity))[axis] }
    let order = children.indices.sorted { a, b in
      let (first, second) = (children[a].traits.layoutPriority, children[b].traits.layoutPriority)
      if first != second { return first > second }
      let (flexA, flexB) = (most[a] - least[a], most[b] - least[b])
      return flexA == flexB ? a < b : flexA < flexB
    }
    var offers = children.map { _ in proposal }
    var available = length - gaps
    var index = 0
    while index < order.count {
      // Those of one priority, while the smallest sizes of all lower ones are set aside.
      let priority = children[order[index]].traits.layoutPriority
      let end =
        order[index...].firstIndex { children[$0].traits.layoutPriority != priority } ?? order.count
      let aside = order[end...].reduce(0) { $0 + least[$1] }
      var remaining = available - aside
      for (done, child) in order[index..<end].enumerated() {
        let offered = offer(max(remaining / CGFloat(end - index - done), 0))
        offers[child] = offered
        let taken = children[child].size(offered)[axis]
        remaining -= taken
        available -= taken
      }
      index = end
    }
    return offers
  }
}

/// Views below each other.
public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  package func update(_ node: Node) {
    node.child(.only, content)
    let element = node.container { StackElement(node, axis: .vertical) }
    element.alignment = Alignment(horizontal: alignment, vertical: .center)
    element.gap = spacing
  }
}

/// Views beside each other.
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  package func update(_ node: Node) {
    node.child(.only, content)
    let element = node.container { StackElement(node, axis: .horizontal) }
    element.alignment = Alignment(horizontal: .center, vertical: alignment)
    element.gap = spacing
  }
}

/// Room that grows along the axis of the stack that it lies in.
public struct Spacer: PrimitiveView {
  /// In points; `nil` for 8.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  package func update(_ node: Node) { node.own { SpacerElement(node) }.minLength = minLength ?? 8 }
}

final class SpacerElement: Element {
  var minLength: CGFloat = 8

  override init(_ node: Node) {
    super.init(node)
    traits.layoutPriority = -.infinity
  }

  private var axis: Axis? {
    var above = parent
    while let element = above {
      if let axis = (element as? any StackLike)?.stackAxis { return axis }
      if element.children.count > 1 { return nil }
      above = element.parent
    }
    return nil
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize(width: minLength, height: minLength)
    if let axis { size[axis.other] = 0 }
    for direction in Axis.allCases where axis == nil || axis == direction {
      size[direction] = max(proposal[direction] ?? minLength, minLength)
    }
    return size
  }

  override var spacing: ViewSpacing {
    switch axis {
    case .horizontal: ViewSpacing(top: .plain, leading: .none, bottom: .plain, trailing: .none)
    case .vertical: ViewSpacing(top: .none, leading: .plain, bottom: .none, trailing: .plain)
    case nil: .zero
    }
  }
}
