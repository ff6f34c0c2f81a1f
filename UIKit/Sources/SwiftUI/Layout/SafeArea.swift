import Springform

/// Which parts of the screen are not safe.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Lets a view reach over the edges of the safe area, where it reaches to them.
final class SafeAreaElement: Element {
  var edges = Edge.Set.all

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    laidOut.first?.size(proposal) ?? .zero
  }

  override func place(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    guard let child = children.first else { return }
    let beyond = safeAreaBeyond
    let top = edges.contains(.top) ? beyond.top : 0
    let leading = edges.contains(.leading) ? beyond.leading : 0
    let bottom = edges.contains(.bottom) ? beyond.bottom : 0
    let trailing = edges.contains(.trailing) ? beyond.trailing : 0
    let larger = ProposedViewSize(
      width: size.width + leading + trailing, height: size.height + top + bottom)
    child.place(at: CGPoint(x: frame.minX - leading, y: frame.minY - top), larger, on: surface)
  }
}

extension ViewHost {
  /// What the screen's shape takes beyond the edges of a frame on the canvas that lie at it, in points.
  func safeAreaInsets(beyond frame: CGRect) -> EdgeInsets {
    let safe = safeFrame
    func beyond(_ a: CGFloat, _ b: CGFloat, _ inset: CGFloat) -> CGFloat { (a - b).magnitude < 0.5 ? inset : 0 }
    return EdgeInsets(
      top: beyond(frame.minY, safe.minY, safeArea.top),
      leading: beyond(frame.minX, safe.minX, safeArea.leading),
      bottom: beyond(frame.maxY, safe.maxY, safeArea.bottom),
      trailing: beyond(frame.maxX, safe.maxX, safeArea.trailing))
  }
}

struct SafeAreaModifier: PrimitiveModifier {
  let edges: Edge.Set
  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    node.wrap {
      SafeAreaElement(node)
    } _: {
      $0.edges = edges
    }
  }
}

extension View {
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  {
    modifier(SafeAreaModifier(edges: regions == .keyboard ? [] : edges))
  }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(SafeAreaModifier(edges: edges))
  }
}
