import SpringformMotion

extension Layer {
  /// The names of the animations that run, or wait for the layer to come onto a stage, in the order they were added.
  public final var animationKeys: [String] {
    animations.compactMap { if case .name(let name) = $0.key { name } else { nil } }
      + pendingAnimations.compactMap(\.key)
  }

  /// The animation that was added under a name, while it runs or waits for the layer to come onto a stage. Of one that runs,
  /// `beginTime` is when it began.
  public final func animation(forKey key: String) -> (any LayerAnimation)? {
    animations.first { $0.key == .name(key) }?.animation ?? pendingAnimations.first { $0.key == key }?.animation
  }

  /// Ends an animation at once, unfinished.
  public final func removeAnimation(forKey key: String) {
    removePendingAnimations { $0.key == key }
    removeAnimations { $0.key == .name(key) }
  }

  /// Ends all of the layer's animations at once; it shows its model values.
  public final func removeAllAnimations() {
    removePendingAnimations { _ in true }
    removeAnimations { _ in true }
  }

  /// Lets go of the animations and recognisers of the layer and all below it without running a completion: for a stage on
  /// which nothing happens any more.
  /// - Returns: what was let go. What that owns may use the layers as it goes, so it goes when none is being changed.
  final func dropAnimationsAndRecognizers() -> [Any] {
    var dropped: [Any] = [animations, gestureRecognizers]
    (animations, gestureRecognizers) = ([], [])
    presentationIsStale = true
    for layer in heldLayers { dropped += layer.dropAnimationsAndRecognizers() }
    return dropped
  }

  /// As above, but the recognisers stay: layers outlive their stage with what is theirs.
  final func dropAnimations() -> [Any] {
    var dropped: [Any] = [animations]
    animations = []
    presentationIsStale = true
    for layer in heldLayers { dropped += layer.dropAnimations() }
    return dropped
  }

  /// Ends a property's animations of any kind, where its new value has nothing to do with the old one.
  final func removeAnimations(of property: AnyKeyPath) { removeAnimations { $0.property == property } }

  final func run(
    _ timing: Timing, key: RunningAnimation.Key?, property: AnyKeyPath? = nil, animation: (any LayerAnimation)? = nil,
    isRemovedOnCompletion: Bool, start: (() -> Void)? = nil, completion: AnimationCompletion?,
    apply: @escaping (Layer, Double) -> Void
  ) {
    guard let stage else { return }
    // Before an earlier one goes: both may belong to the same block, which is not over then.
    completion?.animationBegan()
    if let key { removeAnimations(replacedWithin: completion) { $0.key == key } }
    let animation = RunningAnimation(
      id: stage.animationBegan(), key: key, property: property, animation: animation, timing: timing,
      isRemovedOnCompletion: isRemovedOnCompletion, completion: completion, apply: apply, start: start)
    animations.append(animation)
    presentationIsStale = true
    scheduleStart(of: animation)
    scheduleEnd(of: animation)
  }

  /// As ``scheduleEnd(of:)``, for those who want to know of the beginning.
  final func scheduleStart(of animation: RunningAnimation) {
    guard animation.start != nil, let stage, let time = stageTime(at: animation.timing.beginTime) else { return }
    stage.schedule(at: time, .animationStart) { [reference, id = animation.id] in reference.object?.startIfDue(id) }
  }

  private func startIfDue(_ id: Int) {
    guard let index = animations.firstIndex(where: { $0.id == id }), let start = animations[index].start else { return }
    guard localTime >= animations[index].timing.beginTime - 1e-9 else { return scheduleStart(of: animations[index]) }
    animations[index].start = nil
    start()
  }

  /// The end is an event at the stage's time that the layer's time has now in prospect. Should the layer's time have been
  /// slowed since, the event sets out again; when it is changed, ``timingChanged()`` adds earlier ones.
  final func scheduleEnd(of animation: RunningAnimation) {
    guard let stage, let end = animation.timing.endTime, let time = stageTime(at: end) else { return }
    stage.schedule(at: time, .animationEnd) { [reference, id = animation.id] in reference.object?.endIfDue(id) }
  }

  private func endIfDue(_ id: Int) {
    guard let stage, let index = animations.firstIndex(where: { $0.id == id }), !animations[index].hasEnded else {
      return
    }
    let animation = animations[index]
    // The way to the stage's time and back may lose a last digit.
    guard let end = animation.timing.endTime, localTime >= end - 1e-9 else { return scheduleEnd(of: animation) }
    animations[index].hasEnded = true
    if animation.isRemovedOnCompletion { animations.remove(at: index) }
    presentationIsStale = true
    stage.animationEnded()
    animation.completion?.animationEnded(finished: true, on: stage)
  }

  /// Ends the layer's animations as they leave its stage.
  /// - Returns: what was removed, to be let go when whatever it owns may change the tree.
  final func endAllAnimations() -> [RunningAnimation] { takeAnimations { _ in true } }

  /// - Parameter completion: of the block that replaces its own animation; for it nothing was interrupted.
  private func removeAnimations(
    replacedWithin completion: AnimationCompletion? = nil, where isRemoved: (RunningAnimation) -> Bool
  ) { _ = takeAnimations(replacedWithin: completion, where: isRemoved) }

  private func takeAnimations(
    replacedWithin completion: AnimationCompletion? = nil, where isRemoved: (RunningAnimation) -> Bool
  ) -> [RunningAnimation] {
    let removed = animations.filter(isRemoved)
    guard !removed.isEmpty else { return [] }
    animations.removeAll(where: isRemoved)
    presentationIsStale = true
    guard let stage else { return removed }
    for animation in removed where !animation.hasEnded {
      stage.animationEnded()
      animation.completion?.animationEnded(finished: animation.completion === completion, on: stage)
    }
    return removed
  }
}
