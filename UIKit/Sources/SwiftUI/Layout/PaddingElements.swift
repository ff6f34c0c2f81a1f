/// Room around a view.
final class PaddingElement: Element {
  var insets = EdgeInsets()

  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = laidOut.first?.size(offered(proposal)) ?? .zero
    return CGSize(
      width: max(inner.width + insets.leading + insets.trailing, 0),
      height: max(inner.height + insets.top + insets.bottom, 0))
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    laidOut.map { _ in
      ViewPlacement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: offered(proposal))
    }
  }

  override var spacing: ViewSpacing {
    var spacing = laidOut.first?.spacing ?? .usual
    if insets.top != 0 { spacing.top = .plain }
    if insets.leading != 0 { spacing.leading = .plain }
    if insets.bottom != 0 { spacing.bottom = .plain }
    if insets.trailing != 0 { spacing.trailing = .plain }
    return spacing
  }
}

struct PaddingModifier: PrimitiveModifier {
  let insets: EdgeInsets

  func update(_ node: Node, content: any View) {
    var environment = node.environment
    let margin = min(insets.top, insets.leading, insets.bottom, insets.trailing)
    environment.containerShape?.inset += max(margin, 0)
    node.child(.only, content, environment: environment)
    node.wrap {
      PaddingElement(node)
    } _: {
      $0.insets = insets
    }
  }
}

extension View {
  /// Keeps room free at edges, in points; 16 where nothing is said.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return modifier(
      PaddingModifier(
        insets: EdgeInsets(
          top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
          bottom: edges.contains(.bottom) ? length : 0,
          trailing: edges.contains(.trailing) ? length : 0)))
  }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  /// As much as suits the scene, which on a phone is what ``padding(_:_:)`` takes by itself.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { scenePadding(edges) }

  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }
}

/// Offers a view its ideal size, whatever there is.
final class FixedSizeElement: Element {
  var horizontal = true
  var vertical = true

  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    laidOut.first?.size(offered(proposal)) ?? .zero
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    laidOut.map { _ in ViewPlacement(origin: .zero, proposal: offered(proposal)) }
  }
}

struct FixedSizeModifier: PrimitiveModifier {
  let horizontal: Bool
  let vertical: Bool

  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    node.wrap {
      FixedSizeElement(node)
    } _: {
      ($0.horizontal, $0.vertical) = (horizontal, vertical)
    }
  }
}

/// Whether a view fills the room of its proportion, or fits into it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

/// Keeps a view's proportion.
final class AspectRatioElement: Element {
  /// Width by height; `nil` for that of the view's ideal size.
  var ratio: CGFloat?
  var mode = ContentMode.fit

  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let child = laidOut.first, proposal != .unspecified else { return proposal }
    let ideal = child.size(.unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWider = width > height * ratio
      return isWider == (mode == .fit)
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    case (nil, nil): return proposal
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    laidOut.first?.size(offered(proposal)) ?? .zero
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    laidOut.map { _ in ViewPlacement(origin: .zero, proposal: offered(proposal)) }
  }
}

struct AspectRatioModifier: PrimitiveModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    node.wrap {
      AspectRatioElement(node)
    } _: {
      ($0.ratio, $0.mode) = (ratio, mode)
    }
  }
}

/// Takes all the room, and puts the middle of a view somewhere in it.
final class PositionElement: Element {
  var point = CGPoint.zero

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: laidOut.first?.size(proposal) ?? .zero)
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    laidOut.map { child in
      let inner = child.size(proposal)
      return ViewPlacement(
        origin: CGPoint(x: point.x - inner.width / 2, y: point.y - inner.height / 2),
        proposal: proposal)
    }
  }

  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  { nil }
}

struct PositionModifier: PrimitiveModifier {
  let point: CGPoint

  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    node.wrap {
      PositionElement(node)
    } _: {
      $0.point = point
    }
  }
}

extension View {
  /// Gives the view its ideal size, even where there is less room.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Keeps the view's proportion: width by height, `nil` for its own.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height,
      contentMode: contentMode)
  }

  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Puts the view's middle at a point of its container, in points.
  public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(point: position))
  }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

struct TraitModifier: PrimitiveModifier {
  let change: (inout ViewTraits) -> Void

  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    for element in node.contents { change(&element.traits) }
  }
}

extension View {
  /// Who gets room first in a stack: higher before lower.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier { $0.layoutPriority = value })
  }

  /// What lies before what: higher before lower, and later before earlier.
  public func zIndex(_ value: Double) -> some View { modifier(TraitModifier { $0.zIndex = value }) }

  /// What the view is known by to a container of choices.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TraitModifier { $0.tag = AnyHashable(tag) })
  }
}

/// How much room a scene's edges take; on a phone all kinds are the same.
public struct ScenePadding: Equatable, Sendable {
  private let name: String
  public static let minimum = ScenePadding(name: "minimum")
}
