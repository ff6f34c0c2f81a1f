/// Views above each other.
final class ZStackElement: Element {
  var alignment = Alignment.center

  private var arrangement: ZStackArrangement { ZStackArrangement(alignment: alignment) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.size(of: laidOut, proposal)
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    arrangement.placements(of: laidOut, in: size, proposal)
  }

  override var spacing: ViewSpacing { arrangement.spacing(of: laidOut) }
}

/// What lies where in a stack of views above each other.
struct ZStackArrangement {
  var alignment = Alignment.center

  /// Those that decide the size: the ones of the highest priority.
  private func leaders(_ children: [Element]) -> [Element] {
    guard let highest = children.map(\.traits.layoutPriority).max() else { return [] }
    return children.filter { $0.traits.layoutPriority == highest }
  }

  func size(of children: [Element], _ proposal: ProposedViewSize) -> CGSize {
    let frames = leaders(children).map { child -> CGRect in
      let size = child.size(proposal)
      return CGRect(
        x: -child.guide(alignment.horizontal.key, in: size, proposal),
        y: -child.guide(alignment.vertical.key, in: size, proposal), width: size.width,
        height: size.height)
    }
    return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }.size
  }

  func placements(of children: [Element], in size: CGSize, _ proposal: ProposedViewSize)
    -> [ViewPlacement]
  {
    let offered = ProposedViewSize(size)
    let leaders = leaders(children)
    // Guides meet at one point, so that all the leaders lie within the size.
    func offset(_ key: AlignmentKey) -> CGFloat {
      leaders.map { $0.guide(key, in: $0.size(proposal), proposal) }.max() ?? 0
    }
    let (x, y) = (offset(alignment.horizontal.key), offset(alignment.vertical.key))
    return children.map { child in
      let childSize = child.size(offered)
      return ViewPlacement(
        origin: CGPoint(
          x: x - child.guide(alignment.horizontal.key, in: childSize, offered),
          y: y - child.guide(alignment.vertical.key, in: childSize, offered)), proposal: offered)
    }
  }

  func spacing(of children: [Element]) -> ViewSpacing {
    guard let first = children.first else { return .usual }
    return children.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }
}

/// Views above each other, the first lowest.
public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  package func update(_ node: Node) {
    node.child(.only, content)
    node.container { ZStackElement(node) }.alignment = alignment
  }
}

/// A view with others behind or before it, which have its size and do not change it.
final class LayeredElement: Element {
  var alignment = Alignment.center
  var isBehind = false

  /// The view itself, which comes first among the children.
  private var primary: Element? { children.first }

  override var isLeaving: Bool { primary?.isLeaving ?? false }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { primary?.size(proposal) ?? .zero }

  override var spacing: ViewSpacing { primary?.spacing ?? .usual }

  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    primary?.knownGuide(guide, in: size, proposal)
  }

  override func place(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    guard let primary else { return }
    let offered = ProposedViewSize(size)
    func placePrimary() { primary.place(at: frame.origin, proposal, on: surface) }
    func placeOthers() {
      for child in children.dropFirst() {
        let origin = aligned(child, offered, in: size, alignment)
        child.place(
          at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), offered, on: surface)
      }
    }
    if isBehind { placeOthers() }
    placePrimary()
    if !isBehind { placeOthers() }
  }
}

/// What lies behind or before a view.
struct LayeredModifier<Secondary: View>: PrimitiveModifier {
  let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool

  func update(_ node: Node, content: any View) {
    node.wrapWith(content, secondary) {
      LayeredElement(node)
    } _: {
      ($0.alignment, $0.isBehind) = (alignment, isBehind)
    }
  }
}

extension Node {
  /// Wraps the content's elements, each with elements of a second view, which are its children after the first.
  func wrapWith<E: Element>(
    _ content: any View, _ second: any View, _ make: () -> E, _ update: (E) -> Void
  ) {
    let first = child(.only, content)
    let count = first.elements.count
    let others = (0..<count).map { child(.part(1, $0), ZStack { AnyView(second) }) }
    // The second views' elements are no content of their own.
    let parts = others.map(\.elements)
    var index = 0
    wrap(first.elements, make) { element in
      element.children += parts[index]
      index += 1
      update(element)
    }
  }
}

extension View {
  /// Lays views before the view, within its frame.
  @_disfavoredOverload
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    modifier(LayeredModifier(secondary: content(), alignment: alignment, isBehind: false))
  }

  @_disfavoredOverload
  public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    modifier(LayeredModifier(secondary: overlay, alignment: alignment, isBehind: false))
  }

  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    modifier(
      LayeredModifier(secondary: Rectangle().fill(style), alignment: .center, isBehind: false))
  }

  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      LayeredModifier(
        secondary: shape.fill(style, style: fillStyle), alignment: .center, isBehind: false))
  }

  /// Lays views behind the view, within its frame.
  @_disfavoredOverload
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  {
    modifier(LayeredModifier(secondary: content(), alignment: alignment, isBehind: true))
  }

  @_disfavoredOverload
  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    modifier(LayeredModifier(secondary: background, alignment: alignment, isBehind: true))
  }

  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    modifier(
      LayeredModifier(
        secondary: Rectangle().fill(style).ignoresSafeArea(edges: edges), alignment: .center,
        isBehind: true))
  }

  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  )
    -> some View
  {
    modifier(
      LayeredModifier(
        secondary: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true))
  }

  /// A background of the style that stands behind content.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(Color(uiColor: .systemBackground), in: shape, fillStyle: fillStyle)
  }
}
