/// A place on a view, which a geometry reader elsewhere can ask for in its own coordinates.
public struct Anchor<Value> {
  /// The element on which it lies, and the value in the coordinates of another's element.
  let owner: Element?
  let what: AnyHashable
  let resolve: (_ reader: Element) -> Value

  /// What of a view is asked for.
  public struct Source {
    let make: (Element?) -> Anchor<Value>
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.owner === b.owner && a.what == b.what }
}
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(what) }
}

extension Anchor.Source where Value == CGRect {
  private static func rectangle(_ what: some Hashable, _ rect: @escaping (CGSize) -> CGRect) -> Self {
    Self { owner in
      Anchor(owner: owner, what: AnyHashable(what)) { [weak owner] reader in
        guard let owner, !reader.isGone else { return .zero }
        let there = rect(owner.frame.size).offsetBy(dx: owner.frame.minX, dy: owner.frame.minY)
        return reader.host.convert(there, of: owner, to: reader)
      }
    }
  }

  /// A rectangle of the view's coordinates, in points.
  public static func rect(_ r: CGRect) -> Self {
    rectangle([r.minX, r.minY, r.width, r.height]) { _ in r }
  }
  /// All of the view.
  public static var bounds: Self { rectangle("bounds") { CGRect(origin: .zero, size: $0) } }
}

extension Anchor.Source where Value == CGPoint {
  private static func place(_ what: some Hashable, _ point: @escaping (CGSize) -> CGPoint) -> Self {
    Self { owner in
      Anchor(owner: owner, what: AnyHashable(what)) { [weak owner] reader in
        guard let owner, !reader.isGone else { return .zero }
        let there = point(owner.frame.size)
        let rect = CGRect(
          x: owner.frame.minX + there.x, y: owner.frame.minY + there.y, width: 0, height: 0)
        return reader.host.convert(rect, of: owner, to: reader).origin
      }
    }
  }

  /// A point of the view's coordinates, in points.
  public static func point(_ p: CGPoint) -> Self { place([p.x, p.y]) { _ in p } }
  /// A point given in parts of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Self {
    place(["unit", "\(p.x)", "\(p.y)"]) { CGPoint(x: p.x * $0.width, y: p.y * $0.height) }
  }
  public static var topLeading: Self { unitPoint(.topLeading) }
  public static var top: Self { unitPoint(.top) }
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  public static var leading: Self { unitPoint(.leading) }
  public static var center: Self { unitPoint(.center) }
  public static var trailing: Self { unitPoint(.trailing) }
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  public static var bottom: Self { unitPoint(.bottom) }
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several anchors as one.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    make = { owner in
      let parts = array.map { $0.make(owner) }
      return Anchor(owner: owner, what: AnyHashable(parts.map(\.what))) { reader in
        parts.map { $0.resolve(reader) }
      }
    }
  }
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    make = { owner in
      let part = anchor?.make(owner)
      return Anchor(owner: owner, what: part?.what ?? AnyHashable("none")) { reader in
        part?.resolve(reader)
      }
    }
  }
}

extension GeometryProxy {
  /// Where an anchor lies, in the reader's coordinates, in points.
  public subscript<T>(anchor: Anchor<T>) -> T {
    element.readsFrames()
    return anchor.resolve(element)
  }
}

struct AnchorPreference<Key: PreferenceKey, A>: PrimitiveModifier, PreferenceWriting {
  typealias Written = Key
  let source: Anchor<A>.Source
  let transform: (Anchor<A>) -> Key.Value

  func update(_ node: Node, content: any View) { node.child(.only, content) }
  func value<K: PreferenceKey>(of key: K.Type, _ node: Node, _ inner: () -> K.Value?) -> K.Value? {
    key == Key.self ? transform(source.make(node.elements.first)) as? K.Value : inner()
  }
}

struct AnchorTransform<Key: PreferenceKey, A>: PrimitiveModifier, PreferenceWriting {
  typealias Written = Key
  let source: Anchor<A>.Source
  let transform: (inout Key.Value, Anchor<A>) -> Void

