import Springform

/// Shows of a view what another covers.
final class MaskElement: SurfaceElement {
  var alignment = Alignment.center
  private let cover = Layer()

  init(_ node: Node) {
    super.init(node, layer: EffectLayer())
    layer.mask = cover
  }

  override var isLeaving: Bool { children.first?.isLeaving ?? false }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    children.first?.size(proposal) ?? .zero
  }
  override var spacing: ViewSpacing { children.first?.spacing ?? .usual }

  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    children.first?.knownGuide(guide, in: size, proposal)
  }

  override func placeInside(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    children.first?.place(at: .zero, proposal, on: surface)
    let offered = ProposedViewSize(size)
    let covers = Surface(layer: cover, owner: self)
    for child in children.dropFirst() {
      child.place(at: aligned(child, offered, in: size, alignment), offered, on: covers)
    }
    covers.finish()
  }
}

struct MaskModifier<Mask: View>: PrimitiveModifier {
  let mask: Mask
  let alignment: Alignment

  func update(_ node: Node, content: any View) {
    node.wrapWith(content, mask) {
      MaskElement(node)
    } _: {
      $0.alignment = alignment
    }
  }
}

extension View {
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
    -> some View
  {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}
