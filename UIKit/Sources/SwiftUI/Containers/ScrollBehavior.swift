public import CoreGraphics
import UIKit

/// Where a scroll view comes to rest.
public protocol ScrollTargetBehavior {
  var _rest: _ScrollRest { get }
}

/// Anywhere, at pages, or where a view begins.
public enum _ScrollRest: Sendable { case anywhere, paging, viewAligned }

/// At multiples of the size of what shows.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public var _rest: _ScrollRest { .paging }
}

/// Where one of the views of the target layout begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one flick may pass: as many as it would reach.
  public struct LimitBehavior: Sendable {
    let isOne: Bool
    public static let automatic = LimitBehavior(isOne: false)
    public static let never = LimitBehavior(isOne: false)
    public static let always = LimitBehavior(isOne: true)
    public static let alwaysByOne = LimitBehavior(isOne: true)
  }
  public init(limitBehavior: LimitBehavior = .automatic) {
    if limitBehavior.isOne { noteMissing("scroll views that pass one view with each flick") }
  }
  public var _rest: _ScrollRest { .viewAligned }
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

private struct BehaviorKey: EnvironmentKey { static let defaultValue = _ScrollRest.anywhere }
private struct OverflowKey: EnvironmentKey { static let defaultValue = false }
private struct MarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }
private struct StartKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }

extension EnvironmentValues {
  var scrollBehavior: _ScrollRest {
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

extension ScrollElement {
  /// The offset nearest to one at which a view of the target layout begins where what shows does.
  func alignedOffset(_ offset: CGPoint) -> CGPoint {
    guard let layout = first({ $0.holdsScrollTargets ? $0 : nil }) else {
      noteOnce("scrollTargetBehavior(.viewAligned) finds no scrollTargetLayout()")
      return offset
    }
    var result = offset
    let inset = scrollView.contentInset
    for axis in Axis.allCases where axes.contains(axis.asSet) {
      let before = axis == .horizontal ? inset.left : inset.top
      let after = axis == .horizontal ? inset.right : inset.bottom
      let last = max(scrollView.contentSize[axis] + after - scrollView.frame.size[axis], -before)
      let starts = layout.laidOut.map { place(of: $0).origin[axis] - before }.map { min(max($0, -before), last) }
      let wanted = offset[axis]
      result[axis] = starts.min { ($0 - wanted).magnitude < ($1 - wanted).magnitude } ?? wanted
    }
    return result
  }
}

extension EdgeInsets {
  /// Of both edges along an axis.
  func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading + trailing : top + bottom }
}

extension View {
  /// Where the scroll views in the view come to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollBehavior, behavior._rest)
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
