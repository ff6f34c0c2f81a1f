import SpringformMotion

extension Presentable where Self: Layer {
  // The overloads differ only in the animation's type: named in full, it tells the compiler the root of `\.opacity`.

  /// Starts a basic animation; see ``add(animation:forKey:completion:start:)``.
  public func add<Value>(
    _ animation: BasicAnimation<Self, Value>, forKey key: String? = nil, completion: ((Bool) -> Void)? = nil,
    start: (() -> Void)? = nil
  ) { add(animation: animation, forKey: key, completion: completion, start: start) }

  /// Starts a spring animation; see ``add(animation:forKey:completion:start:)``.
  public func add<Value>(
    _ animation: SpringAnimation<Self, Value>, forKey key: String? = nil, completion: ((Bool) -> Void)? = nil,
    start: (() -> Void)? = nil
  ) { add(animation: animation, forKey: key, completion: completion, start: start) }

  /// Starts a key frame animation; see ``add(animation:forKey:completion:start:)``.
  public func add<Value>(
    _ animation: KeyframeAnimation<Self, Value>, forKey key: String? = nil, completion: ((Bool) -> Void)? = nil,
    start: (() -> Void)? = nil
  ) { add(animation: animation, forKey: key, completion: completion, start: start) }

  /// Starts a group of animations; see ``add(animation:forKey:completion:start:)``.
  public func add(
    _ group: AnimationGroup<Self>, forKey key: String? = nil, completion: ((Bool) -> Void)? = nil,
    start: (() -> Void)? = nil
  ) { add(animation: group, forKey: key, completion: completion, start: start) }

  /// Starts an animation, now or at its `beginTime` in the layer's own time. On a layer that is on no stage yet it starts
  /// when the layer comes onto one.
  ///
  /// An animation whose values make no motion becomes the stage's error.
  /// - Parameters:
  ///   - animation: what happens. A `beginTime` of 0 means now.
  ///   - key: a name; an animation added before under the same name ends.
  ///   - completion: runs at the end, with `false` when the animation was removed before.
  ///   - start: runs when the layer's time reaches the animation's `beginTime`, unless it was removed before.
  public func add<Added: LayerAnimation>(
    animation: Added, forKey key: String? = nil, completion: ((_ finished: Bool) -> Void)? = nil,
    start: (() -> Void)? = nil
  ) where Added.Owner == Self {
    guard let stage else {
      return wait(
        PendingAnimation(key: key, animation: animation) { layer in
          (layer as? Self)?.add(animation: animation, forKey: key, completion: completion, start: start)
        })
    }
    var animation = animation
    if animation.timing.beginTime == 0 { animation.timing.beginTime = localTime }
    guard animation.timing.isUsable else { return stage.fail(.animationTiming(layer: name)) }
    do {
      let effect = try animation.effect(on: self)
      stage.motionRecorder?.started(descriptions(of: animation), on: self, at: stage.time)
      run(
        animation.timing, key: key.map { .name($0) }, animation: animation,
        isRemovedOnCompletion: animation.isRemovedOnCompletion, start: start,
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
  func descriptions(of animation: any LayerAnimation) -> [AnimationDescription] {
    if let known = animation as? any DescribedAnimation { return known.descriptions(on: self) }
    if let likeness = animation.likeness { return descriptions(of: likeness) }
    var description = AnimationDescription(kind: "\(type(of: animation))", details: [:])
    description.add(animation.timing, at: localTime)
    return [description]
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
