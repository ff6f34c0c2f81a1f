public import CoreGraphics

// Modifiers of newer systems' bars and lists that change nothing a phone of one scene shows, or are told.

/// How content ends at a scroll view's edge below bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
}

/// When a tab bar becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let never = TabBarMinimizeBehavior(name: "never")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

/// How much a section's title stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// What a presentation becomes where there is little room, as on a phone.
public struct PresentationAdaptation: Sendable {
  let name: String
  public static var automatic: PresentationAdaptation { .init(name: "automatic") }
  public static var none: PresentationAdaptation { .init(name: "none") }
  public static var popover: PresentationAdaptation { .init(name: "popover") }
  public static var sheet: PresentationAdaptation { .init(name: "sheet") }
  public static var fullScreenCover: PresentationAdaptation { .init(name: "fullScreenCover") }
}

extension View {
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    if !["automatic", "sheet"].contains(adaptation.name) { noteMissing("presentations that are no sheets on a phone") }
    return self
  }
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { presentationCompactAdaptation(horizontalAdaptation) }
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    if style == .hard { noteMissing("content that ends below bars with a line") }
    return self
  }
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    if behavior.name.hasPrefix("on") { noteMissing("tab bars that become smaller") }
    return self
  }
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    noteMissing("accessories above the bars of tab views")
    return self
  }
  public func backgroundExtensionEffect() -> some View {
    noteMissing("views that go on, mirrored, below what lies over their edges")
    return self
  }
  public func headerProminence(_ prominence: Prominence) -> some View {
    if prominence == .increased { noteMissing("titles of sections that stand out") }
    return self
  }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    if spacing != nil { noteMissing("room between the rows of lists") }
    return self
  }
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    if visibility == .visible { noteMissing("lines between the sections of lists") }
    return self
  }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    if color != nil { noteMissing("lines of one's own colour between the rows of lists") }
    return self
  }
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRowSeparatorTint(color, edges: edges)
  }
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    if onAppear { noteMissing("scroll indicators that show without a finger") }
    return self
  }
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    noteMissing("scroll indicators that show without a finger")
    return self
  }
  /// Puts a bar at an edge, which makes the safe area smaller.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
