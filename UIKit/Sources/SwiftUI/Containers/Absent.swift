public import UIKit

// What is told to have no effect here, so that the rest of a view is seen.
extension View {
  /// Nothing is dragged from view to view.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    noteMissing("views that are dragged onto others")
    return self
  }
  /// Pages slide over each other, whatever is said.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    if !(style is AutomaticNavigationTransition) { noteMissing("pages that grow out of a view") }
    return self
  }
  /// From which a page would grow.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}

/// How a page comes.
public protocol NavigationTransition {}
public struct AutomaticNavigationTransition: NavigationTransition {}
public struct ZoomNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: Self { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { .init() }
}

/// How what a page would grow from looks meanwhile.
public protocol MatchedTransitionSourceConfiguration {}
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}
extension MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  )
    -> some MatchedTransitionSourceConfiguration
  { self }
}
