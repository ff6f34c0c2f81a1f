import Springform

// Views that are drawn as one picture, and how such a picture meets what lies below it.

extension BlendMode {
  /// What becomes of what lies below, where colours are not mixed.
  var compositing: Compositing? {
    switch self {
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    default: nil
    }
  }
}

/// Keeps layers on the stage, unseen, so that pictures can be taken of them.
final class Shelf: Layer {
  override init() {
    super.init()
    isHidden = true
  }
}

/// A view that is composed with what is drawn before it in the nearest picture around it.
final class CompositeElement: SurfaceElement {
  private let content = Layer()
  private let shelf = Shelf()

  init(_ node: Node) {
    let layer = CompositeLayer()
    super.init(node, layer: layer)
    layer.typeName = "BlendMode"
    layer.content = content
    shelf.addSublayer(content)
  }

  func set(_ compositing: Compositing) { unsafeDowncast(layer, to: CompositeLayer.self).compositing = compositing }

  override func placeInside(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    surface.add(shelf)
    let inside = Surface(layer: content, owner: self)
    placeChildren(at: .zero, size, proposal, on: inside)
    if !host.isRehearsing { inside.finish() }
  }

  override func draw(_ size: CGSize) {
    content.bounds = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
  }

  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    children.first?.knownGuide(guide, in: size, proposal)
  }
}

private final class CompositeLayer: Layer {
  var content: Layer?
  var compositing = Compositing.sourceOver

  override func contains(_ point: Point) -> Bool { false }
  override func draw(in canvas: inout Springform.Canvas) {
    guard let content else { return }
    canvas.compose(compositing) { $0.draw(Drawing(of: content)) }
  }
}

/// How a view meets what lies below it.
struct BlendModifier: PrimitiveModifier {
  let blendMode: BlendMode

  func update(_ node: Node, content: any View) {
    guard let compositing = blendMode.compositing else {
      return _BlendModeEffect(blendMode: blendMode).update(node, content: content)
    }
    node.child(.only, content)
    node.wrap {
      CompositeElement(node)
    } _: {
      $0.set(compositing)
    }
  }
}

/// An element that mixes its colours with those below it.
protocol MixesColors: Element {}
extension CompositeElement: MixesColors {}
extension EffectElement: MixesColors where Effect == _BlendModeEffect {}

/// A view drawn as one picture: what is blended in it meets nothing of what lies below the view.
struct GroupEffect: LayerEffect {
  /// Whether anything is blended in it; otherwise nothing has to be done.
  var mixes = false
  var animatableData = EmptyAnimatableData()

  /// Farther than any view reaches, in points.
  private static let reach = 4096.0

  package func update(_ node: Node, content: any View) {
    node.child(.only, content)
    let mixes = node.contents.contains { $0.first { $0 is any MixesColors ? true : nil } != nil }
    node.wrap {
      EffectElement<Self>(node)
    } _: {
      $0.set(GroupEffect(mixes: mixes))
    }
  }

  func apply(to layer: Layer, size: CGSize, in environment: EnvironmentValues) {
    guard mixes else { return layer.mask = nil }
    // What is masked is a picture of its own, and this mask takes nothing away.
    let mask = layer.mask as? ShapeLayer ?? ShapeLayer()
    mask.path = .rect(
      Rect(
        x: -Self.reach, y: -Self.reach, width: Double(size.width) + 2 * Self.reach,
        height: Double(size.height) + 2 * Self.reach))
    if layer.mask == nil { layer.mask = mask }
  }
}

extension View {
  /// How the view's colours meet those below, within the nearest view around it that is drawn as one picture.
  public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendModifier(blendMode: blendMode)) }

  /// Draws the view as one picture before what follows is done to it.
  public func compositingGroup() -> some View { modifier(GroupEffect()) }
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(GroupEffect())
  }
}
