/// What is known of all layouts of a type.
public struct LayoutProperties: Sendable {
  /// The axis that views lie along, which spacers grow along; `nil` where there is none.
  public var stackOrientation: Axis?
  public init() {}
}

/// Says how large a container is and where its views lie.
public protocol Layout: Animatable {
  static var layoutProperties: LayoutProperties { get }
  /// What the layout works out once and uses as long as the views stay.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size that the container chooses for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views in a rectangle, in points.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.dropFirst().reduce(subviews.first?.spacing ?? ViewSpacing()) { $0.union($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// A container of the views with the layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// The views of a container that is laid out, in the order in which they were written.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int

  public var layoutDirection: LayoutDirection
  let views: [LayoutSubview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> LayoutSubview { views[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(layoutDirection: layoutDirection, views: Array(views[bounds]))
  }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(layoutDirection: layoutDirection, views: indices.map { views[$0] })
  }
}

/// A view as the layout of its container sees it.
public struct LayoutSubview: Equatable {
  let element: Element
  /// Keeps where the view was placed.
  let places: LayoutPlaces

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { element.traits[key] }

  /// Who gets room first: higher before lower.
  public var priority: Double { element.traits.layoutPriority }
  public var spacing: ViewSpacing { element.spacing }

  /// The size that the view chooses for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.size(proposal) }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    element.dimensions(proposal)
  }

  /// Puts a point of the view, given in parts of its size, to a position in the container's rectangle, in points.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = element.size(proposal)
    places.found[ObjectIdentifier(element)] = ViewPlacement(
      origin: CGPoint(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
      proposal: proposal)
  }
}

/// Where views were placed, by their elements.
final class LayoutPlaces {
  var found: [ObjectIdentifier: ViewPlacement] = [:]
}

/// A value that a view tells the layout of its container.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension ViewTraits {
  subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    get { layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { layoutValues[ObjectIdentifier(key)] = newValue }
  }
}

extension View {
  /// Tells the layout of the view's container a value.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier { $0[key] = value })
  }
}

/// Views in a layout.
struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  func update(_ node: Node) {
    node.child(.only, content)
    node.container { LayoutElement<L>(node) }.set(layout)
  }
}

/// An element that a layout of somebody's own arranges.
///
/// What such a layout animates besides its views' frames is laid out anew at every refresh.
final class LayoutElement<L: Layout>: Element, MovingPart, StackLike {
  private let layout = AnimatedValue<L>()
  private var cache: L.Cache?
  private var cachePass = -1
  private let places = LayoutPlaces()

  func set(_ new: L) {
    if let last = layout.target, (last as? AnyLayout)?.kind != (new as? AnyLayout)?.kind {
      cache = nil
    }
    layout.set(new, for: self)
  }

  var stackAxis: Axis? {
    (layout.target as? AnyLayout)?.base.properties.stackOrientation
      ?? L.layoutProperties.stackOrientation
  }

  func advance(to time: Double) -> Bool {
    let goesOn = layout.advance(to: time)
    host.setNeedsUpdate()
    return goesOn
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(
      layoutDirection: node.environment.layoutDirection,
      views: laidOut.map { LayoutSubview(element: $0, places: places) })
  }

  /// Asks the layout, with what it keeps for the views of now.
  private func ask<Answer>(_ question: (L, LayoutSubviews, inout L.Cache) -> Answer) -> Answer? {
    guard let layout = layout.shown else { return nil }
    let subviews = subviews
    var cache: L.Cache
    if var known = self.cache {
      if cachePass != host.pass { layout.updateCache(&known, subviews: subviews) }
      cache = known
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    cachePass = host.pass
    let answer = question(layout, subviews, &cache)
    self.cache = cache
    return answer
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    ask { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) } ?? .zero
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    places.found = [:]
    let bounds = CGRect(origin: .zero, size: size)
    _ = ask { $0.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$2) }
    return laidOut.map { child in
      if let place = places.found[ObjectIdentifier(child)] { return place }
      // As SwiftUI: whom the layout places nowhere lies in the middle.
      let offered = ProposedViewSize(size)
      return ViewPlacement(origin: aligned(child, offered, in: size, .center), proposal: offered)
    }
  }

  override var spacing: ViewSpacing { ask { $0.spacing(subviews: $1, cache: &$2) } ?? .usual }

  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    let bounds = CGRect(origin: .zero, size: size)
    let own = ask { layout, subviews, cache in
      guide.isHorizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
    return own.flatMap { $0 } ?? super.explicitGuide(guide, in: size, proposal)
  }
}
