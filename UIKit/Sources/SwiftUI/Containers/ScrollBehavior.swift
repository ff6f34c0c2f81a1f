public import CoreGraphics
import UIKit

/// Where a scroll view comes to rest.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes where the content comes to rest that a finger lets go of.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// At multiples of the size of what shows.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

/// Where one of the views of the target layout begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one flick may pass: as many as it would reach, or one.
  public struct LimitBehavior: Sendable {
    let isOne: Bool
    public static let automatic = LimitBehavior(isOne: false)
    public static let never = LimitBehavior(isOne: false)
    public static let always = LimitBehavior(isOne: true)
    /// Apple tells no number of them: as many as it would reach.
    public static let alwaysByFew = LimitBehavior(isOne: false)
    public static let alwaysByOne = LimitBehavior(isOne: true)
  }
  let limitBehavior: LimitBehavior
  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { .init() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    .init(limitBehavior: limitBehavior)
  }
}

private struct BehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}
private struct OverflowKey: EnvironmentKey { static let defaultValue = false }
private struct MarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private struct StartKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }

extension EnvironmentValues {
  /// Where scroll views come to rest; `nil` for anywhere.
  var scrollBehavior: (any ScrollTargetBehavior)? {
    get { self[BehaviorKey.self] }
    set { self[BehaviorKey.self] = newValue }
  }
  /// Whether content shows outside of the scroll view, too.
  var showsScrollOverflow: Bool {
    get { self[OverflowKey.self] }
    set { self[OverflowKey.self] = newValue }
  }
  var contentMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }
  var scrollStart: UnitPoint? {
    get { self[StartKey.self] }
    set { self[StartKey.self] = newValue }
  }
}

/// To which parts of a scroll view margins belong.
public struct ContentMarginPlacement: Sendable {
  let isContent: Bool
  public static var automatic: ContentMarginPlacement { .init(isContent: true) }
  public static var scrollContent: ContentMarginPlacement { .init(isContent: true) }
  public static var scrollIndicators: ContentMarginPlacement { .init(isContent: false) }
}

/// The layout in whose views a scroll view comes to rest.
private struct TargetLayoutModifier: PrimitiveModifier {
  let isEnabled: Bool

  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    node.elements = node.contents
    for element in node.elements { element.holdsScrollTargets = isEnabled }
  }
}

extension EdgeInsets {
  /// Of both edges along an axis.
  func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading + trailing : top + bottom }
}

extension View {
  /// Where the scroll views in the view come to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollBehavior, behavior)
  }
  /// Has a scroll view come to rest at the views of the layout.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(TargetLayoutModifier(isEnabled: isEnabled))
  }
  /// Whether content shows outside of the scroll view, too.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.showsScrollOverflow, disabled)
  }
  /// What shows of the content first: the part at a point, in parts of the sizes.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.scrollStart, anchor) }

  /// Room around the content of scroll views, in points; indicators are not told of theirs.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) {
      guard placement.isContent else { return }
      if edges.contains(.top) { $0.top = insets.top }
      if edges.contains(.leading) { $0.leading = insets.leading }
      if edges.contains(.bottom) { $0.bottom = insets.bottom }
      if edges.contains(.trailing) { $0.trailing = insets.trailing }
    }
  }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 0
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
