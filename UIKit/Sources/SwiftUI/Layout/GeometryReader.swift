public import CoreGraphics
import Springform

/// A view that is made of the room that there is for it.
public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  package func update(_ node: Node) {
    let element = node.own { GeometryElement(node) }
    element.isContainer = true
    element.makeContent = { StableView(view: content($0)) }
    element.needsContent = true
    element.makeContentForLastSize()
    element.children = node.contents
  }
}

/// The room that a geometry reader has.
public struct GeometryProxy {
  let element: GeometryElement
  /// In points.
  public let size: CGSize
  /// What the screen's shape takes beyond those of the room's edges that reach to it, in points.
  public var safeAreaInsets: EdgeInsets { element.safeAreaInsets }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    element.frame(in: coordinateSpace)
  }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}

final class GeometryElement: Element {
  var makeContent: ((GeometryProxy) -> StableView)?
  var needsContent = true
  private var lastSize: CGSize?
  /// Where the element lay on the canvas when its frame was asked for.
  private var lastPlace: CGRect?
  private var hasAskedForFrame = false
  // Whoever keeps a proxy may ask when the reader is gone, such as at the end of the turn.
  private weak var reader: Node?
  private weak var home: ViewHost?
  override var isGone: Bool { reader == nil || home == nil }

  override init(_ node: Node) {
    (reader, home) = (node, node.host)
    super.init(node)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement] {
    let offered = ProposedViewSize(size)
    guard laidOut.count > 1 else {
      return laidOut.map { _ in ViewPlacement(origin: .zero, proposal: offered) }
    }
    return laidOut.map { _ in ViewPlacement(origin: .zero, proposal: offered) }
  }

  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  { nil }
  override var spacing: ViewSpacing { .usual }

  /// Makes the content anew for the size that the element had, until it is placed.
  func makeContentForLastSize() {
    guard let lastSize, let makeContent else { return }
    needsContent = false
    node.child(.only, node.tracking { makeContent(GeometryProxy(element: self, size: lastSize)) })
  }

  override func place(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    // Whoever asked where the element lies has to hear when that has changed, as what is around it scrolls.
    let place = hasAskedForFrame ? host.convert(frame, of: self, to: nil) : nil
    if needsContent || size != lastSize || place != lastPlace, let makeContent {
      (needsContent, lastSize) = (false, size)
      node.remake { node in
        node.child(.only, node.tracking { makeContent(GeometryProxy(element: self, size: size)) })
      }
      children = node.contents
      for child in children { child.forgetSizes() }
      lastPlace = hasAskedForFrame ? host.convert(frame, of: self, to: nil) : nil
    }
    placeChildren(at: frame.origin, size, proposal, on: surface)
  }

  /// Beyond the element's edges where they are the safe area's.
  var safeAreaInsets: EdgeInsets {
    guard !isGone else { return EdgeInsets() }
    hasAskedForFrame = true
    return safeAreaBeyond
  }

  /// Says that the content depends on where elements lie.
  func readsFrames() { hasAskedForFrame = true }

  /// Where the element lies in a space of coordinates, in points; nowhere once the reader is gone.
  func frame(in space: CoordinateSpace) -> CGRect {
    guard !isGone else { return .zero }
    hasAskedForFrame = true
    switch space {
    case .local: return CGRect(origin: .zero, size: frame.size)
    case .global: return host.convert(frame, of: self, to: nil)
    case .named(let name):
      if let space = name.base as? ScrollSpaceName { return self.frame(in: space) }
      return host.convert(frame, of: self, to: node.owner(ofSpace: name)?.elements.first)
    }
  }
}

/// A space of coordinates: a view's own, that of the whole, or that of a view that has a name for it.
public enum CoordinateSpace: Hashable {
  case local
  case global
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { .init() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { .init() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    .init(name: AnyHashable(name))
  }
}

struct SpaceModifier: PrimitiveModifier {
  let name: AnyHashable
  func update(_ node: Node, content: any View) { node.child(.only, content) }
}

extension View {
  /// Gives the view's coordinates a name.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(SpaceModifier(name: AnyHashable(name)))
  }
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(SpaceModifier(name: name.name))
  }
}

extension Node {
  /// The nearest view above that has a name for its coordinates.
  func owner(ofSpace name: AnyHashable) -> Node? {
    var above: Node? = self
    while let node = above {
      if ((node.view as? any ModifiedView)?.anyModifier as? SpaceModifier)?.name == name {
        return node
      }
      above = node.parent
    }
    return nil
  }
}
