import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct PropertyAnimatorTests {
  /// A box whose centre goes from 20 to 120, and what is written down meanwhile.
  private func log(
    _ seconds: Double = 2, _ body: @escaping @Sendable (UIView, Stage, Log) -> Void
  ) -> Log {
    let log = Log()
    let stage = play(seconds) { view, stage in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.addSubview(box)
      body(box, stage, log)
    }
    #expect(stage.error == nil)
    return log
  }

  @Sendable private static func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

  private func close(_ numbers: [CGFloat], _ expected: [CGFloat]) -> Bool {
    numbers.count == expected.count && zip(numbers, expected).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  /// As a property has one before it is replaced.
  @Test func withoutParametersItHasSome() {
    let log = log { _, _, log in
      let animator = UIViewPropertyAnimator()
      log.numbers = [animator.duration]
      #expect(animator.state == .inactive && animator.timingParameters is UICubicTimingParameters)
    }
    #expect(log.numbers == [0.2])
  }

  @Test func animatesOnACurve() {
    let log = log { box, stage, log in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { box.center.x = 120 }
      animator.addCompletion { log.entries.append("\($0) \(animator.state) \(Int((stage.time * 100).rounded()))") }
      #expect(animator.duration == 1 && animator.state == .inactive && !animator.isRunning && box.center.x == 20)
      stage.perform(at: 0.1) {
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && box.center.x == 120)
      }
      stage.perform(at: 0.6) {
        log.numbers = [Self.x(box), animator.fractionComplete]
      }
    }
    // Ease-in is at .3153568 after half its time.
    #expect(abs(log.numbers[0] - 51.53568) < 1e-4 && abs(log.numbers[1] - 0.5) < 1e-9)
    #expect(log.entries == ["end inactive 110"])
  }

  @Test(arguments: [0.3, 0.8, 1]) func springsAreThoseOfBlocks(ratio: CGFloat) {
    let log = log { box, stage, log in
      let other = UIView(frame: box.frame)
      box.superview?.addSubview(other)
      stage.perform(at: 0.1) {
        UIViewPropertyAnimator(duration: 0.8, dampingRatio: ratio) { box.center.x = 120 }.startAnimation(
          afterDelay: 0.2)
        UIView.animate(withDuration: 0.8, delay: 0.2, usingSpringWithDamping: ratio, initialSpringVelocity: 0) {
          other.center.x = 120
        }
      }
      stage.displayLink { _ in
        log.numbers.append(CGFloat(box.layer.base.presentation.position.x - other.layer.base.presentation.position.x))
      }
    }
    #expect(log.numbers.count == 201 && log.numbers.allSatisfy { abs($0) < 1e-9 })
  }

  @Test func timingParametersSayHow() {
    let cubic = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 1))
    #expect(cubic.controlPoint1 == CGPoint(x: 0.1, y: 0.2) && cubic.controlPoint2 == CGPoint(x: 0.3, y: 1))
    #expect(cubic.timingCurveType == .cubic && cubic.cubicTimingParameters === cubic)
    let named = UICubicTimingParameters(animationCurve: .easeOut)
    #expect(named.timingCurveType == .builtin && named.animationCurve == .easeOut)
    #expect(named.controlPoint2 == CGPoint(x: 0.58, y: 1) && named.springTimingParameters == nil)
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 0, dy: 0))
    #expect(spring.timingCurveType == .spring && spring.springTimingParameters === spring)
    // As long as the spring takes to settle, whatever the animator is told.
    let settled = UIViewPropertyAnimator(duration: 7, timingParameters: spring).duration
    #expect(abs(settled - 1.4727003346780927) < 1e-9)
    let ratio = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 5, dy: 0))
    #expect(ratio.initialVelocity.dx == 5 && UIViewPropertyAnimator(duration: 7, timingParameters: ratio).duration == 7)
    let points = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 1))
    #expect(points.timingParameters.cubicTimingParameters?.controlPoint1.x == 0.1)
  }

  /// What has no y goes by the velocity along x.
  @Test func velocitiesAreAlongEachAxis() {
    let log = log { box, stage, log in
      let parameters = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 5))
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
      animator.addAnimations {
        box.center = CGPoint(x: 120, y: 120)
        box.alpha = 0
      }
      stage.perform(at: 0.1) { animator.startAnimation() }
      stage.perform(at: 0.2) {
        log.numbers = [
          Self.x(box), box.layer.presentation()?.position.y ?? .nan,
          box.layer.presentation().map { CGFloat($0.opacity) } ?? .nan,
        ]
      }
    }
    func way(_ velocity: Double) -> CGFloat {
      CGFloat(Spring(duration: 1, dampingRatio: 1, initialVelocity: velocity).value(at: 0.1))
    }
    #expect(close(log.numbers, [20 + 100 * way(0), 20 + 100 * way(5), 1 - way(0)]))
  }

  /// A delay is a part of the duration, after which the animations are as long as what is left.
  @Test func delayFactors() {
    let log = log { box, stage, log in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 120 }
      animator.addAnimations({ box.alpha = 0 }, delayFactor: 0.6)
      stage.perform(at: 0.1) { animator.startAnimation() }
      for time in [0.6, 0.9] {
        stage.perform(at: time) { log.numbers.append(CGFloat(box.layer.presentation()?.opacity ?? .nan)) }
      }
      stage.perform(at: 0.6) {
        animator.addAnimations { box.center.y = 120 }
      }
      stage.perform(at: 0.85) { log.numbers.append(box.layer.presentation()?.position.y ?? .nan) }
    }
    #expect(close(log.numbers, [1, 70, 0.5]))
  }

  @Test func isLedByAFinger() {
    let log = log { box, stage, log in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { box.center.x = 120 }
      stage.perform(at: 0.1) {
        animator.fractionComplete = 0.25
        #expect(animator.state == .active && !animator.isRunning)
        log.numbers += [Self.x(box), animator.fractionComplete]
        animator.fractionComplete = 0.75
        log.numbers.append(Self.x(box))
      }
      stage.perform(at: 0.5) {
        log.numbers.append(Self.x(box))
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        log.numbers.append(Self.x(box))
      }
    }
    #expect(close(Array(log.numbers.prefix(4)), [45, 0.25, 95, 95]))
    #expect(abs(log.numbers[4] - 51.53568) < 1e-4)
  }

  /// Pausing and going on changes nothing but the time.
  @Test func pausesAndGoesOn() {
    let log = log { box, stage, log in
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { box.center.x = 120 }
      animator.addCompletion { log.entries.append("\($0) \(Int((stage.time * 100).rounded()))") }
      stage.perform(at: 0.1) { animator.startAnimation() }
      stage.perform(at: 0.4) {
        animator.pauseAnimation()
        #expect(!animator.isRunning && animator.state == .active)
      }
      stage.perform(at: 0.7) { animator.startAnimation() }
      stage.perform(at: 0.9) { log.numbers.append(Self.x(box)) }
    }
    let spring = Spring(duration: 1, dampingRatio: 0.5)
    #expect(close(log.numbers, [CGFloat(20 + 100 * spring.value(at: 0.5))]))
    #expect(log.entries == ["end 140"])
  }

  /// What is left takes as much of the duration as is said, on another curve without a jump.
  @Test func goesOnAnotherWay() {
    let log = log { box, stage, log in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 120 }
      animator.addCompletion { log.entries.append("\($0) \(Int((stage.time * 100).rounded()))") }
      stage.perform(at: 0.1) { animator.fractionComplete = 0.4 }
      stage.perform(at: 0.2) {
        let spring = UISpringTimingParameters(dampingRatio: 0.3, initialVelocity: CGVector(dx: 2, dy: 0))
        animator.continueAnimation(withTimingParameters: spring, durationFactor: 0.8)
        log.numbers.append(Self.x(box))
      }
      for time in [0.4, 0.5] { stage.perform(at: time) { log.numbers.append(Self.x(box)) } }
    }
    let spring = Spring(duration: 0.8, dampingRatio: 0.3, initialVelocity: 2)
    #expect(
      close(log.numbers, [60, CGFloat(60 + 60 * spring.value(at: 0.2)), CGFloat(60 + 60 * spring.value(at: 0.3))]))
    #expect(log.numbers[1] > 120 || log.numbers[2] > 120)
    #expect(log.entries == ["end 100"])
    let own = self.log { box, stage, log in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 120 }
      stage.perform(at: 0.1) { animator.fractionComplete = 0.5 }
      stage.perform(at: 0.2) { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.2) }
      stage.perform(at: 0.3) { log.numbers.append(Self.x(box)) }
    }
    #expect(close(own.numbers, [95]))
  }

  /// Turned back it returns the way it came, and ends with the old values.
  @Test func turnsBack() {
    let log = log { box, stage, log in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        box.center.x = 120
        box.bounds.size.width = 80
      }
      animator.addCompletion { log.entries.append("\($0) \(Int((stage.time * 100).rounded())) \(box.center.x)") }
      stage.perform(at: 0.1) { animator.startAnimation() }
      stage.perform(at: 0.5) {
        animator.isReversed = true
        log.numbers += [Self.x(box), animator.fractionComplete]
      }
      stage.perform(at: 0.6) { log.numbers.append(Self.x(box)) }
      stage.perform(at: 1) {
        log.numbers += [box.bounds.width, Self.x(box)]
        #expect(box.layer.animationKeys() == nil)
      }
    }
    #expect(close(log.numbers, [60, 0.6, 50, 40, 20]))
    #expect(log.entries == ["start 90 20.0"])
  }

  /// One that is turned back before it starts goes from the new values to the old.
  @Test func startsTurnedBack() {
    let log = log { box, stage, log in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 120 }
      animator.isReversed = true
      stage.perform(at: 0.1) { animator.startAnimation() }
      for time in [0.2, 1.2] { stage.perform(at: time) { log.numbers.append(Self.x(box)) } }
    }
    #expect(close(log.numbers, [110, 20]))
  }

  @Test(arguments: [UIViewAnimatingPosition.start, .current, .end]) func isStoppedAndFinished(
    position: UIViewAnimatingPosition
  ) {
    let log = log { box, stage, log in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        box.center.x = 70
        box.center.x = 120
      }
      animator.addCompletion { log.entries.append("\($0)") }
      stage.perform(at: 0.1) { animator.startAnimation() }
      stage.perform(at: 0.5) {
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && !animator.isRunning)
        log.numbers.append(box.center.x)
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive)
        log.numbers.append(box.center.x)
      }
    }
    let expected: CGFloat = position == .start ? 20 : position == .end ? 120 : 60
    #expect(close(log.numbers, [60, expected]) && log.entries == ["\(position)"])
  }

  @Test func isStoppedForGood() {
    let log = log { box, stage, log in
      box.backgroundColor = .black
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.backgroundColor = .white }
      animator.addCompletion { log.entries.append("\($0)") }
      stage.perform(at: 0.1) { animator.startAnimation() }
      stage.perform(at: 0.35) {
        animator.stopAnimation(true)
        #expect(animator.state == .inactive && box.layer.animationKeys() == nil)
        log.numbers = [box.backgroundColor?.cgColor.components?[0] ?? .nan]
      }
    }
    #expect(close(log.numbers, [0.25]) && log.entries.isEmpty)
  }

  @Test func mayStayWhereItArrives() {
    let log = log { box, stage, log in
      let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { box.center.x = 120 }
      animator.pausesOnCompletion = true
      animator.addCompletion { log.entries.append("\($0)") }
      stage.perform(at: 0.1) { animator.startAnimation() }
      stage.perform(at: 0.5) {
        #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
        animator.isReversed = true
        animator.startAnimation()
      }
      stage.perform(at: 0.6) { log.numbers.append(Self.x(box)) }
    }
    #expect(close(log.numbers, [70]) && log.entries.isEmpty)
  }

  /// Blocks and key frames in an animator's block are part of it.
  @Test func drivesBlocksInside() {
    let log = log { box, stage, log in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addAnimations {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 120 }
        } completion: {
          log.entries.append("\($0)")
        }
      }
      stage.perform(at: 0.1) { animator.fractionComplete = 0.75 }
      stage.perform(at: 0.2) {
        log.numbers.append(Self.x(box))
        animator.startAnimation()
      }
    }
    #expect(close(log.numbers, [70]) && log.entries == ["true"])
  }

  /// Views take touches while an animator moves them, unless it forbids that, and do again when it has ended.
  @Test func viewsMayBeDeaf() {
    final class Touched: UIView {
      var log = Log()
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.entries.append("touched") }
    }
    func touches(_ isUserInteractionEnabled: Bool) -> Int {
      let log = log { box, stage, log in
        let touched = Touched(frame: box.frame)
        touched.log = log
        box.superview?.addSubview(touched)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { touched.alpha = 0.5 }
        animator.isUserInteractionEnabled = isUserInteractionEnabled
        stage.perform(at: 0.1) { animator.startAnimation() }
        for time in [0.5, 1.5] { stage.tape.tap(touched, at: time) }
      }
      return log.entries.count
    }
    #expect(touches(true) == 2 && touches(false) == 1)
  }

  /// A scene goes on while an animator runs, and ends where one is held.
  @Test func scenesEndWhereItIsHeld() throws {
    func duration(_ body: @escaping @Sendable (UIViewPropertyAnimator) -> Void) throws -> Double {
      let scene = TestScene { view, stage in
        stage.perform(at: 0.2) {
          body(UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 120 })
        }
      }
      return try Playback(scene, settings: RenderSettings()).duration
    }
    let run = try duration { $0.startAnimation() }
    #expect(abs(run - 1.2) < 0.1)
    let held = try duration { $0.fractionComplete = 0.5 }
    #expect(abs(held - 0.2) < 0.1)
  }

  @Test func runsAtOnce() {
    let log = log { box, stage, log in
      stage.perform(at: 0.1) {
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: 0.4, delay: 0.1, options: .curveLinear
        ) {
          box.center.x = 120
        } completion: {
          log.entries.append("\($0)")
        }
        #expect(animator.isRunning && animator.delay == 0.1 && !animator.isUserInteractionEnabled)
      }
      stage.perform(at: 0.3) { log.numbers.append(Self.x(box)) }
    }
    #expect(close(log.numbers, [45]) && log.entries == ["end"])
  }

  @Test func stoppedAnimatorsHaveToBeFinished() {
    func error(_ body: @escaping @Sendable (UIViewPropertyAnimator) -> Void) -> String {
      let stage = play(0, fails: true) { view, _ in
        body(UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 })
      }
      return stage.error.map { "\($0)" } ?? ""
    }
    #expect(error { $0.finishAnimation(at: .end) } == "a property animator is finished that was not stopped")
    let started = error {
      $0.startAnimation()
      $0.stopAnimation(false)
      $0.startAnimation()
    }
    #expect(started == "a property animator is started after it was stopped: it has to be finished first")
  }
}
