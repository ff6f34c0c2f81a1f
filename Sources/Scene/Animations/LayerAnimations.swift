import SpringformMotion

extension Presentable where Self: Layer {
  // The overloads differ only in the animation's type: named in full, it tells the compiler the root of `\.opacity`.

  /// Starts a basic animation; see ``add(animation:forKey:completion:)``.
  public func add<Value>(
    _ animation: BasicAnimation<Self, Value>, forKey key: String? = nil, completion: ((Bool) -> Void)? = nil
  ) { add(animation: animation, forKey: key, completion: completion) }

  /// Starts a spring animation; see ``add(animation:forKey:completion:)``.
  public func add<Value>(
    _ animation: SpringAnimation<Self, Value>, forKey key: String? = nil, completion: ((Bool) -> Void)? = nil
  ) { add(animation: animation, forKey: key, completion: completion) }

  /// Starts a key frame animation; see ``add(animation:forKey:completion:)``.
  public func add<Value>(
    _ animation: KeyframeAnimation<Self, Value>, forKey key: String? = nil, completion: ((Bool) -> Void)? = nil
  ) { add(animation: animation, forKey: key, completion: completion) }

  /// Starts a group of animations; see ``add(animation:forKey:completion:)``.
  public func add(
    _ group: AnimationGroup<Self>, forKey key: String? = nil, completion: ((Bool) -> Void)? = nil
  ) { add(animation: group, forKey: key, completion: completion) }

  /// Starts an animation, now or at its `beginTime` in the layer's own time.
  ///
  /// An animation whose values make no motion becomes the stage's error; a layer that is on no stage is not animated.
  /// - Parameters:
  ///   - animation: what happens. A `beginTime` of 0 means now.
  ///   - key: a name; an animation added before under the same name ends.
  ///   - completion: runs at the end, with `false` when the animation was removed before.
  public func add<Added: LayerAnimation>(
    animation: Added, forKey key: String? = nil, completion: ((_ finished: Bool) -> Void)? = nil
  ) where Added.Owner == Self {
    guard let stage else { return }
    var animation = animation
    if animation.timing.beginTime == 0 { animation.timing.beginTime = localTime }
    guard animation.timing.isUsable else { return stage.fail(.animationTiming(layer: name)) }
    do {
      let effect = try animation.effect(on: self)
      stage.motionRecorder?.started(descriptions(of: animation), on: self, at: stage.time)
      run(
        animation.timing, key: key.map { .name($0) }, isRemovedOnCompletion: animation.isRemovedOnCompletion,
        completion: completion.map { AnimationCompletion(body: $0) }
      ) { layer, time in
        if let layer = layer as? Self { effect(layer, time) }
      }
    } catch let error as KeyframeError {
      stage.fail(.keyframes(error, layer: name))
    } catch let error as StageError {
      stage.fail(error)
    } catch {
      stage.fail(.animation(String(describing: error), layer: name))
    }
  }
}

extension Layer {
  fileprivate func descriptions(of animation: some LayerAnimation) -> [AnimationDescription] {
    if let known = animation as? any DescribedAnimation { return known.descriptions(on: self) }
    var description = AnimationDescription(kind: "\(type(of: animation))", details: [:])
    description.add(animation.timing, at: localTime)
    return [description]
  }

  /// The names of the animations that run, in the order they were added.
  public final var animationKeys: [String] {
    animations.compactMap { if case .name(let name) = $0.key { name } else { nil } }
  }

  /// Ends an animation at once, unfinished.
  public final func removeAnimation(forKey key: String) { removeAnimations { $0.key == .name(key) } }

  /// Ends all of the layer's animations at once; it shows its model values.
  public final func removeAllAnimations() { removeAnimations { _ in true } }

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
    _ timing: Timing, key: RunningAnimation.Key?, property: AnyKeyPath? = nil, isRemovedOnCompletion: Bool,
    completion: AnimationCompletion?,
    apply: @escaping (Layer, Double) -> Void
  ) {
    guard let stage else { return }
    // Before an earlier one goes: both may belong to the same block, which is not over then.
    completion?.animationBegan()
    if let key { removeAnimations(replacedWithin: completion) { $0.key == key } }
    let animation = RunningAnimation(
      id: stage.animationBegan(), key: key, property: property, timing: timing,
      isRemovedOnCompletion: isRemovedOnCompletion,
      completion: completion, apply: apply)
    animations.append(animation)
    presentationIsStale = true
    scheduleEnd(of: animation)
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

extension Timing {
  /// False when a number is missing or a duration negative: such an animation could neither run nor end.
  fileprivate var isUsable: Bool {
    duration >= 0 && duration.isFinite && !(duration == 0 && repeatCount == .infinity) && beginTime.isFinite
      && speed.isFinite && timeOffset.isFinite
      && !repeatCount.isNaN && repeatCount >= 0
  }
}
