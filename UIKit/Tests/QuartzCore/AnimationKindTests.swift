import Springform
import Testing

import QuartzCore

/// What each member of the animation classes changes, at a quarter of a second of one.
@Suite struct AnimationKindTests {
  private func shown(
    _ keyPath: String = "position.x", at time: Double = 0.25, _ make: () -> CAAnimation
  ) throws -> CGFloat {
    var shown: Any?
    let animation = make()
    let stage = play(4) { _, root in
      let layer = CALayer()
      layer.position = CGPoint(x: 10, y: 20)
      root.addSublayer(layer)
      layer.add(animation, forKey: nil)
      at(time) { shown = layer.presentation()?.value(forKeyPath: keyPath) }
    }
    #expect(stage.error == nil)
    return try #require(shown as? CGFloat)
  }

  /// From 0 to 100 in one second.
  private func basic(_ change: (CABasicAnimation) -> Void = { _ in }) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
    change(animation)
    return animation
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }

  /// Key times that stop before the end: halfway between the second and the third value at .45, and from .6 on the third.
  @Test func keyFramesThatStopEarly() throws {
    func early(_ mode: CAAnimationCalculationMode = .linear, curves: Bool = false) -> CAAnimation {
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      (animation.values, animation.keyTimes, animation.duration) = ([0, 100, 50], [0, 0.3, 0.6], 1)
      if curves { animation.timingFunctions = [.init(name: .linear), .init(name: .linear)] }
      return animation
    }
    for curves in [false, true] {
      #expect(isClose(try shown(at: 0.15) { early(curves: curves) }, 50))
      #expect(isClose(try shown(at: 0.45) { early(curves: curves) }, 75))
      #expect(isClose(try shown(at: 0.8) { early(curves: curves) }, 50))
    }
  }

  /// What has no curve is linear, and what has none to be for is left out.
  @Test func fewerAndMoreCurvesThanKeyFrames() throws {
    func frames(_ curves: Int) -> CAAnimation {
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      (animation.values, animation.duration) = ([0, 100, 200], 1)
      animation.timingFunctions = Array(repeating: CAMediaTimingFunction(controlPoints: 1, 0, 1, 0), count: curves)
      return animation
    }
    #expect(try shown { frames(1) } < 20)
    #expect(isClose(try shown(at: 0.75) { frames(1) }, 150))
    #expect(try shown(at: 0.75) { frames(2) } < 120)
    #expect(isClose(try shown(at: 0.75) { frames(5) }, try shown(at: 0.75) { frames(2) }))
  }

  /// A path takes the place of another one, of whatever elements, where a number is added.
  @Test func pathsAreNotAdded() throws {
    var shown: CGRect?
    let stage = play(1) { _, root in
      let shape = CAShapeLayer()
      shape.path = CGPath(ellipseIn: CGRect(x: 50, y: 50, width: 10, height: 10), transform: nil)
      root.addSublayer(shape)
      let animation = CAKeyframeAnimation(keyPath: "path")
      animation.values = [10, 30].map { CGPath(rect: CGRect(x: 0, y: 0, width: $0, height: 10), transform: nil) }
      (animation.duration, animation.isAdditive) = (1, true)
      shape.add(animation, forKey: nil)
      at(0.5) { shown = shape.presentation()?.path?.boundingBox }
    }
    #expect(stage.error == nil)
    #expect(shown == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  /// Both axes that one sees, and not the third.
  @Test func scaleOfBothAxes() throws {
    func scale() -> CAAnimation {
      let animation = CABasicAnimation(keyPath: "transform.scale.xy")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 4, 1)
      return animation
    }
    for (part, expected) in [("x", 1.0), ("y", 1), ("z", 1), ("xy", 1)] {
      #expect(isClose(try shown("transform.scale.\(part)") { scale() }, expected))
    }
    #expect(isClose(try shown("transform.scale.x", at: 0.5) { scale() }, 2))
    #expect(isClose(try shown("transform.scale.z", at: 0.5) { scale() }, 1))
  }

  /// Apple's table of which of the three values there are.
  @Test func threeValues() throws {
    #expect(isClose(try shown { basic() }, 25))
    #expect(isClose(try shown { basic { ($0.toValue, $0.byValue) = (nil, 40) } }, 10))
    #expect(isClose(try shown { basic { ($0.fromValue, $0.byValue) = (nil, 40) } }, 70))
    #expect(isClose(try shown { basic { $0.toValue = nil } }, 2.5))
    #expect(isClose(try shown { basic { $0.fromValue = nil } }, 32.5))
    #expect(isClose(try shown { basic { ($0.fromValue, $0.toValue, $0.byValue) = (nil, nil, 40) } }, 20))
  }

  @Test func additionAndAccumulation() throws {
    #expect(isClose(try shown { basic { $0.isAdditive = true } }, 35))
    let twice = basic { ($0.duration, $0.repeatCount) = (0.2, 2) }
    #expect(isClose(try shown { twice }, 25))
    #expect(isClose(try shown { basic { ($0.duration, $0.repeatCount, $0.isCumulative) = (0.2, 2, true) } }, 125))
  }

  @Test func time() throws {
    #expect(isClose(try shown { basic { $0.speed = 2 } }, 50))
    #expect(isClose(try shown { basic { $0.timeOffset = 0.5 } }, 75))
    #expect(isClose(try shown(at: 0.3) { basic { ($0.duration, $0.autoreverses) = (0.2, true) } }, 50))
    #expect(isClose(try shown(at: 0.5) { basic { ($0.duration, $0.repeatDuration) = (0.2, 0.55) } }, 50))
    #expect(isClose(try shown(at: 0.6) { basic { ($0.duration, $0.repeatDuration) = (0.2, 0.55) } }, 10))
    #expect(isClose(try shown { basic { ($0.beginTime, $0.fillMode) = (1, .backwards) } }, 0))
    #expect(isClose(try shown { basic { $0.beginTime = 1 } }, 10))
    for mode in [CAMediaTimingFillMode.forwards, .both] {
      let kept = basic { ($0.duration, $0.fillMode, $0.isRemovedOnCompletion) = (0.1, mode, false) }
      #expect(isClose(try shown { kept }, 100))
    }
  }

  @Test func springs() throws {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue, spring.duration) = (0, 100, 1)
    (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (2, 200, 8, 3)
    let expected = Pacing.spring(Spring(mass: 2, stiffness: 200, damping: 8, initialVelocity: 3))
    #expect(isClose(try shown { spring }, CGFloat(100 * expected.fraction(elapsed: 0.25, duration: 1))))
  }

  private func keyframes(_ change: (CAKeyframeAnimation) -> Void) -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    (animation.values, animation.duration) = ([0, 100, 0, 50], 1)
    change(animation)
    return animation
  }

  @Test func calculationModes() throws {
    #expect(isClose(try shown { keyframes { _ in } }, 75))
    // Four values have a quarter of the time each.
    #expect(isClose(try shown(at: 0.3) { keyframes { $0.calculationMode = .discrete } }, 100))
    // Of a way of 250, a quarter is 62.5.
    #expect(isClose(try shown { keyframes { $0.calculationMode = .paced } }, 62.5))
    // A cubic has no corner where the values turn.
    let cubic = try shown(at: 0.32) { keyframes { $0.calculationMode = .cubic } }
    let straight = try shown(at: 0.32) { keyframes { _ in } }
    #expect(cubic > 96 && cubic > straight)
    // The way to the first value is 100 of 250, between whose ends the pace is a cubic's.
    func cubicPaced(_ time: Double) throws -> CGFloat {
      try shown(at: time) { keyframes { $0.calculationMode = .cubicPaced } }
    }
    #expect(try isClose(cubicPaced(0.4), 100) && isClose(cubicPaced(0.8), 0))
    #expect(try !isClose(cubicPaced(0.1), 25))
  }

  /// Values 0, 100, 0, 50 at thirds, a sixth of the time after the first one: halfway along a cubic with tangents m and n its value is
  /// (a + b) / 2 + (m - n) / 8, by Kochanek and Bartels.
  @Test func cubicWays() throws {
    func middle(_ change: (CAKeyframeAnimation) -> Void) throws -> CGFloat {
      let animation = keyframes { animation in
        (animation.calculationMode, animation.values) = (.cubic, [0, 100, 50])
        change(animation)
      }
      let copy = try #require(animation.copy() as? CAKeyframeAnimation)
      return try shown { copy }
    }
    // m = 100, n = (100 - 50) / 2.
    #expect(isClose(try middle { _ in }, 50 + (100 - 25) / 8))
    #expect(isClose(try middle { $0.tensionValues = [1, 1, 1] }, 50))
    #expect(isClose(try middle { $0.tensionValues = [0, 0.5, 0] }, 50 + (100 - 12.5) / 8))
    // n = (1 - c)/2 of the way before and (1 + c)/2 of that after.
    #expect(isClose(try middle { $0.continuityValues = [0, 0.5, 0] }, 50 + (100 - (25 - 37.5)) / 8))
    // n = (1 + b)/2 of the way before and (1 - b)/2 of that after.
    #expect(isClose(try middle { $0.biasValues = [0, 1, 0] }, 50 + (100 - 100) / 8))
    // What stays at the end has the last value's.
    #expect(
      isClose(
        try middle { ($0.keyTimes, $0.tensionValues) = ([0, 0.5, 0.9], [1, 1, 1]) }, 50))
  }

  @Test func thereAreNoArchives() throws {
    #expect(try #require(CABasicAnimation(coder: NSCoder())).fromValue == nil)
    #expect(try #require(CAKeyframeAnimation(coder: NSCoder())).values == nil)
    #expect(try #require(CAAnimationGroup(coder: NSCoder())).duration == 0)
    #expect(try #require(CASpringAnimation(coder: NSCoder())).damping == 10)
    #expect(try #require(CATransition(coder: NSCoder())).type == .fade)
  }

  /// Half of a circle from the left over the top: after a quarter the layer is at the upper left, and turned with the way.
  @Test func paths() throws {
    let circle = CGMutablePath()
    circle.addArc(center: .zero, radius: 100, startAngle: .pi, endAngle: 2 * .pi, clockwise: false)
    func run(_ mode: CAAnimationRotationMode?) -> CAAnimation {
      let animation = CAKeyframeAnimation(keyPath: "position")
      (animation.path, animation.duration, animation.calculationMode) = (circle, 1, .paced)
      animation.rotationMode = mode
      return animation
    }
    let side = CGFloat(100 * 0.5.squareRoot())
    #expect(abs(try shown { run(nil) } + side) < 0.1)
    #expect(abs(try shown("position.y") { run(nil) } + side) < 0.1)
    #expect(abs(try shown("transform.rotation") { run(nil) }) < 1e-9)
    #expect(abs(try shown("transform.rotation") { run(.rotateAuto) } + .pi / 4) < 0.01)
    #expect(abs(abs(try shown("transform.rotation") { run(.rotateAutoReverse) }) - 0.75 * .pi) < 0.01)
  }

  @Test func timingFunctionsHavePoints() {
    var values: [Float] = [0, 0]
    CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &values)
    #expect(values == [0.3, 0.4])
    CAMediaTimingFunction(name: .easeOut).getControlPoint(at: 3, values: &values)
    #expect(values == [1, 1])
  }

  /// As Core Animation's header has them.
  @Test(arguments: [
    ("linear", CAMediaTimingFunctionName.linear, [0, 0, 1, 1]), ("easeIn", .easeIn, [0.42, 0, 1, 1]),
    ("easeOut", .easeOut, [0, 0, 0.58, 1]), ("easeInEaseOut", .easeInEaseOut, [0.42, 0, 0.58, 1]),
    ("default", .default, [0.25, 0.1, 0.25, 1]),
  ]) func timingFunctionsHaveNames(text: String, name: CAMediaTimingFunctionName, expected: [Float]) {
    #expect(CAMediaTimingFunctionName(rawValue: text) == name)
    var values: [Float] = [0, 0, 0, 0]
    values.withUnsafeMutableBufferPointer { values in
      let function = CAMediaTimingFunction(name: name)
      function.getControlPoint(at: 1, values: values.baseAddress!)
      function.getControlPoint(at: 2, values: values.baseAddress! + 2)
    }
    // A straight line is one wherever its points lie on it.
    #expect(name == .linear ? values[0] == values[1] && values[2] == values[3] : values == expected)
  }

  @Test func linksPauseAndSlowDown() {
    final class Counter {
      var count = 0
      func tick(_ link: CADisplayLink) {
        count += 1
        #expect(link.targetTimestamp > link.timestamp && abs(link.duration - 0.01) < 1e-9)
      }
    }
    func count(_ change: @escaping (CADisplayLink) -> Void) -> Int {
      let counter = Counter()
      let stage = play(1) { _, _ in
        let link = CADisplayLink(target: counter, selector: Selector(Counter.tick, "tick"))
        link.add(to: .main, forMode: .common)
        change(link)
      }
      #expect(stage.error == nil)
      return counter.count
    }
    #expect(count { _ in } == 101)
    #expect(count { $0.isPaused = true } == 0)
    #expect(count { $0.preferredFramesPerSecond = 50 } == 51)
    #expect(count { $0.remove(from: .main, forMode: .common) } == 0)
    #expect(
      count { link in
        link.remove(from: .main, forMode: .common)
        at(0.5) { link.add(to: .main, forMode: .common) }
      } == 51)
    #expect(
      count { $0.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 50) } == 51)
  }

  /// What is flushed is over: its completion does not wait for what comes afterwards.
  @Test func transactionsAreFlushed() {
    var log: [String] = []
    let stage = play(1) { _, root in
      at(0.1) {
        CATransaction.setCompletionBlock { log.append("flushed") }
        CATransaction.setDisableActions(true)
        CATransaction.flush()
        #expect(!CATransaction.disableActions())
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        #expect(CATransaction.animationTimingFunction() != nil)
        root.opacity = 0.5
        #expect(root.animationKeys() == ["opacity"])
      }
    }
    #expect(stage.error == nil)
    #expect(log == ["flushed"])
  }
}
