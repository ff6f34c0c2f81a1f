import Springform

/// What of a view counts for fingers.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

/// An element that fingers meet within a shape, wherever its content shows something.
final class ContentShapeElement: SurfaceElement {
  private final class HitLayer: Layer {
    var outline = Springform.Path()
    override func contains(_ point: Springform.Point) -> Bool { outline.contains(point) }
  }

  var outline: (CGRect) -> Path = { Path($0) }

  init(_ node: Node) { super.init(node, layer: HitLayer()) }

  override func draw(_ size: CGSize) {
    (layer as? HitLayer)?.outline = outline(CGRect(origin: .zero, size: size)).cgPath.path
  }
}

struct ContentShapeModifier<S: Shape>: PrimitiveModifier {
  let shape: S
  var isForFingers = true

  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    guard isForFingers else { return }
    node.wrap {
      ContentShapeElement(node)
    } _: {
      $0.outline = shape.path
    }
  }
}

extension View {
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape))
  }
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  {
    // Other kinds say how the view is shown elsewhere, which it is not here, and leave fingers alone.
    modifier(ContentShapeModifier(shape: shape, isForFingers: kind.contains(.interaction)))
  }
}
