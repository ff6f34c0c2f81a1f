public import SpringformGeometry

/// Moves items by physics as UIKit Dynamics does, on a clock that somebody else advances.
///
/// Everything is in points, seconds and radians, y downward. The calls do not throw: see `error`. An animator, its
/// behaviours and their items belong to one task.
public final class DynamicAnimator {
  /// The rectangle that collision behaviours can take as a boundary, in the coordinate system of all items.
  public var referenceBounds: Rect { world.referenceBounds }
  /// In the order they were added.
  public private(set) var behaviors: [DynamicBehavior] = []
  /// Those and what they are made of.
  package var allBehaviors: [DynamicBehavior] { connected }
  /// Called when all items have come to rest.
  public var onPause: (() -> Void)?
  /// Called when items are about to move, at first or again.
  public var onResume: (() -> Void)?

  /// Whether items may be moving.
  public private(set) var isRunning = false
  /// The time in seconds since the animator began to run, or resumed.
  public private(set) var elapsedTime = 0.0
  /// How fast time passes in the simulation, 0 to 100.
  public var speed = 1.0

  /// Tells the time of whoever calls ``advance(to:)``, in seconds.
  package var clock: () -> Double = { 0 }
  /// How far `advance(to:)` has come on that clock.
  private var lastTime = 0.0

  let world: World
  /// All behaviours that act, parents before their children, and those of them that want to act on every step.
  private(set) var connected: [DynamicBehavior] = []
  private var steppedBehaviors: [DynamicBehavior] = []
  private var pendingChanges: [() -> Void] = []
  /// Set while user code may be called, when changes have to wait.
  private var isBusy = false

  /// A frame that took longer than this, in seconds, counts as one of `shortenedFrame`.
  private static let longestFrame = 0.5
  private static let shortenedFrame = 1.0 / 60

  package init(referenceBounds: Rect) {
    world = World(referenceBounds: referenceBounds)
    world.onWake = { [weak self] in self?.resume() }
  }

  deinit { connected.forEach { $0.move(to: nil, world: nil) } }

  /// The first thing that could not be simulated, if any.
  package var error: DynamicsError? { world.error }

  // MARK: Behaviours

  /// Adds a behaviour with all its children. From inside a callback it joins after the tick.
  ///
  /// One that is here already is not added twice; one that belongs elsewhere is `DynamicsError.behaviorInUse`.
  public func addBehavior(_ behavior: DynamicBehavior) {
    perform { [self] in
      guard behavior.isFree else {
        if !behaviors.contains(where: { $0 === behavior }) { world.record(.behaviorInUse) }
        return
      }
      behaviors.append(behavior)
      connect(behavior)
    }
  }

  /// Takes a behaviour away; one that was never added changes nothing. From inside a callback it goes after the tick.
  public func removeBehavior(_ behavior: DynamicBehavior) {
    perform { [self] in
      guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
      behaviors.remove(at: index)
      disconnect(behavior)
    }
  }

  public func removeAllBehaviors() {
    perform { [self] in
      let leaving = behaviors
      behaviors = []
      leaving.forEach(disconnect)
    }
  }

  /// Runs a change now, or after the tick when one is in progress.
  func perform(_ change: @escaping () -> Void) {
    pendingChanges.append(change)
    if !isBusy { performPendingChanges() }
  }

  private func performPendingChanges() {
    isBusy = true
    while !pendingChanges.isEmpty { pendingChanges.removeFirst()() }
    isBusy = false
  }

  func connect(_ behavior: DynamicBehavior) {
    behavior.subtree.forEach { $0.move(to: self, world: world) }
    listConnected()
    resume()
  }

  func disconnect(_ behavior: DynamicBehavior) {
    behavior.subtree.forEach { $0.move(to: nil, world: nil) }
    listConnected()
  }

  private func listConnected() {
    connected = behaviors.flatMap(\.subtree).filter { $0.dynamicAnimator === self }
    steppedBehaviors = connected.filter(\.needsSteps)
  }

  /// Takes over that the reference rectangle is another one now: boundaries made of it move.
  public func changeReferenceBounds(to bounds: Rect) {
    guard bounds != referenceBounds else { return }
    perform { [self] in
      world.referenceBounds = bounds
      for case let collision as CollisionBehavior in connected { collision.rebuildReferenceBoundary() }
    }
  }

  // MARK: Items

  /// The items whose turned bounds overlap a rectangle, in the order they came to the animator.
  public func items(in rect: Rect) -> [any DynamicItem] {
    world.bodies.filter { body in
      let place = AffineTransform(rotationAngle: body.current.angle).concatenating(
        AffineTransform(translationX: body.current.center.x, y: body.current.center.y))
      let frame = Rect(center: .zero, size: body.item.bounds.size).applying(place)
      return frame.intersection(rect) != nil
    }.map(\.item)
  }

  /// Takes over an item's centre and angle after something else has moved it; its velocity stays, and it wakes up.
  /// An item that is not simulated here is ignored.
  public func updateItem(usingCurrentState item: any DynamicItem) { world.body(of: item)?.readItem() }

  /// Where to draw an item, or a part of a group: between the last two sub-steps when the tick was not a whole number of
  /// them. The item itself always has the state after the last one. `nil` when the item is not simulated here.
  package func presentation(of item: any DynamicItem) -> DynamicItemState? { world.presentation(of: item) }

  // MARK: Time

  /// Moves the items on by a tick of `seconds`; nothing happens while the animator rests.
  ///
  /// More than 0.5 s count as 1/60 s. Zero and less do nothing, and so does a call from inside a callback.
  package func advance(by seconds: Double) {
    guard isRunning, !isBusy, seconds > 0 else { return }
    guard (0...100).contains(speed) else { return world.record(.invalidValue(property: "speed", value: speed)) }
    let duration = (seconds > Self.longestFrame ? Self.shortenedFrame : seconds) * speed
    isBusy = true
    elapsedTime += duration
    steppedBehaviors.forEach { $0.beginTick(in: world) }
    world.advance(by: duration) { [world, steppedBehaviors] step in
      steppedBehaviors.forEach { $0.prepareStep(in: world, duration: step) }
    }
    reportContacts()
    connected.forEach { $0.action?() }
    performPendingChanges()
    if !world.isAwake { pause() }
  }

  /// Moves the items on to a time of the `clock`, counted from when they began to move. A long time is divided into
  /// parts: it comes from a coarse clock, not from a late frame.
  package func advance(to time: Double) {
    while isRunning, lastTime < time {
      let part = min(time - lastTime, Self.longestFrame)
      lastTime += part
      advance(by: part)
    }
  }

  /// Whether items are drawn elsewhere than they are; see `presentation(of:)`.
  package var isBlending: Bool { world.blend < 1 }

  private func reportContacts() {
    let events = world.contacts.takeEvents()
    let listeners = connected.compactMap { $0 as? CollisionBehavior }.filter(\.reportsContacts)
    for touch in events.began { listeners.forEach { $0.report(touch, began: true) } }
    for touch in events.ended { listeners.forEach { $0.report(touch, began: false) } }
  }

  private func resume() {
    guard !isRunning else { return }
    isRunning = true
    elapsedTime = 0
    lastTime = clock()
    onResume?()
  }

  private func pause() {
    isRunning = false
    world.endInterpolation()
    onPause?()
  }
}
