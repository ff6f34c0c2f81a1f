/// A line, a pixel thick, across the axis of the stack that it lies in; otherwise from left to right.
public struct Divider: PrimitiveView {
  public init() {}

  package func update(_ node: Node) {
    node.child(.only, Color(uiColor: .separator))
    node.container { DividerElement(node) }
  }
}

final class DividerElement: Element {
  private var lineAxis: Axis {
    var (inner, above) = (self as Element, parent)
    while let element = above {
      if let axis = (element as? any StackLike)?.stackAxis { return axis.other }
      // What lies over the line or behind it leaves it where it is.
      let isCovered = element is LayeredElement && element.children.first === inner
      if element.children.count > 1, !isCovered { return .horizontal }
      (inner, above) = (element, element.parent)
    }
    return .horizontal
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let axis = lineAxis
    var size = CGSize.zero
    size[axis] = proposal[axis] ?? 10
    size[axis.other] = 1 / host.pixelScale
    return size
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    laidOut.map { _ in ViewPlacement(origin: .zero, proposal: ProposedViewSize(size)) }
  }
}
