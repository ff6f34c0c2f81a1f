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
  /// How far the element lies from the screen's edges when it fills the safe area.
  private var insets: EdgeInsets { host.safeArea }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    laidOut.first?.size(proposal) ?? .zero
  }

  override func place(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    guard let child = children.first else { return }
    let safe = host.safeFrame
    let here = host.convert(frame, of: self, to: nil)
    func reaches(_ a: CGFloat, _ b: CGFloat) -> Bool { (a - b).magnitude < 0.5 }
    let top = edges.contains(.top) && reaches(here.minY, safe.minY) ? insets.top : 0
    let leading = edges.contains(.leading) && reaches(here.minX, safe.minX) ? insets.leading : 0
    let bottom = edges.contains(.bottom) && reaches(here.maxY, safe.maxY) ? insets.bottom : 0
    let trailing = edges.contains(.trailing) && reaches(here.maxX, safe.maxX) ? insets.trailing : 0
    let larger = ProposedViewSize(
      width: size.width + leading + trailing, height: size.height + top + bottom)
    child.place(at: CGPoint(x: frame.minX - leading, y: frame.minY - top), larger, on: surface)
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
