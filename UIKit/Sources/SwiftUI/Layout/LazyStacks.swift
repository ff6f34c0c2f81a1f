/// What stays in sight while what belongs to it does.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  func noteIfPinned() {
    if !isEmpty { noteMissing("headers and footers that stay in sight in lazy stacks and grids") }
  }
}

/// Views below each other, in the width that there is.
///
/// All of them are made at once: nothing is lazy but the name.
public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.pinnedViews, self.content) = (
      alignment, spacing, pinnedViews, content()
    )
  }

  package func update(_ node: Node) {
    pinnedViews.noteIfPinned()
    node.child(.only, content)
    let element = node.container { LazyStackElement(node, axis: .vertical) }
    (element.alignment, element.gap) = (
      Alignment(horizontal: alignment, vertical: .center), spacing
    )
  }
}

/// Views beside each other, in the height that there is.
///
/// All of them are made at once: nothing is lazy but the name.
public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.pinnedViews, self.content) = (
      alignment, spacing, pinnedViews, content()
    )
  }

  package func update(_ node: Node) {
    pinnedViews.noteIfPinned()
    node.child(.only, content)
    let element = node.container { LazyStackElement(node, axis: .horizontal) }
    (element.alignment, element.gap) = (
      Alignment(horizontal: .center, vertical: alignment), spacing
    )
  }
}

/// Gives each view its ideal length along the axis, and takes all that is proposed across it.
final class LazyStackElement: Element, StackLike {
  let axis: Axis
  var stackAxis: Axis? { axis }
  var alignment = Alignment.center
  var gap: CGFloat?

  init(_ node: Node, axis: Axis) {
    self.axis = axis
    super.init(node)
  }

  private var arrangement: StackArrangement {
    StackArrangement(axis: axis, alignment: alignment, gap: gap)
  }

  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offered = proposal
    offered[axis] = nil
    return offered
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = arrangement.arrange(laidOut, offered(proposal)).size
    if let across = proposal[axis.other], across.isFinite { size[axis.other] = across }
    return size
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    var proposal = offered(proposal)
    proposal[axis.other] = proposal[axis.other] ?? size[axis.other]
    let arranged = arrangement.arrange(laidOut, proposal)
    // The views meet at their guides, and their whole at the stack's.
    let outer = ViewDimensions(size: size) { _ in nil }
    let inner = ViewDimensions(size: arranged.size) { _ in nil }
    let shift =
      axis == .vertical
      ? outer[alignment.horizontal] - inner[alignment.horizontal]
      : outer[alignment.vertical] - inner[alignment.vertical]
    return arranged.places.map { axis == .vertical ? $0.moved(x: shift) : $0.moved(y: shift) }
  }
}
