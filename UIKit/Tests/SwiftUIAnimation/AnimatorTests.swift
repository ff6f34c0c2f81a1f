import CoreGraphics
import SwiftUIAnimation
import Testing

/// Changes while animations run, by the rules of `CustomAnimation.shouldMerge`.
@Suite struct AnimatorTests {
  private let spring = Spring(duration: 0.5, bounce: 0.3)

  private func slope<Value: VectorArithmetic>(_ animator: Animator<Value>, at time: Double, step: Double) -> Value {
    (animator.presented(at: time + step) - animator.presented(at: time)).scaled(by: 1 / step)
  }

  @Test func withoutAnimationItIsThere() {
    let animator = Animator(1.0)
    animator.set(5, transaction: Transaction(), at: 0)
    #expect(animator.presented(at: 0) == 5)
    #expect(!animator.isAnimating)
  }

  @Test func timeZeroIsWhenItWasSet() {
    let animator = Animator(10.0)
    animator.set(20, transaction: Transaction(animation: .linear(duration: 1)), at: 3)
    #expect(animator.isAnimating)
    #expect(animator.target == 20)
    #expect(animator.presented(at: 3) == 10)
    #expect(animator.advance(to: 3.25) == 12.5)
    #expect(animator.advance(to: 4) == 20)
    #expect(!animator.isAnimating)
    // The same target again is no change.
    animator.set(20, transaction: Transaction(animation: .linear), at: 5)
    #expect(!animator.isAnimating)
  }

  @Test func aSpringTakesOverValueAndVelocity() {
    let animator = Animator(0.0)
    animator.set(100, transaction: Transaction(animation: .bouncy), at: 0)
    let (value, velocity) = (spring.value(target: 100.0, time: 0.15), spring.velocity(target: 100.0, time: 0.15))
    animator.set(-50, transaction: Transaction(animation: .smooth), at: 0.15)
    #expect(abs(animator.presented(at: 0.15) - value) < 1e-9)
    #expect(abs(slope(animator, at: 0.15, step: 1e-7) - velocity) < 1e-2)
    let next = Spring(duration: 0.5).value(target: -50 - value, initialVelocity: velocity, time: 0.2)
    #expect(abs(animator.advance(to: 0.35) - (value + next)) < 1e-9)
    #expect(animator.advance(to: 3) == -50)
  }

  @Test func aSpringTakesOverACurvesPlace() {
    let animator = Animator(0.0)
    animator.set(100, transaction: Transaction(animation: .linear(duration: 1)), at: 0)
    animator.set(0, transaction: Transaction(animation: .smooth), at: 0.5)
    #expect(abs(animator.presented(at: 0.5) - 50) < 1e-9)
    let expected = 50 - Spring(duration: 0.5).value(target: 50.0, time: 0.1)
    #expect(abs(animator.presented(at: 0.6) - expected) < 1e-9)
    #expect(animator.advance(to: 5) == 0)
  }

  /// Responses blend from 1 to 0.15 seconds by 3 s² - 2 s³ within a quarter of a second: slower than without.
  @Test func responsesBlend() {
    func value(_ blendDuration: Double, rate: Int) -> Double {
      let animator = Animator(0.0)
      animator.set(100, transaction: Transaction(animation: .spring(duration: 1)), at: 0)
      animator.set(
        200, transaction: Transaction(animation: .spring(duration: 0.15, blendDuration: blendDuration)), at: 0.1)
      for index in 1..<rate / 10 { animator.advance(to: 0.1 + Double(index) / Double(rate)) }
      return animator.advance(to: 0.2)
    }
    #expect(value(0.25, rate: 60) < value(0, rate: 60) - 10)
    #expect(abs(value(0.25, rate: 60) - value(0.25, rate: 1000)) < 1e-9)
  }

  /// After half a second the first is at 50. The second leads from wherever the first is to 0: at 0.75 s from 75, by a
  /// half.
  @Test func curvesAreLaidOverEachOther() {
    let animator = Animator(0.0)
    animator.set(100, transaction: Transaction(animation: .linear(duration: 1)), at: 0)
    animator.set(0, transaction: Transaction(animation: .linear(duration: 0.5)), at: 0.5)
    #expect(animator.advance(to: 0.5) == 50)
    #expect(animator.advance(to: 0.75) == 37.5)
    #expect(animator.advance(to: 1) == 0)
    #expect(!animator.isAnimating)
  }

