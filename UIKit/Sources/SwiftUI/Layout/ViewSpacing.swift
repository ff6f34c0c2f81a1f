/// How far a view wants its neighbours to be away.
///
/// SwiftUI's distance between two views is that of each pair of edges that meet: 8 points, unless text is one of them.
public struct ViewSpacing: Sendable {
  enum EdgeKind: Hashable, Sendable {
    /// 8 points.
    case plain
    /// Nothing, whatever is next to it.
    case none
    /// The edge of a text, whose size is given in points.
    case text(CGFloat)
  }

  var top = EdgeKind.plain
  var leading = EdgeKind.plain
  var bottom = EdgeKind.plain
  var trailing = EdgeKind.plain

  static let usual = ViewSpacing()
  /// What takes no part.
  public static let zero = ViewSpacing(top: .none, leading: .none, bottom: .none, trailing: .none)

  public init() {}

  init(top: EdgeKind, leading: EdgeKind, bottom: EdgeKind, trailing: EdgeKind) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Of a text, by the size of its font in points.
  init(fontSize: CGFloat) {
    self.init(top: .text(fontSize), leading: .plain, bottom: .text(fontSize), trailing: .plain)
  }

  /// How far two views are to be away from each other, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: Self.distance(trailing, next.leading)
    case .vertical: Self.distance(bottom, next.top)
    }
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.larger(top, other.top) }
    if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  private static func larger(_ a: EdgeKind, _ b: EdgeKind) -> EdgeKind { a == .none ? b : a }

  // San Francisco's measures in parts of its size: what Inter's are does not matter, as the gaps are Apple's.
  private static let ascender = 0.952, descender = 0.241, capHeight = 0.705

  private static func distance(_ upper: EdgeKind, _ lower: EdgeKind) -> CGFloat {
    switch (upper, lower) {
    case (.none, _), (_, .none): 0
    case (.plain, .plain): 8
    // The leading of San Francisco, which it has none of.
    case (.text, .text): 0
    // A tenth of a line more than what a line keeps free above its capitals, or below its baseline.
    case (.plain, .text(let size)): line(size) * 1.1 - size * ascender
    case (.text(let size), .plain):
      max(line(size) * 1.1 - size * capHeight, line(size) * 0.1 + size * descender) - size
        * descender
    }
  }

  private static func line(_ size: CGFloat) -> CGFloat { size * (ascender + descender) }
}
