import Springform
import Testing

import QuartzCore

@Suite struct AnimationTests {
  private final class Delegate: CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start \(anim.value(forKey: "id") ?? "")") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      log.append("stop \(anim.value(forKey: "id") ?? "") \(flag)")
    }
  }

  /// Half of the way after half of the time, for every key path that Core Animation documents.
  @Test(arguments: [
    ("position.x", 100), ("position.y", 100), ("zPosition", 100), ("opacity", 1), ("cornerRadius", 10),
    ("borderWidth", 4), ("shadowOpacity", 1), ("shadowRadius", 8), ("bounds.origin.x", 10), ("bounds.origin.y", 10),
    ("bounds.size.width", 50), ("bounds.size.height", 50), ("transform.rotation", 1), ("transform.rotation.z", 1),
    ("transform.scale", 3), ("transform.scale.x", 3), ("transform.scale.y", 3), ("transform.translation.x", 10),
    ("transform.translation.y", 10), ("strokeStart", 1), ("strokeEnd", 1), ("lineWidth", 10), ("lineDashPhase", 6),
    ("miterLimit", 8), ("shadowOffset.width", 8), ("shadowOffset.height", 8), ("anchorPoint.x", 1),
    ("anchorPoint.y", 1),
    ("startPoint.x", 1), ("startPoint.y", 1), ("endPoint.x", 1), ("endPoint.y", 1),
  ]) func numbers(keyPath: String, end: Double) {
    var shown: Any?
    let stage = play(0.6) { _, root in
      let layer = keyPath.hasPrefix("startPoint") || keyPath.hasPrefix("endPoint") ? CAGradientLayer() : CAShapeLayer()
      root.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = end / 2
      animation.toValue = end
      animation.duration = 1
      layer.add(animation, forKey: "move")
      at(0.5) { shown = layer.presentation()?.value(forKeyPath: keyPath) }
    }
    #expect(stage.error == nil)
    let number = (shown as? CGFloat).map { Double($0) } ?? (shown as? Float).map { Double($0) }
    #expect(abs((number ?? .nan) - end * 0.75) < 1e-6)
  }

  @Test func delegatesHearOfBeginningAndEnd() {
    let delegate = Delegate()
    let stage = play(1) { _, root in
      let layer = CALayer()
      root.addSublayer(layer)
      func animation(_ id: String, beginTime: CFTimeInterval) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue(id, forKey: "id")
        (animation.delegate, animation.duration, animation.beginTime) = (delegate, 0.2, beginTime)
        return animation
      }
      layer.add(animation("first", beginTime: 0.1), forKey: "a")
      layer.add(animation("removed", beginTime: 0), forKey: "b")
      at(0.05) {
        layer.removeAnimation(forKey: "b")
        #expect(layer.animation(forKey: "a")?.value(forKey: "id") as? String == "first")
        #expect(layer.animationKeys() == ["a"])
      }
      at(0.9) { #expect(layer.animation(forKey: "a") == nil) }
    }
    #expect(stage.error == nil)
    #expect(delegate.log == ["start removed", "stop removed false", "start first", "stop first true"])
  }

  /// A copy is added: what is changed afterwards changes nothing.
  @Test func layersKeepCopies() {
    let stage = play(0.1) { _, root in
      let group = CAAnimationGroup()
      let member = CABasicAnimation(keyPath: "opacity")
      group.animations = [member]
      root.add(group, forKey: "group")
      member.keyPath = "nothing"
      let kept = root.animation(forKey: "group") as? CAAnimationGroup
      #expect(kept !== group)
      #expect((kept?.animations?.first as? CABasicAnimation)?.keyPath == "opacity")
      #expect(kept?.duration == 0.25)
    }
    #expect(stage.error == nil)
  }

  /// Each of three values stays for a third of the time, as three key times say nothing of it; four would.
  @Test func keyTimesThatDoNotFitAreIgnored() {
    var shown: [CGFloat] = []
    let stage = play(1) { _, root in
      let animation = CAKeyframeAnimation(keyPath: "zPosition")
      (animation.values, animation.keyTimes, animation.calculationMode) = ([10, 20, 30], [0, 0.1, 1], .discrete)
      animation.duration = 0.9
      root.add(animation, forKey: "steps")
      for time in [0.2, 0.4, 0.7] { at(time) { shown.append(root.presentation()?.zPosition ?? 0) } }
    }
    #expect(stage.error == nil && shown == [10, 20, 30])
  }

  /// From no colours to two there is no way.
  @Test func listsOfOtherLengthsShowAtOnce() {
    let black = CGColor(gray: 0, alpha: 1)
    var count: Int?
    let stage = play(1) { _, root in
      let gradient = CAGradientLayer()
      root.addSublayer(gradient)
      let animation = CABasicAnimation(keyPath: "colors")
      (animation.toValue, animation.duration) = ([black, black], 0.5)
      gradient.add(animation, forKey: "colors")
      at(0.1) { count = gradient.presentation()?.colors?.count }
    }
    #expect(stage.error == nil && count == 2)
  }

  /// Counts its key values itself, and has an initialiser that nothing asks of others.
  private class Steps: CAKeyframeAnimation {
    var count = 1
    override init() {
      super.init()
      count = 2
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var values: [Any]? {
      get { (0...count).map { 10 * $0 } }
      set {}
    }
  }

  /// As the translation has it, so that a copy can be made.
  private final class CopiedSteps: Steps {
    override class func madeByClass() -> CAAnimation { CopiedSteps() }
  }

  /// Classes of one's own say something else of what an animation has; without a way to make one, the layer keeps what it is given.
  @Test func classesOfOnesOwn() {
    for animation in [Steps(), CopiedSteps()] {
      var shown: CGFloat?
      let stage = play(1) { _, root in
        animation.keyPath = "zPosition"
        animation.duration = 1
        root.add(animation, forKey: "steps")
        #expect((root.animation(forKey: "steps") === animation) == !(animation is CopiedSteps))
        at(0.75) { shown = root.presentation()?.zPosition }
      }
      #expect(stage.error == nil && shown == 15)
    }
  }

  /// Members begin and last as they say within the group, and one that says nothing lasts as long as it does.
  @Test func groupsCarryMembersOfDifferentLayers() {
    var shown: [CGFloat] = []
    let stage = play(1) { _, root in
      let layer = CAShapeLayer()
      root.addSublayer(layer)
      let width = CABasicAnimation(keyPath: "lineWidth")
      (width.fromValue, width.toValue) = (0, 10)
      let place = CABasicAnimation(keyPath: "position.x")
      (place.fromValue, place.toValue, place.beginTime, place.duration) = (0, 100, 0.5, 0.5)
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([width, place], 1)
      layer.add(group, forKey: nil)
      at(0.75) {
        let copy = layer.presentation()
        shown = [copy?.lineWidth ?? .nan, copy?.position.x ?? .nan]
      }
    }
    #expect(stage.error == nil)
    #expect(zip(shown, [7.5, 50]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func keyframesHaveTimesAndCurves() {
    var shown: CGFloat = 0
    let stage = play(1) { _, root in
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 100, 50]
      animation.keyTimes = [0, 0.5, 1]
      animation.timingFunctions = [CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn)]
      animation.duration = 1
      root.add(animation, forKey: nil)
      at(0.75) { shown = root.presentation()?.position.x ?? .nan }
    }
    #expect(stage.error == nil)
    // easeIn(.5) = .3153568.
    #expect(abs(shown - (100 - 50 * 0.3153568)) < 1e-4)
  }

  /// Documented numbers: (1, 100, 10, 0) settles after 1.4727 s.
  @Test func springsAreTheStages() {
    let spring = CASpringAnimation(keyPath: "position.x")
    #expect(abs(spring.settlingDuration - 1.4727003346780927) < 1e-12)
    (spring.fromValue, spring.toValue, spring.duration) = (0, 100, spring.settlingDuration)
    var shown: CGFloat = 0
    let stage = play(1) { _, root in
      root.add(spring, forKey: nil)
      at(0.3) { shown = root.presentation()?.position.x ?? .nan }
    }
    #expect(stage.error == nil)
    #expect(abs(shown - CGFloat(100 * Pacing.spring(Spring()).fraction(elapsed: 0.3, duration: 1))) < 1e-9)
  }

  @Test func displayLinksRunAtEveryRefresh() {
    final class Counter {
      var times: [CFTimeInterval] = []
      func tick(_ link: CADisplayLink) {
        times.append(link.timestamp)
        if times.count == 3 { link.invalidate() }
      }
    }
    let counter = Counter()
    let stage = play(0.1) { _, _ in
      CADisplayLink(target: counter, selector: Selector(Counter.tick, "tick")).add(to: .main, forMode: .common)
    }
    #expect(stage.error == nil)
    #expect(counter.times == [0, 0.01, 0.02])
  }
}
