import QuartzCore

extension UIImageView {
  /// In seconds: of a bounce, of a pulse or a breath there and back, of any other change, of swaying to and fro, and of a turn.
  private static let (bounce, pulse, change, wiggle, turn) = (0.5, 2.0, 0.3, 0.6, 2.0)
  /// What a pulse leaves.
  private static let faint: CGFloat = 0.4

  /// Has the symbol do something. A picture that is none does not, as with UIKit.
  /// - Parameters:
  ///   - animated: whether what stays is come to little by little.
  ///   - completion: is called at the end of an effect that has one, or when it is there.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    guard image?.isSymbolImage == true else { return }
    let motion = effect.symbolMotion
    let end = SymbolEffectEnd { [weak self] isFinished in
      if let self { completion?(UISymbolEffectCompletionContext(isFinished, self, effect)) }
    }
    switch motion.kind {
    case .bounce:
      move(motion, "transform.scale", [0, motion.growth, 0], Self.bounce, count: options.count ?? 1, options, end)
    case .pulse:
      let values = [0, Self.faint - 1, 0]
      move(motion, "opacity", values, Self.pulse, count: options.count ?? .infinity, options, end)
    case .scale:
      let start = layer.animation(forKey: key(.scale, "transform.scale")) as? CAKeyframeAnimation
      let from = start?.values?.last as? CGFloat ?? 0
      stay(motion, "transform.scale", from: from, to: motion.growth, animated, options, end)
    case .wiggle: wiggle(motion, options, end)
    case .breathe:
      let values = [0, motion.growth, 0]
      if !motion.isThere {
        let faint = [0, Self.faint - 1, 0]
        move(motion, "opacity", faint, Self.pulse, count: options.count ?? .infinity, options, nil)
      }
      move(motion, "transform.scale", values, Self.pulse, count: options.count ?? .infinity, options, end)
    case .rotate:
      let values = [0, motion.growth * 2 * .pi]
      move(motion, "transform.rotation.z", values, Self.turn, count: options.count ?? .infinity, options, end)
    case .presence:
      if motion.isDrawn { noteMissing("symbols that are drawn stroke by stroke: they appear and disappear") }
      let (gone, there): (CGFloat, CGFloat) = (-1, 0)
      let (from, to) = motion.isThere ? (gone, there) : (there, gone)
      let (small, full) = (motion.growth, 0 as CGFloat)
      stay(
        motion, "transform.scale", from: motion.isThere ? small : full, to: motion.isThere ? full : small, animated,
        options, nil)
      stay(motion, "opacity", from: from, to: to, animated, options, end)
    case .variableColor:
      noteMissing("layers of symbols that are lit one after the other")
      end.tell(true)
    // Only another symbol makes it go.
    case .replace: end.tell(true)
    }
  }

  /// Shows another symbol, to which the one that was there makes way. A picture that is no symbol is there at once.
  /// - Parameters:
  ///   - contentTransition: how.
  ///   - completion: is called at the end.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some SymbolEffect & ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    let (old, motion) = (self.image?.isSymbolImage == true ? layer.contents : nil, contentTransition.symbolMotion)
    self.image = image
    let end = SymbolEffectEnd { [weak self] isFinished in
      if let self { completion?(UISymbolEffectCompletionContext(isFinished, self, contentTransition)) }
    }
    guard let old, image.isSymbolImage, let new = layer.contents else { return end.tell(true) }
    guard let away = motion.growthAway else {
      move(motion, "transform.scale", [motion.growth, 0], Self.change, count: 1, options, nil)
      return move(motion, "opacity", [-1, 0], Self.change, count: 1, options, end)
    }
    let pictures = CAKeyframeAnimation(keyPath: "contents")
    (pictures.values, pictures.calculationMode) = ([old, new], .discrete)
    pictures.duration = 2 * Self.change / options.rate
    layer.add(pictures, forKey: key(.replace, "contents"))
    // The one is at its smallest when the other takes its place.
    let times: [NSNumber] = [0, 0.5, 0.5, 1]
    move(motion, "transform.scale", [0, away, motion.growth, 0], at: times, 2 * Self.change, count: 1, options, nil)
    move(motion, "opacity", [0, -1, -1, 0], at: times, 2 * Self.change, count: 1, options, end)
  }

  /// Ends an effect; what stayed goes back little by little, if it is animated.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    end(effect.symbolMotion.kind, options, animated)
    completion?(UISymbolEffectCompletionContext(true, self, effect))
  }

  /// Ends all of them.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    for kind in SymbolMotion.Kind.allCases { end(kind, options, animated) }
  }

  /// To and fro, less each time; by radians, or by shares of the view's size.
  private func wiggle(_ motion: SymbolMotion, _ options: SymbolEffectOptions, _ end: SymbolEffectEnd) {
    let (swings, count): ([CGFloat], Float) = ([0, 1, -0.8, 0.6, -0.4, 0], options.count ?? .infinity)
    switch motion.sway {
    case .turn(let sign):
      move(motion, "transform.rotation.z", swings.map { $0 * sign * 0.2 }, Self.wiggle, count: count, options, end)
    case .shift(let x, let y):
      let size = image?.size ?? .zero
      move(
        motion, "transform.translation.x", swings.map { $0 * x * size.width * 0.12 }, Self.wiggle, count: count,
        options, nil)
      move(
        motion, "transform.translation.y", swings.map { $0 * y * size.height * 0.12 }, Self.wiggle, count: count,
        options, end)
    }
  }

  // MARK: Animations, which add to what the view is like

  private func key(_ kind: SymbolMotion.Kind, _ path: String) -> String { "symbol \(kind.rawValue) \(path)" }

  private func move(
    _ motion: SymbolMotion, _ path: String, _ values: [CGFloat], at times: [NSNumber]? = nil,
    _ duration: TimeInterval, count: Float, _ options: SymbolEffectOptions, _ end: SymbolEffectEnd?
  ) {
    // A pause after each time is a part of it in which nothing happens.
    let pause = options.delay * options.rate
    let rests = pause > 0 && count > 1
    let animation = keyframes(path, rests ? values + [values.last ?? 0] : values, duration, options)
    animation.keyTimes = times
    if rests {
      let even = values.indices.map { NSNumber(value: Double($0) / Double(max(values.count - 1, 1))) }
      let share = duration / (duration + pause)
      animation.keyTimes = (times ?? even).map { NSNumber(value: $0.doubleValue * share) } + [1]
      animation.duration = (duration + pause) / options.rate
    }
    (animation.repeatCount, animation.delegate) = (count, end)
    layer.add(animation, forKey: key(motion.kind, path))
  }

  private func stay(
    _ motion: SymbolMotion, _ path: String, from: CGFloat, to: CGFloat, _ animated: Bool,
    _ options: SymbolEffectOptions,
    _ end: SymbolEffectEnd?
  ) {
    let animation = keyframes(path, [from, to], animated ? Self.change : 0.001, options)
    (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
    animation.delegate = end
    layer.add(animation, forKey: key(motion.kind, path))
  }

  private func keyframes(
    _ path: String, _ values: [CGFloat], _ duration: TimeInterval, _ options: SymbolEffectOptions
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: path)
    (animation.values, animation.isAdditive) = (values, true)
    animation.duration = duration / options.rate
    animation.timingFunctions = values.dropFirst().map { _ in CAMediaTimingFunction(name: .easeInEaseOut) }
    return animation
  }

  private func end(_ kind: SymbolMotion.Kind, _ options: SymbolEffectOptions, _ animated: Bool) {
    let paths = [
      "transform.scale", "opacity", "contents", "transform.rotation.z", "transform.translation.x",
      "transform.translation.y",
    ]
    for path in paths {
      let key = key(kind, path)
      guard let animation = layer.animation(forKey: key) as? CAKeyframeAnimation else { continue }
      layer.removeAnimation(forKey: key)
      guard animated, !animation.isRemovedOnCompletion, let last = animation.values?.last as? CGFloat, last != 0 else {
        continue
      }
      layer.add(keyframes(path, [last, 0], Self.change, options), forKey: key)
    }
  }
}

/// Tells once of the end of an effect.
private final class SymbolEffectEnd: NSObject, CAAnimationDelegate {
  let tell: (Bool) -> Void
  init(_ tell: @escaping (Bool) -> Void) { self.tell = tell }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { tell(flag) }
}
