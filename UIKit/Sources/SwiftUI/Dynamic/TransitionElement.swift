import Springform

/// An element around one that comes and goes, which fades where nothing else was said.
///
/// It has a layer only while it fades; what lies in it keeps its coordinates, so that it need not be placed anew.
final class TransitionElement: Element, MovingPart {
  private let layer = Layer()
  private var opacity = AnimatedValue<Fade>()

  private struct Fade: Animatable {
    var animatableData: Double
  }

  init(_ node: Node, around element: Element) {
    super.init(node)
    children = [element]
    opacity.set(Fade(animatableData: 1), for: self)
    layer.name = nil
    layer.typeName = "Transition"
  }

  /// Whether the layout goes on without it.
  override var isLeaving: Bool { node.phase == .didDisappear || super.isLeaving }

  func moves(since pass: Int) -> Bool { opacity.moves(since: pass) }

  func fade(to value: Double) { opacity.set(Fade(animatableData: value), for: self) }

  /// Comes from nothing.
  func fadeIn() {
    opacity = AnimatedValue()
    fade(to: 0)
    fade(to: 1)
  }

  private var shownOpacity: Double { opacity.shown?.animatableData ?? 1 }

  override func place(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    guard shownOpacity < 1 || opacity.target?.animatableData != 1 else {
      return placeChildren(at: frame.origin, size, proposal, on: surface)
    }
    surface.add(layer)
    layer.opacity = min(max(shownOpacity, 0), 1)
    let inner = Surface(layer: layer, owner: surface.owner)
    inner.parentOrigin = surface.parentOrigin
    placeChildren(at: frame.origin, size, proposal, on: inner)
    inner.finish()
  }

  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    children.first?.knownGuide(guide, in: size, proposal)
  }

  func advance(to time: Double) -> Bool {
    let goesOn = opacity.advance(to: time)
    layer.opacity = min(max(shownOpacity, 0), 1)
    return goesOn
  }
}
