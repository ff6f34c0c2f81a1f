/// Calls something when what is made of a view's size and place has changed.
final class GeometryChangeElement: Element {
  var check: ((GeometryProxy) -> Void)?
  private lazy var probe = GeometryElement(node)

  override func place(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    super.place(size, proposal, on: surface)
    guard !host.isRehearsing else { return }
    probe.place(at: frame.origin, ProposedViewSize(size), on: surface)
    let proxy = GeometryProxy(element: probe, size: size)
    // Not before everything lies where it will.
    host.afterUpdate { [weak self] in self?.check?(proxy) }
  }

  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    children.first?.knownGuide(guide, in: size, proposal)
  }
}

struct GeometryChangeModifier<Value: Equatable>: PrimitiveModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  private final class Kept {
    var last: Value?
  }

  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    let kept = node.state as? Kept ?? Kept()
    node.state = kept
    node.wrap {
      GeometryChangeElement(node)
    } _: { element in
      element.check = { proxy in
        let new = transform(proxy)
        guard new != kept.last else { return }
        let old = kept.last ?? new
        kept.last = new
        action(old, new)
      }
    }
  }
}

extension View {
  /// Calls something with what is made of the view's size and place: at first, and when it has changed.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { action($1) })
  }
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
