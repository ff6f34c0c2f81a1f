import Springform

/// What elements put their layers on, while they are placed: the stage's canvas, or the layer of an effect.
final class Surface {
  let layer: Layer
  /// The element whose layer it is; `nil` for the canvas.
  let owner: SurfaceElement?
  /// Where the element lies that is placing others, in the surface's coordinates.
  var parentOrigin = CGPoint.zero
  private var layers: [Layer] = []

  init(layer: Layer, owner: SurfaceElement? = nil) {
    (self.layer, self.owner) = (layer, owner)
  }

  /// Puts a layer above those that are there.
  func add(_ layer: Layer) { layers.append(layer) }

  /// Makes the layers that were added the layer's sublayers, in their order, and no others.
  func finish() {
    let kept = Set(layers.map(ObjectIdentifier.init))
    for old in layer.sublayers where !kept.contains(ObjectIdentifier(old)) {
      old.removeFromSuperlayer()
    }
    for (index, wanted) in layers.enumerated()
    where index >= layer.sublayers.count || layer.sublayers[index] !== wanted {
      layer.insertSublayer(wanted, at: index)
    }
  }
}

/// A value that moves to each new one as the transaction says in which it was set.
final class AnimatedValue<Value: Animatable> {
  private var animator: Animator<Value.AnimatableData>?
  /// When the value was last set or moved, in seconds.
  private var time = 0.0
  private(set) var target: Value?
  /// In which of the host's passes the value was last sent somewhere.
  private var pass = -1

  deinit {
    // Who waits for it waits no longer.
    animator?.stop()
  }

  /// Sets the value. The first one is there at once.
  func set(_ value: Value, for part: some MovingPart) {
    defer { target = value }
    guard let animator else {
      animator = Animator(value.animatableData, deployment: part.node.host.deployment)
      return
    }
    guard value.animatableData != animator.target else { return }
    time = part.node.host.time
    animator.set(value.animatableData, transaction: part.node.transaction, at: time)
    guard animator.isAnimating else { return }
    pass = part.node.host.pass
    part.node.host.move(part)
  }

  /// Whether the value is on the way on which a pass of the host has sent it.
  func moves(since pass: Int) -> Bool { self.pass == pass && animator?.isAnimating == true }

  /// What is shown now.
  var shown: Value? {
    guard var value = target, let animator else { return nil }
    value.animatableData = animator.presented(at: time)
    return value
  }

  /// Moves to a time, in seconds, and tells whether it goes on.
  func advance(to time: Double) -> Bool {
    guard let animator, animator.isAnimating else { return false }
    self.time = time
    animator.advance(to: time)
    return animator.isAnimating
  }
}

/// An element with a layer, whose frame moves.
///
/// What moves is the frame on the canvas, not that in the layer around it: as in SwiftUI each view goes its way, whatever moves those
/// around it, unless they are a geometry group.
class SurfaceElement: Element, MovingPart {
  final let layer: Layer
  /// Counted from the origin of the group that the element lies in.
  private let shownFrame = AnimatedValue<CGRect>()
  /// The elements whose layers lie in this one's.
  private var held: [Held] = []

  private struct Held {
    weak var element: SurfaceElement?
  }

  /// Whether what lies in the element moves with it.
  var isGroup: Bool { false }

  init(_ node: Node, layer: Layer) {
    self.layer = layer
    super.init(node)
  }

  override func place(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    guard !host.isRehearsing else {
      return placeInside(size, proposal, on: Surface(layer: layer, owner: self))
    }
    surface.add(layer)
    host.register(self)
    surface.owner?.held.append(Held(element: self))
    let origin = surfaceOwner?.innerOrigin(\.target) ?? .zero
    shownFrame.set(rounded(frame).offsetBy(dx: origin.x, dy: origin.y), for: self)
    refresh()
    held = []
    let inner = Surface(layer: layer, owner: self)
    placeInside(size, proposal, on: inner)
    inner.finish()
  }

  /// Places what lies within the layer, in its coordinates.
  func placeInside(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    placeChildren(at: .zero, size, proposal, on: surface)
  }

  /// Whether the content has its last size at once, and only its middle moves.
  var hasSizeAtOnce: Bool { false }

  /// Shows the state of now, in a rectangle of a size in points.
  func draw(_ size: CGSize) {}

  final func moves(since pass: Int) -> Bool {
    shownFrame.moves(since: pass) || movesMore(since: pass)
  }

  /// Whether what the element animates besides its frame is on the way on which a pass has sent it.
  func movesMore(since pass: Int) -> Bool { false }

  /// Moves what the element animates besides its frame, and tells whether it goes on.
  func advanceMore(to time: Double) -> Bool { false }

  final func advance(to time: Double) -> Bool {
    let origin = innerOrigin(\.shown)
    let frameMoves = shownFrame.advance(to: time)
    let moreMoves = advanceMore(to: time)
    refresh()
    // They may stand while this one moves around them.
    if innerOrigin(\.shown) != origin { for inner in held { inner.element?.lie() } }
    return frameMoves || moreMoves
  }

  /// Where what lies in the element counts from.
  private func innerOrigin(_ frame: KeyPath<AnimatedValue<CGRect>, CGRect?>) -> CGPoint {
    isGroup ? .zero : shownFrame[keyPath: frame]?.origin ?? .zero
  }

  /// Shows the state of now.
  final func refresh() {
    if let size = lie() { draw(size) }
  }

  /// Puts the layer where it is now, and tells its size.
  @discardableResult
  private func lie() -> CGSize? {
    guard var frame = shownFrame.shown else { return nil }
    let origin = surfaceOwner?.innerOrigin(\.shown) ?? .zero
    frame = frame.offsetBy(dx: -origin.x, dy: -origin.y)
    if hasSizeAtOnce, let size = shownFrame.target?.size {
      frame = CGRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    }
    layer.bounds = Rect(x: 0, y: 0, width: max(frame.width, 0), height: max(frame.height, 0))
    layer.position = Point(
      x: frame.minX + frame.width * layer.anchorPoint.x,
      y: frame.minY + frame.height * layer.anchorPoint.y)
    return frame.size
  }

  override func dismantle() {
    layer.removeFromSuperlayer()
    super.dismantle()
  }

  /// A frame whose edges lie between pixels is moved to them, as SwiftUI does before it animates it.
  private func rounded(_ frame: CGRect) -> CGRect {
    let scale = host.pixelScale
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (x, y) = (round(frame.minX), round(frame.minY))
    var width = round(frame.maxX) - x
    // Text is as many pixels wide as it needs, whatever sums have made of the middle of one; with one less it would be cut short.
    if hasSizeAtOnce, abs(frame.width - round(frame.width)) < 1e-6 { width = round(frame.width) }
    return CGRect(x: x, y: y, width: width, height: round(frame.maxY) - y)
  }
}