  @Test func aLayerThatOutlivesTheFirstGoesOnFromItsTarget() {
    let animator = Animator(0.0)
    animator.set(100, transaction: Transaction(animation: .linear(duration: 1)), at: 0)
    animator.set(200, transaction: Transaction(animation: .linear(duration: 2)), at: 0.5)
    animator.set(300, transaction: Transaction(animation: .linear(duration: 2)), at: 1)
    // The first is over: the second is at 100 + 100 / 2, the third leads from there, by a quarter of 150.
    #expect(animator.advance(to: 1.5) == 187.5)
    #expect(animator.advance(to: 2.75) == 287.5)
    #expect(animator.advance(to: 3) == 300)
  }

  @Test func interpolatingSpringsKeepVelocityByLayers() {
    let animator = Animator(0.0)
    let animation = Animation.interpolatingSpring(stiffness: 100, damping: 10)
    animator.set(100, transaction: Transaction(animation: animation), at: 0)
    let (value, velocity) = (animator.presented(at: 0.2), slope(animator, at: 0.2 - 1e-7, step: 1e-7))
    animator.set(0, transaction: Transaction(animation: animation), at: 0.2)
    #expect(abs(animator.presented(at: 0.2) - value) < 1e-9)
    #expect(abs(slope(animator, at: 0.2, step: 1e-7) - velocity) < 1e-2)
  }

  @Test func whatRepeatsForEverEndsUnderAnotherAnimation() {
    let animator = Animator(0.0)
    animator.set(10, transaction: Transaction(animation: .linear(duration: 1).repeatForever()), at: 0)
    #expect(animator.advance(to: 10.5) == 5)
    #expect(animator.isAnimating)
    animator.set(0, transaction: Transaction(animation: .linear(duration: 1)), at: 10.5)
    #expect(animator.advance(to: 10.5) == 5)
    #expect(animator.advance(to: 11.5) == 0)
    #expect(!animator.isAnimating)
  }

  @Test func changesWithoutAnimationMoveWhatRuns() {
    let animator = Animator(0.0)
    animator.set(10, transaction: Transaction(animation: .linear(duration: 1)), at: 0)
    animator.set(110, transaction: Transaction(), at: 0.5)
    #expect(animator.advance(to: 0.5) == 105)
    #expect(animator.advance(to: 1) == 110)
  }

  @Test func ofTwoChangesAtOneTimeTheLaterAnimationCounts() {
    let animator = Animator(0.0)
    animator.set(10, transaction: Transaction(animation: .linear(duration: 10)), at: 1)
    animator.set(20, transaction: Transaction(animation: .linear(duration: 1)), at: 1)
    #expect(animator.advance(to: 1.5) == 10)
    #expect(animator.advance(to: 2) == 20)
  }

  @Test func whatFollowsAFingerHandsItsVelocityToASpring() {
    let animator = Animator(0.0)
    var following = Transaction()
    following.tracksVelocity = true
    for index in 1...10 { animator.set(Double(index) * 5, transaction: following, at: Double(index) / 100) }
    #expect(animator.presented(at: 0.1) == 50)
    #expect(!animator.isAnimating)
    animator.set(0, transaction: Transaction(animation: .smooth), at: 0.1)
    #expect(abs(animator.presented(at: 0.1) - 50) < 1e-9)
    #expect(abs(slope(animator, at: 0.1, step: 1e-7) - 500) < 0.1)
    // After 10 ms without a change 0.998 to the tenth of it is left.
    animator.stop()
    for index in 1...10 { animator.set(Double(index) * 5, transaction: following, at: 1 + Double(index) / 100) }
    animator.set(0, transaction: Transaction(animation: .smooth), at: 1.11)
    #expect(abs(slope(animator, at: 1.11, step: 1e-7) - 500 * pow(0.998, 10)) < 0.1)
  }

  @Test func whatIsNotFiniteJumps() {
    let animator = Animator(0.0)
    animator.set(.infinity, transaction: Transaction(animation: .smooth), at: 0)
    #expect(animator.presented(at: 0) == .infinity)
    animator.set(1, transaction: Transaction(animation: .smooth), at: 1)
    #expect(animator.advance(to: 1.1) == 1)
    #expect(!animator.isAnimating)
  }

  @Test func theSameAtAnyFrameRate() {
    func end(rate: Int) -> Double {
      let animator = Animator(0.0)
      var (value, next) = (0.0, 0)
      let changes = [
        (0.0, 100.0, Animation.bouncy), (0.3, 20, .interactiveSpring), (0.5, 60, .easeInOut), (0.7, 0, .snappy),
      ]
      for index in 0...rate {
        let time = Double(index) / Double(rate)
        while next < changes.count, changes[next].0 <= time {
          animator.set(changes[next].1, transaction: Transaction(animation: changes[next].2), at: changes[next].0)
          next += 1
        }
        value = animator.advance(to: time)
      }
      return value
    }
    #expect(abs(end(rate: 20) - end(rate: 120)) < 1e-9)
  }
}
