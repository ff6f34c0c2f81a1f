/// A rule that items follow while it is part of an animator; alone, a composite of other behaviours.
///
/// Make a behaviour of your own by subclassing, or by adding children to a plain one.
open class DynamicBehavior {
  /// The animator the behaviour is part of, directly or as somebody's child.
  public private(set) weak var dynamicAnimator: DynamicAnimator?
  /// In the order they were added.
  public private(set) var childBehaviors: [DynamicBehavior] = []
  /// Called in every tick in which the animator runs, after the items have moved.
  public var action: (() -> Void)?

  private weak var parent: DynamicBehavior?
  /// Where the behaviour acts, while it does.
  private(set) var world: World?
  /// What was refused while there was no animator to tell; the next one is told.
  private var refusal: DynamicsError?

  public init() {}

  /// Adds a behaviour that comes and goes with this one. From inside a callback it joins after the tick.
  ///
  /// A child that belongs elsewhere, or contains this behaviour, is refused with `DynamicsError.behaviorInUse`,
  /// which the animator tells as soon as there is one.
  public final func addChildBehavior(_ child: DynamicBehavior) {
    change {
      guard child.parent == nil, child.dynamicAnimator == nil, !child.subtree.contains(where: { $0 === self })
      else {
        if child.parent !== self { self.refuse(.behaviorInUse) }
        return
      }
      child.parent = self
      self.childBehaviors.append(child)
      if let animator = self.dynamicAnimator { animator.connect(child) }
    }
  }

  /// Takes a child away; a behaviour that is not a child stays what it is. From inside a callback it goes after the tick.
  public final func removeChildBehavior(_ child: DynamicBehavior) {
    change {
      guard child.parent === self else { return }
      if let animator = self.dynamicAnimator { animator.disconnect(child) }
      child.parent = nil
      self.childBehaviors.removeAll { $0 === child }
    }
  }

  /// Called before the behaviour joins an animator, and with `nil` before it leaves one.
  open func willMove(to animator: DynamicAnimator?) {}

  private func refuse(_ error: DynamicsError) {
    if let world { world.record(error) } else if refusal == nil { refusal = error }
  }

  private func change(_ change: @escaping () -> Void) {
    if let animator = dynamicAnimator { animator.perform(change) } else { change() }
  }

  /// True when it can be added to an animator on its own.
  final var isFree: Bool { parent == nil && dynamicAnimator == nil }

  /// This behaviour, its children, and theirs.
  final var subtree: [DynamicBehavior] { [self] + childBehaviors.flatMap(\.subtree) }

  final func move(to animator: DynamicAnimator?, world: World?) {
    willMove(to: animator)
    if let world = self.world { disconnect(from: world) }
    dynamicAnimator = animator
    self.world = world
    guard let world else { return }
    if let refusal { world.record(refusal) }
    refusal = nil
    connect(to: world)
  }

  /// What a motion record tells of the behaviour.
  package var recordedProperties: [RecordedProperty] { [] }
  /// The items that it moves.
  package var recordedItems: [any DynamicItem] { [] }

  // What concrete behaviours do; `world` is set throughout.

  func connect(to world: World) {}
  func disconnect(from world: World) {}
  /// Whether the behaviour takes part in every tick and sub-step by the following two calls.
  var needsSteps: Bool { false }
  /// Once at the start of every tick.
  func beginTick(in world: World) {}
  /// Before every sub-step of `duration` seconds.
  func prepareStep(in world: World, duration: Double) {}
}
