import SpringformDynamics
import SpringformGeometry
import SpringformMotion
import SpringformScene

/// A stage and layers to which random things are done, in an order that a seed decides.
///
/// Callbacks reach the tree weakly, as what they do to it may be the last thing that happens to a layer or to a stage.
final class RandomTree {
  private(set) var stage: Stage
  /// Layers kept from outside; others are kept by the tree alone, or by nobody.
  private(set) var kept: [Layer] = []
  /// Every layer there ever was.
  private(set) var known: [Weak] = []
  private var recognizers: [GestureRecognizer] = []
  private var random: SeededRandom
  private var tick = 0

  struct Weak { weak var layer: Layer? }

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    stage = Stage(size: Size(width: 64, height: 64), seed: seed)
  }

  /// What can be done, the frequent things more than once.
  private let operations: [(RandomTree) -> () -> Void] = [
    make, make, make, add, add, add, add, insert, insert, replace, remove, remove, mask, mask, animate, animate,
    animate,
    addAnimation, removeAnimation, changeTime, touch, touch, recognize, recognize, simulate, letGo, letGo, advance,
    advance,
    advance, leaveStage, endStage,
  ]

  func step() { operations[below(operations.count)](self)() }

  // MARK: Chance

  private func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
  private func chance(_ share: Double) -> Bool { random.number(in: 0...1) < share }
  private func number(_ range: ClosedRange<Double>) -> Double { random.number(in: range) }
  private var point: Point { Point(x: number(0...64), y: number(0...64)) }

  /// A layer that is kept or on the stage, the root layer among them.
  private var layer: Layer {
    let choice = kept + stage.rootLayer.family
    return choice[below(choice.count)]
  }

  /// A layer that may be put below `holder`.
  private func child(of holder: Layer) -> Layer? {
    let child = layer
    return child === stage.rootLayer || child.family.contains { $0 === holder } ? nil : child
  }

  // MARK: The tree

  private func make() {
    guard kept.count < 16 else { return }
    let layer: Layer
    switch below(6) {
    case 0: layer = ShapeLayer(path: .circle(radius: 8), fillColor: .systemRed, strokeColor: .black)
    case 1:
      let replicator = ReplicatorLayer()
      replicator.instanceCount = 3
      replicator.instanceTransform = AffineTransform(translationX: 9, y: 0)
      layer = replicator
    case 2:
      let scroll = ScrollLayer()
      scroll.contentHeight = 200
      layer = scroll
    case 3: layer = GradientLayer(colors: [.black, .white])
    default: layer = Layer()
    }
    layer.frame = Rect(origin: point, size: Size(width: number(1...40), height: number(1...40)))
    layer.backgroundColor = Color(white: number(0...1))
    layer.opacity = number(0.3...1)
    layer.zPosition = chance(0.2) ? number(-1...1) : 0
    layer.masksToBounds = chance(0.2)
    layer.isHidden = chance(0.05)
    layer.shadowOpacity = chance(0.1) ? 0.5 : 0
    layer.backdropBlurRadius = chance(0.05) ? 3 : 0
    kept.append(layer)
    known.append(Weak(layer: layer))
  }

  private func add() {
    let holder = layer
    if let child = child(of: holder) { holder.addSublayer(child) }
  }

  private func insert() {
    let holder = layer
    guard let child = child(of: holder) else { return }
    let sibling = holder.sublayers.isEmpty ? layer : holder.sublayers[below(holder.sublayers.count)]
    switch below(3) {
    case 0: holder.insertSublayer(child, at: below(5) - 1)
    case 1: holder.insertSublayer(child, below: sibling)
    default: holder.insertSublayer(child, above: sibling)
    }
  }

  private func replace() {
    let holder = layer
    guard let old = holder.sublayers.first, let child = child(of: holder) else { return }
    holder.replaceSublayer(old, with: child)
  }

  private func remove() { layer.removeFromSuperlayer() }

  private func mask() {
    let holder = layer
    holder.mask = chance(0.7) ? child(of: holder) : nil
  }

  /// A layer that nobody keeps goes at once, or stays as long as the tree keeps it.
  private func letGo() {
    guard !kept.isEmpty else { return }
    _ = kept.remove(at: below(kept.count))
  }

  // MARK: Motion

  /// What is done to the tree from inside it: by a completion, by a recogniser's action, by an owner that goes.
  func disturb() {
    switch below(5) {
    case 0: remove()
    case 1: add()
    case 2: mask()
    case 3: letGo()
    default: layer.removeAllAnimations()
    }
  }

  /// Disturbs the tree when it goes, which it does with whatever owns it.
  private final class Owner {
    weak var tree: RandomTree?
    init(_ tree: RandomTree) { self.tree = tree }
    deinit { tree?.disturb() }
  }

  private func animate() {
    let layer = layer
    let owner = chance(0.3) ? Owner(self) : nil
    let (target, opacity) = (point, number(0...1))
    stage.animate(duration: number(0...0.5), delay: number(0...0.1)) {
      layer.position = target
      layer.opacity = opacity
    } completion: { [weak self] _ in
      _ = owner
      if let self, chance(0.3) { disturb() }
    }
  }

  private func addAnimation() {
    let owner = chance(0.3) ? Owner(self) : nil
    layer.add(
      BasicAnimation(\.zPosition, from: 0, to: 2, duration: number(0...0.5)), forKey: chance(0.5) ? "rise" : nil
    ) { [weak self] _ in
      _ = owner
      if let self, chance(0.3) { disturb() }
    }
  }

  private func removeAnimation() {
    if chance(0.5) { layer.removeAllAnimations() } else { layer.removeAnimation(forKey: "rise") }
  }

  private func changeTime() {
    let layer = layer
    guard layer !== stage.rootLayer else { return }
    layer.speed = [0, 0.5, 1, 2][below(4)]
    layer.timeOffset = number(0...0.2)
  }

  private func simulate() {
    let holder = layer
    guard let item = holder.sublayers.first(where: { $0.bounds.width > 1 && $0.bounds.height > 1 }) else { return }
    let animator = stage.dynamicAnimator(referenceLayer: holder)
    let behaviors: [DynamicBehavior] = [
      GravityBehavior(items: [item]), CollisionBehavior(items: [item]), SnapBehavior(item: item, snapTo: point),
      AttachmentBehavior(item: item, attachedToAnchor: point),
    ]
    for behavior in behaviors where chance(0.5) { animator.addBehavior(behavior) }
    let owner = Owner(self)
    animator.onPause = { _ = owner }
    stage.after(number(0...0.4)) { [weak animator] in animator?.removeAllBehaviors() }
  }

  // MARK: Touches

  private func touch() {
    let target = chance(0.8) ? layer : nil
    let (start, offset) = (stage.time + number(0.01...0.1), Vector(dx: number(-40...40), dy: number(-40...40)))
    stage.tape.touch(target, at: start) { finger in
      finger.drag(by: offset, duration: 0.1)
      finger.hold(for: 0.1)
    }
  }

  private func recognize() {
    if recognizers.count > 6 || (!recognizers.isEmpty && chance(0.3)) {
      let recognizer = recognizers.remove(at: below(recognizers.count))
      if chance(0.5) { layer.addGestureRecognizer(recognizer) } else { recognizer.isEnabled.toggle() }
      return
    }
    let recognizer: GestureRecognizer =
      switch below(3) {
      case 0: TapRecognizer { [weak self] _ in self?.disturb() }
      case 1: PanRecognizer { [weak self] pan in if pan.state != .changed { self?.disturb() } }
      default: LongPressRecognizer { [weak self] _ in self?.disturb() }
      }
    layer.addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
  }

  // MARK: Time and stages

  private func advance() {
    for _ in 0...below(6) {
      tick += 1
      stage.advance(to: Clock(rate: 60).tick(tick))
    }
  }

  /// Goes over to another stage, with or without an end of the old one; layers that are kept outlive it.
  func changeStage(ending: Bool) {
    if ending { stage.end() }
    tick = 0
    let new = Stage(size: stage.size)
    _ = take(&stage, leaving: new)
  }

  private func leaveStage() { if chance(0.2) { changeStage(ending: false) } }
  private func endStage() { if chance(0.2) { changeStage(ending: true) } }

  /// Lets go of everything, the stage first or last.
  func finish() {
    _ = take(&recognizers, leaving: [])
    if chance(0.5) { _ = take(&kept, leaving: []) }
    changeStage(ending: true)
    _ = take(&kept, leaving: [])
  }
}

/// What a variable held; it goes when the variable is no longer being changed, as what goes may disturb the tree.
private func take<Value>(_ variable: inout Value, leaving new: Value) -> Value {
  let old = variable
  variable = new
  return old
}

extension Layer {
  /// The layer and all below it, masks included.
  var family: [Layer] { [self] + (sublayers + [mask].compactMap(\.self)).flatMap(\.family) }
}
