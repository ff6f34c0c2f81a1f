/// Lays a view at an edge of another, which gets the room that is left.
final class EdgeInsetElement: Element {
  var edge = Edge.bottom
  /// Between the two, in points; `nil` for none.
  var gap: CGFloat?
  var alignment = Alignment.center

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  override var isLeaving: Bool { children.first?.isLeaving ?? false }

  private func inset(_ proposal: ProposedViewSize) -> (
    size: CGSize, length: CGFloat, proposal: ProposedViewSize
  ) {
    var offered = proposal
    offered[axis] = nil
    guard children.count > 1 else { return (.zero, 0, offered) }
    let size = children[1].size(offered)
    return (size, size[axis] + (gap ?? 0), offered)
  }

  private func offered(_ proposal: ProposedViewSize, _ length: CGFloat) -> ProposedViewSize {
    var offered = proposal
    offered[axis] = proposal[axis].map { max($0 - length, 0) }
    return offered
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let length = inset(proposal).length
    var size = children.first?.size(offered(proposal, length)) ?? .zero
    size[axis] += length
    return size
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    var around = proposal
    around[axis.other] = size[axis.other]
    let (own, length, ownProposal) = inset(around)
    var places = [ViewPlacement(origin: .zero, proposal: offered(proposal, length))]
    let isFirst = edge == .top || edge == .leading
    if isFirst { places[0].origin[axis] = length }
    if children.count > 1 {
      var origin = aligned(children[1], ownProposal, in: size, alignment)
      origin[axis] = isFirst ? 0 : size[axis] - own[axis]
      places.append(ViewPlacement(origin: origin, proposal: ownProposal))
    }
    return places
  }
}

struct EdgeInsetModifier<Secondary: View>: PrimitiveModifier {
  let secondary: Secondary
  let edge: Edge
  let alignment: Alignment
  let gap: CGFloat?

  func update(_ node: Node, content: any View) {
    node.wrapWith(content, secondary) {
      EdgeInsetElement(node)
    } _: {
      ($0.edge, $0.alignment, $0.gap) = (edge, alignment, gap)
    }
  }
}

extension View {
  /// Lays a view at the upper or lower edge, and gives this one the room that is left; the spacing is in points. What
  /// scrolls in the view ends at that one and does not go on below it.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      EdgeInsetModifier(
        secondary: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), gap: spacing))
  }

  /// The same at the left or right edge.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      EdgeInsetModifier(
        secondary: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), gap: spacing))
  }
}

/// The upper or lower edge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top, bottom

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

/// The left or right edge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}
