import CoreGraphics
import Springform

extension CALayer {
  /// The animation that was added under a name, while it runs.
  public final func animation(forKey key: String) -> CAAnimation? { animationsByKey[key] }

  /// The names of the animations that run, `nil` without any.
  public final func animationKeys() -> [String]? { base.animationKeys.isEmpty ? nil : base.animationKeys }

  public final func removeAnimation(forKey key: String) {
    keepValueBefore(removing: animationsByKey[key])
    animationsByKey[key] = nil
    base.removeAnimation(forKey: key)
  }

  public final func removeAllAnimations() {
    for key in animationsByKey.keys.sorted() { keepValueBefore(removing: animationsByKey[key]) }
    animationsByKey = [:]
    base.removeAllAnimations()
  }

  /// A copy that has the values of the moment; `nil` for a layer that is on no screen.
  public final func presentation() -> Self? {
    guard !isCopy else { return self }
    guard base.stage != nil else { return nil }
    isBeingCopied = true
    defer { isBeingCopied = false }
    return Self.copy(of: self) as? Self
  }

  /// Of what ``presentation()`` has made, the layer that it was made of; of any other, the layer itself.
  public final func model() -> Self { original as? Self ?? self }

  func start(_ added: CAAnimation, forKey key: String?) {
    let loop = MainLoop.required(for: "CALayer.add(_:forKey:)")
    let animation = added.copied()
    let key = animation is CATransition ? kCATransition : key
    if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
    do {
      // A transition begins with what an earlier one shows.
      let staged = try animation.staged(on: self)
      if let key { removeAnimation(forKey: key) }
      guard let staged else { return }
      if let key { animationsByKey[key] = animation }
      run(staged, forKey: key, on: loop, drawing: contentDepends(on: animation)) {
        animation.delegate?.animationDidStart(animation)
      } completion: { [weak self] finished in
        if let key, animation.isRemovedOnCompletion, self?.animationsByKey[key] === animation {
          self?.animationsByKey[key] = nil
        }
        animation.delegate?.animationDidStop(animation, finished: finished)
      }
    } catch let error as StageError {
      loop.stage.fail(error)
    } catch {
      loop.stage.fail(.failed("\(error)"))
    }
  }

  /// Starts what is on the stage already an animation, as part of the transaction.
  package func run(
    _ animation: StagedAnimation, forKey key: String?, on loop: MainLoop, drawing: Bool = false,
    start: @escaping () -> Void = {}, completion: @escaping (Bool) -> Void
  ) {
    let waiting = loop.transactions.last?.waiting
    waiting?.animationBegan()
    if drawing {
      drawingAnimationCount += 1
      if !loop.animatedDrawings.contains(where: { $0 === self }) { loop.animatedDrawings.append(self) }
      setNeedsDisplay()
    }
    base.add(animation: animation, forKey: key) { [weak self] finished in
      loop.turn {
        if drawing { self?.drawingAnimationEnded() }
        completion(finished)
        waiting?.animationEnded(on: loop)
      }
    } start: {
      loop.turn(start)
    }
  }

  private func drawingAnimationEnded() {
    drawingAnimationCount -= 1
    setNeedsDisplay()
  }

  // MARK: Actions

  /// Makes a change, and does what it is to do besides.
  final func act(for key: String, _ change: () -> Void) {
    let found = actionOfChange(of: key)
    let action = (found as? CATransition)?.beginning(with: self) ?? found
    if let changeObserver {
      let old = observedValue(forKey: key)
      change()
      let new = observedValue(forKey: key)
      if key != "sublayers" || old as? [CALayer] != new as? [CALayer] { changeObserver(key, old, new) }
    } else {
      change()
    }
    // What has left the stage is seen no more.
    if key != kCAOnOrderOut || base.stage != nil { action?.run(forKey: key, object: self, arguments: nil) }
  }

  /// What those are told who observe the layer.
  package final func observedValue(forKey key: String) -> Any? {
    switch key {
    case "sublayers": sublayers
    case kCAOnOrderIn, kCAOnOrderOut: nil
    default: value(forKeyPath: key)
    }
  }

  final func actionOfChange(of key: String) -> (any CAAction)? {
    guard let loop = MainLoop.current, !loop.disablesActions else { return nil }
    let outer = changingKey
    changingKey = key
    let action = action(forKey: key)
    changingKey = outer
    return action is NSNull ? nil : action
  }

  func implicitAnimation(of key: String) -> (any CAAction)? {
    // Paths are animated only when somebody adds an animation.
    guard isCommitted, key != "path", key != "shadowPath", let property = property(at: key), !property.isFlag else {
      return nil
    }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = base.presenting { property.value(on: base) }
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}

extension MainLoop {
  fileprivate var disablesActions: Bool {
    transactions.reversed().lazy.compactMap(\.disablesActions).first ?? false
  }
}
