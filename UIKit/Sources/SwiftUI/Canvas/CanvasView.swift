public import CoreGraphics
import Springform

/// A view that a closure draws, rather than one that is made of others.
///
/// The closure is called when the view changes, when what it has read changes and when its size does.
public struct Canvas<Symbols: View>: PrimitiveView {
  /// Views that can be drawn, each known by its `tag(_:)`.
  public var symbols: Symbols
  /// Draws in a size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the ground is black rather than clear.
  public var isOpaque: Bool
  /// In which space colours are worked with; here it is always sRGB as it is stored.
  public var colorMode: ColorRenderingMode
  /// Whether the drawing may come later; here it never does.
  public var rendersAsynchronously: Bool

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    (isOpaque, self.colorMode, self.rendersAsynchronously) = (
      opaque, colorMode, rendersAsynchronously
    )
    (self.renderer, self.symbols) = (renderer, symbols())
  }

  package func update(_ node: Node) {
    node.child(.only, symbols)
    let element = node.own { CanvasElement(node) }
    element.children = node.contents
    element.set(renderer, isOpaque: isOpaque)
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer,
      symbols: { EmptyView() })
  }
}

/// A drawing in the layout, with the views that can be drawn in it.
final class CanvasElement: SurfaceElement {
  private var renderer: ((inout GraphicsContext, CGSize) -> Void)?
  private var isOpaque = false
  private var drawnSize: CGSize?
  private var drawnIn: EnvironmentValues?
  /// What each symbol is drawn on, which is not seen itself.
  private var holders: [ObjectIdentifier: Layer] = [:]
  private let shelf = Shelf()
  private var stepsLayer: StepsLayer { unsafeDowncast(layer, to: StepsLayer.self) }

  init(_ node: Node) {
    super.init(node, layer: StepsLayer())
    layer.typeName = "Canvas"
  }

  /// Draws anew if the view or its environment has changed, rather than one of its symbols.
  func set(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, isOpaque: Bool) {
    let environment = node.environment
    guard node.changedPass == host.pass || drawnIn?.isSame(as: environment) != true else { return }
    (self.renderer, self.isOpaque, drawnSize, drawnIn) = (renderer, isOpaque, nil, environment)
  }

  override var isLeaving: Bool { false }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override var spacing: ViewSpacing { .usual }
  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  { nil }

  override func draw(_ size: CGSize) {
    guard drawnSize != size, let renderer else { return }
    drawnSize = size
    var context = GraphicsContext(size, of: self)
    if isOpaque { context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
    let outer = host.reading
    host.reading = node
    node.tracking { renderer(&context, size) }
    host.reading = outer
    stepsLayer.steps = context.steps
  }

  override func placeInside(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    var kept: [ObjectIdentifier: Layer] = [:]
    for child in children {
      let holder = holder(of: child)
      kept[ObjectIdentifier(child)] = holder
      let symbols = Surface(layer: holder, owner: self)
      child.place(at: .zero, ProposedViewSize(child.size(.unspecified)), on: symbols)
      if !host.isRehearsing { symbols.finish() }
    }
    for (child, holder) in holders where kept[child] == nil { holder.removeFromSuperlayer() }
    holders = kept
    if !kept.isEmpty { surface.add(shelf) }
  }

  private func holder(of child: Element) -> Layer {
    if let known = holders[ObjectIdentifier(child)] { return known }
    let holder = Layer()
    holders[ObjectIdentifier(child)] = holder
    shelf.addSublayer(holder)
    return holder
  }

  /// The symbol of an identity, with its size in points. What it shows is found out when the picture is taken.
  func symbol(_ id: AnyHashable) -> (layer: Layer, size: CGSize)? {
    guard let child = children.first(where: { $0.traits.tag == id }) else { return nil }
    return (holder(of: child), child.size(.unspecified))
  }
}

/// A layer that draws step by step, within its bounds.
final class StepsLayer: DrawingLayer {
  var steps: [DrawingStep] = []
  override func draw(in canvas: inout Springform.Canvas) { for step in steps { step(&canvas) } }
}

/// The same, as far as it goes, as a picture that filters work on.
final class FilteredLayer: Layer {
  private let step: DrawingStep
  init(_ step: @escaping DrawingStep) {
    self.step = step
    super.init()
  }
  override func draw(in canvas: inout Springform.Canvas) { step(&canvas) }
}

typealias DrawingStep = (inout Springform.Canvas) -> Void
