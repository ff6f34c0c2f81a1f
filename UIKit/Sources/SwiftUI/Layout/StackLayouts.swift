/// The layout of a horizontal stack.
public struct HStackLayout: Layout, Equatable {
  public var alignment: VerticalAlignment
  /// Between two views, in points; `nil` for what they want.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  private var arrangement: StackArrangement {
    StackArrangement(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      gap: spacing)
  }

  public static var layoutProperties: LayoutProperties { .along(.horizontal) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
    -> CGSize
  {
    arrangement.arrange(subviews.elements, proposal).size
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.place(
      arrangement.placements(of: subviews.elements, in: bounds.size, proposal), in: bounds)
  }
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    arrangement.spacing(of: subviews.elements)
  }
}

/// The layout of a vertical stack.
public struct VStackLayout: Layout, Equatable {
  public var alignment: HorizontalAlignment
  /// Between two views, in points; `nil` for what they want.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  private var arrangement: StackArrangement {
    StackArrangement(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), gap: spacing)
  }

  public static var layoutProperties: LayoutProperties { .along(.vertical) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
    -> CGSize
  {
    arrangement.arrange(subviews.elements, proposal).size
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.place(
      arrangement.placements(of: subviews.elements, in: bounds.size, proposal), in: bounds)
  }
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    arrangement.spacing(of: subviews.elements)
  }
}

/// The layout of views above each other.
public struct ZStackLayout: Layout, Equatable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private var arrangement: ZStackArrangement { ZStackArrangement(alignment: alignment) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
    -> CGSize
  {
    arrangement.size(of: subviews.elements, proposal)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.place(
      arrangement.placements(of: subviews.elements, in: bounds.size, proposal), in: bounds)
  }
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    arrangement.spacing(of: subviews.elements)
  }
}

extension LayoutProperties {
  static func along(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension LayoutSubviews {
  var elements: [SwiftUI.Element] { views.map(\.element) }

  /// Places each view at one of some places, which are given from a rectangle's corner.
  func place(_ placements: [ViewPlacement], in bounds: CGRect) {
    for (view, place) in zip(views, placements) {
      view.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
  }
}

/// A layout whose type does not show, so that one can take another's place while the views stay, and move.
///
/// What the layout in it animates itself is not moved by steps here; its views' frames are.
public struct AnyLayout: Layout {
  let base: AnyLayoutBox
  var kind: ObjectIdentifier { base.kind }

  public init<L: Layout>(_ layout: L) {
    base = (layout as? AnyLayout)?.base ?? LayoutBox(layout)
  }

  public struct Cache {
    var value: Any
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(value: base.makeCache(subviews)) }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    base.updateCache(&cache.value, subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    base.spacing(subviews, &cache.value)
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    -> CGSize
  {
    base.size(proposal, subviews, &cache.value)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    base.place(bounds, proposal, subviews, &cache.value)
  }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    base.guide(guide.key, bounds, proposal, subviews, &cache.value)
  }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    base.guide(guide.key, bounds, proposal, subviews, &cache.value)
  }
}

class AnyLayoutBox {
  var kind: ObjectIdentifier { ObjectIdentifier(Self.self) }
  var properties: LayoutProperties { LayoutProperties() }
  func makeCache(_ subviews: LayoutSubviews) -> Any { () }
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { .usual }
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize { .zero }
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {}
  func guide(
    _ guide: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? { nil }
}

private final class LayoutBox<L: Layout>: AnyLayoutBox {
  let layout: L
  init(_ layout: L) { self.layout = layout }

  override var properties: LayoutProperties { L.layoutProperties }

  /// Hands what is kept to the layout as what it is.
  private func with<Answer>(
    _ any: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Answer
  ) -> Answer {
    var cache = any as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { any = cache }
    return body(&cache)
  }

  override func makeCache(_ subviews: LayoutSubviews) -> Any {
    layout.makeCache(subviews: subviews)
  }
  override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }
  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }
  override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any)
    -> CGSize
  {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
  override func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
  override func guide(
    _ guide: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) { cache in
      guide.isHorizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
  }
}
