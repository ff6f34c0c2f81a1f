/// The first of some views whose ideal size there is room for, or the last.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  package func update(_ node: Node) {
    node.child(.only, content)
    node.container { FittingElement(node) }.axes = axes
  }
}

final class FittingElement: Element {
  var axes: Axis.Set = [.horizontal, .vertical]

  private func chosen(_ proposal: ProposedViewSize) -> Element? {
    laidOut.first { child in
      let ideal = child.size(.unspecified)
      return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
    } ?? laidOut.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    chosen(proposal)?.size(proposal) ?? .zero
  }

  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    chosen(proposal)?.explicitGuide(guide, in: size, proposal)
  }

  override func place(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    chosen(proposal)?.place(at: frame.origin, proposal, on: surface)
  }
}

/// Takes a share of the nearest container: of the scroll view that the view lies in, or of the whole.
final class ContainerFrameElement: Element {
  var axes: Axis.Set = []
  var alignment = Alignment.center
  /// The length along an axis, of the container's, in points.
  var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }

  private var container: CGSize {
    var above = parent
    while let element = above {
      if let scroll = element as? ScrollElement { return scroll.viewport }
      above = element.parent
    }
    return host.safeFrame.size
  }

  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offered = proposal
    let container = container
    if axes.contains(.horizontal) { offered.width = max(length(container.width, .horizontal), 0) }
    if axes.contains(.vertical) { offered.height = max(length(container.height, .vertical), 0) }
    return offered
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = offered(proposal)
    let inner = laidOut.first?.size(offered) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? offered.width ?? inner.width : inner.width,
      height: axes.contains(.vertical) ? offered.height ?? inner.height : inner.height)
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    let offered = offered(proposal)
    return laidOut.map {
      ViewPlacement(origin: aligned($0, offered, in: size, alignment), proposal: offered)
    }
  }
}

struct ContainerFrameModifier: PrimitiveModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    node.wrap {
      ContainerFrameElement(node)
    } _: {
      ($0.axes, $0.alignment, $0.length) = (axes, alignment, length)
    }
  }
}

extension View {
  /// Puts the view into a frame of the size of the container that it lies in.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// The same, of a length that is worked out of the container's, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// The same, as long as a span of equal parts that lie so many points from each other.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
}