  func update(_ node: Node, content: any View) { node.child(.only, content) }
  func value<K: PreferenceKey>(of key: K.Type, _ node: Node, _ inner: () -> K.Value?) -> K.Value? {
    guard key == Key.self, var value = (inner() ?? K.defaultValue) as? Key.Value else {
      return inner()
    }
    transform(&value, source.make(node.elements.first))
    return value as? K.Value
  }
}

/// Lays a view before or behind another that is made of what that one tells.
struct PreferenceLayerModifier<Key: PreferenceKey, Secondary: View>: PrimitiveModifier {
  let alignment: Alignment
  let isBehind: Bool
  let make: (Key.Value) -> Secondary

  func update(_ node: Node, content: any View) {
    let first = node.child(.only, content)
    let count = first.elements.count
    let layers = (0..<count).map { index in
      node.child(
        .part(1, index),
        PreferenceContent(alignment: alignment) { [weak first] in
          make(first?.preference(Key.self) ?? Key.defaultValue)
        }
      ).elements
    }
    var index = 0
    node.wrap(first.elements) {
      PreferenceLayerElement(node)
    } _: { element in
      element.children += layers[index]
      index += 1
      element.isBehind = isBehind
    }
  }
}

/// The view first, and what is made of its preferences second.
final class PreferenceLayerElement: Element {
  var isBehind = false

  override var isLeaving: Bool { children.first?.isLeaving ?? false }
  override var spacing: ViewSpacing { children.first?.spacing ?? .usual }
  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    children.first?.knownGuide(guide, in: size, proposal)
  }

  override func place(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    let (origin, offered) = (frame.origin, ProposedViewSize(size))
    if isBehind {
      // What lies behind is made of where the view lies: it is placed once to know that, on nothing.
      let nowhere = Surface(layer: surface.layer, owner: surface.owner)
      nowhere.parentOrigin = surface.parentOrigin
      children.first?.place(at: origin, proposal, on: nowhere)
      for child in children.dropFirst() { child.place(at: origin, offered, on: surface) }
      children.first?.place(at: origin, proposal, on: surface)
    } else {
      children.first?.place(at: origin, proposal, on: surface)
      for child in children.dropFirst() { child.place(at: origin, offered, on: surface) }
    }
  }
}

/// A view that is made when it is placed.
struct PreferenceContent: PrimitiveView {
  let alignment: Alignment
  let make: () -> any View

  func update(_ node: Node) {
    let element = node.own { PreferenceContentElement(node) }
    element.isContainer = true
    (element.make, element.alignment) = (make, alignment)
    if element.wasPlaced { node.child(.only, StableView(view: node.tracking(make))) }
    element.children = node.contents
  }
}

final class PreferenceContentElement: Element {
  var alignment = Alignment.center
  var make: (() -> any View)?
  private(set) var wasPlaced = false

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }
  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  { nil }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    let offered = ProposedViewSize(size)
    return laidOut.map {
      ViewPlacement(origin: aligned($0, offered, in: size, alignment), proposal: offered)
    }
  }

  override func place(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    if let make {
      node.remake { node in
        node.child(.only, StableView(view: node.tracking(make)))
      }
      wasPlaced = true
      children = node.contents
      for child in children { child.forgetSizes() }
    }
    placeChildren(at: frame.origin, size, proposal, on: surface)
  }
}

extension View {
  /// Tells those above of a place on the view.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreference<K, A>(source: value, transform: transform))
  }

  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorTransform<K, A>(source: value, transform: transform))
  }

  /// Lays a view before this one that is made of what this one tells.
  public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceLayerModifier<Key, T>(alignment: .center, isBehind: false, make: transform))
  }
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: false, make: transform))
  }

  /// Lays a view behind this one that is made of what this one tells.
  public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceLayerModifier<Key, T>(alignment: .center, isBehind: true, make: transform))
  }
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: true, make: transform))
  }
}
