public import CoreGraphics

/// Where a scroll view is, or where it is to go.
public struct ScrollPosition: Equatable {
  enum Place: Equatable {
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(CGFloat?, CGFloat?)
  }

  var place: Place?
  /// How often it has been sent somewhere: to be sent to where one is, is a move, too.
  var move = 0
  /// Whether a finger has moved the scroll view since it was last sent somewhere.
  public internal(set) var isPositionedByUser = false

  public init(idType: (some Hashable).Type = Never.self) {}
  public init(idType: (some Hashable).Type = Never.self, edge: Edge) { place = .edge(edge) }
  public init(idType: (some Hashable).Type = Never.self, point: CGPoint) { place = .point(point.x, point.y) }
  public init(idType: (some Hashable).Type = Never.self, x: CGFloat, y: CGFloat) { place = .point(x, y) }
  public init(idType: (some Hashable).Type = Never.self, x: CGFloat) { place = .point(x, nil) }
  public init(idType: (some Hashable).Type = Never.self, y: CGFloat) { place = .point(nil, y) }
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { place = .view(AnyHashable(id), anchor) }

  private mutating func go(_ place: Place) {
    self.place = place
    move += 1
    isPositionedByUser = false
  }

  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) { go(.view(AnyHashable(id), anchor)) }
  public mutating func scrollTo(edge: Edge) { go(.edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { go(.point(point.x, point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(.point(x, y)) }
  public mutating func scrollTo(x: CGFloat) { go(.point(x, nil)) }
  public mutating func scrollTo(y: CGFloat) { go(.point(nil, y)) }

  /// The view where it is, if it is known by that.
  public var viewID: (any Hashable)? {
    guard case .view(let id, _)? = place else { return nil }
    return id.base as? any Hashable
  }
  public func viewID<T: Hashable>(type: T.Type) -> T? {
    guard case .view(let id, _)? = place else { return nil }
    return id.base as? T
  }
  public var edge: Edge? {
    guard !isPositionedByUser, case .edge(let edge)? = place else { return nil }
    return edge
  }
  public var point: CGPoint? {
    guard !isPositionedByUser, case .point(let x?, let y?)? = place else { return nil }
    return CGPoint(x: x, y: y)
  }
  public var x: CGFloat? {
    guard !isPositionedByUser, case .point(let x, _)? = place else { return nil }
    return x
  }
  public var y: CGFloat? {
    guard !isPositionedByUser, case .point(_, let y)? = place else { return nil }
    return y
  }
}

/// Leads a scroll view where a binding says, and says where a finger has led it.
private final class PositionWatch: ScrollWatch {
  var binding: Binding<ScrollPosition>
  var anchor: UnitPoint?
  /// Where it was last sent.
  private var last: ScrollPosition?
  private var isLedByFinger = false

  init(_ binding: Binding<ScrollPosition>) { self.binding = binding }

  /// Goes where the binding says, if that is another place than before.
  func follow(_ node: Node) {
    let wanted = binding.wrappedValue
    guard last == nil || wanted.place != last?.place || wanted.move != last?.move else { return }
    let isFirst = last == nil
    last = wanted
    guard let place = wanted.place else { return }
    let isAnimated = !isFirst && node.transaction.animation != nil
    node.host.afterUpdate { [weak self] in
      guard let self, let element else { return }
      element.go(to: place, anchor, animated: isAnimated)
    }
  }

  override func phaseChanged(_ phase: ScrollPhase) {
    isLedByFinger = phase == .interacting || phase == .decelerating
    if phase == .idle { note() }
  }

  override func scrolled() { if isLedByFinger { note() } }

  private func note() {
    guard let element, let known = last, let id = element.shownIdentity(at: anchor) else { return }
    if case .view(let last, _)? = known.place, last == id { return }
    var position = known
    position.place = .view(id, anchor)
    position.isPositionedByUser = true
    last = position
    binding.wrappedValue = position
  }
}

private struct ScrollPositionModifier: PrimitiveModifier {
  let binding: Binding<ScrollPosition>
  let anchor: UnitPoint?

  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    node.elements = node.contents
    let watch = node.state as? PositionWatch ?? PositionWatch(binding)
    node.state = watch
    (watch.binding, watch.anchor) = (binding, anchor)
    watch.watch(node)
    watch.follow(node)
  }
}

extension ScrollElement {
  fileprivate func go(to place: ScrollPosition.Place, _ usual: UnitPoint?, animated: Bool) {
    switch place {
    case .view(let id, let anchor):
      guard let target = node.node(ofIdentity: id)?.firstElement else {
        return noteOnce("scrollPosition finds no view of the identity \(id)")
      }
      scroll(to: self.place(of: target), anchor: anchor ?? usual, animated: animated)
    case .edge(let edge):
      let size = scrollView.contentSize
      let isEnd = edge == .bottom || edge == .trailing
      let corner = CGRect(x: isEnd ? size.width : 0, y: isEnd ? size.height : 0, width: 0, height: 0)
      scroll(to: corner, anchor: isEnd ? .bottomTrailing : .topLeading, animated: animated)
    case .point(let x, let y):
      let now = scrollView.contentOffset
      let inset = scrollView.contentInset
      let offset = CGPoint(x: x.map { $0 - inset.left } ?? now.x, y: y.map { $0 - inset.top } ?? now.y)
      scroll(to: CGRect(origin: offset, size: .zero), anchor: .topLeading, animated: animated)
    }
  }

  /// The identity of the view of the target layout that lies nearest to where an anchor says; without one, to where content begins.
  fileprivate func shownIdentity(at anchor: UnitPoint?) -> AnyHashable? {
    guard let layout = first({ $0.holdsScrollTargets ? $0 : nil }) else { return nil }
    let (anchor, room) = (anchor ?? .topLeading, contentRoom)
    func distance(_ element: Element) -> CGFloat {
      let here = host.convert(element.frame, of: element, to: nil)
      return Axis.allCases.filter { axes.contains($0.asSet) }.map { axis in
        let part = axis == .horizontal ? anchor.x : anchor.y
        return (here.origin[axis] + part * here.size[axis] - room.origin[axis] - part * room.size[axis]).magnitude
      }.reduce(0, +)
    }
    return layout.scrollTargets.min { distance($0) < distance($1) }?.identity(below: layout)
  }
}

extension Element {
  /// The identity by which the element is known among others in a container.
  fileprivate func identity(below container: Element) -> AnyHashable? {
    var above: Node? = node
    while let node = above, node !== container.node {
      if case .id(let id, _) = node.key { return id }
      above = node.parent
    }
    // What says who it is itself lies further inside.
    return first { inner in
      if case .id(let id, _) = inner.node.key { return id }
      return nil
    }
  }
}

extension View {
  /// Leads the scroll views in the view to where a value says, which tells where a finger has led them.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(binding: position, anchor: anchor))
  }

  /// Leads the scroll view in the view to the view of an identity, and tells to which view of its target layout a finger has led it.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    let position = Binding<ScrollPosition> {
      var position = ScrollPosition()
      position.place = id.wrappedValue.map { .view(AnyHashable($0), anchor) }
      return position
    } set: {
      id.wrappedValue = $0.viewID(type: ID.self)
    }
    return scrollPosition(position, anchor: anchor)
  }
}
