import CoreGraphics
import SwiftUIAnimation
import Testing

/// Every animation against its formula.
@Suite struct AnimationTests {
  /// Values of a way of one at several times, each asked in order; `nil` when it is over.
  private func values(_ animation: Animation, at times: [Double], release: Int = 18) -> [Double?] {
    var context = AnimationContext<Double>(deployment: Deployment(release: release))
    return times.map { animation.animate(value: 1, time: $0, context: &context) }
  }

  private func value(_ animation: Animation, at time: Double, release: Int = 18) -> Double {
    values(animation, at: [time], release: release)[0] ?? .nan
  }

  /// When it looks complete, to a thousandth of a second.
  private func logicalCompletion(_ animation: Animation) -> Double {
    var context = AnimationContext<Double>()
    for step in 0...5000 {
      let result = animation.animate(value: 1, time: Double(step) / 1000, context: &context)
      if result == nil || context.isLogicallyComplete { return Double(step) / 1000 }
    }
    return .infinity
  }

  @Test func curvesTakeAThirdOfASecond() {
    for (animation, curve) in [
      (Animation.linear, UnitCurve.linear), (.easeIn, .easeIn), (.easeOut, .easeOut), (.easeInOut, .easeInOut),
    ] {
      for fraction in [0.25, 0.5, 0.75] {
        #expect(abs(value(animation, at: 0.35 * fraction) - curve.value(at: fraction)) < 1e-9)
      }
      #expect(values(animation, at: [0, 0.35]) == [0, nil])
    }
    #expect(abs(value(.timingCurve(0.42, 0, 1, 1, duration: 2), at: 1.315) - 0.5) < 1e-9)
    #expect(Animation.timingCurve(.easeIn, duration: 1) == .easeIn(duration: 1))
    #expect(value(.linear(duration: 4), at: 1) == 0.25)
    #expect(values(.linear(duration: 0), at: [0]) == [nil])
  }

  @Test func springsAreSolved() {
    for (animation, duration, bounce) in [
      (Animation.smooth, 0.5, 0), (.snappy, 0.5, 0.15), (.bouncy, 0.5, 0.3),
      (.bouncy(duration: 1, extraBounce: 0.1), 1, 0.4),
      (.spring(duration: 0.8, bounce: -0.2), 0.8, -0.2), (.interactiveSpring, 0.15, 0.15),
      (.interpolatingSpring, 0.5, 0), (.interpolatingSpring(duration: 0.7, bounce: 0.2), 0.7, 0.2),
      (.spring(Spring(duration: 0.3, bounce: 0.1)), 0.3, 0.1),
    ] {
      let spring = Spring(duration: duration, bounce: bounce)
      for fraction in [0.25, 0.5, 0.75] {
        let expected = spring.value(target: 1.0, time: duration * fraction)
        #expect(abs(value(animation, at: duration * fraction) - expected) < 1e-9)
      }
    }
    let old = Spring(response: 0.4, dampingRatio: 0.6)
    let named = value(.spring(response: 0.4, dampingFraction: 0.6), at: 0.1)
    #expect(abs(named - old.value(target: 1.0, time: 0.1)) < 1e-12)
    #expect(Animation.interactiveSpring(response: 0.15, dampingFraction: 0.86) != .interactiveSpring)
    #expect(Animation.spring(response: 0.5, dampingFraction: 1) == .smooth)
  }

  /// 1 - exp(-5 t) (cos(d t) + (5 - 3) / d sin(d t)), d = sqrt(75), for a velocity of three distances a second.
  @Test func interpolatingSpringsHaveAVelocity() {
    let d = 75.0.squareRoot()
    let animation = Animation.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 3)
    let expected = 1 - exp(-1) * (cos(d * 0.2) + 2 / d * sin(d * 0.2))
    #expect(abs(value(animation, at: 0.2) - expected) < 1e-12)
    // More than critical damping counts as critical.
    let stiff = Animation.interpolatingSpring(stiffness: 100, damping: 50)
    #expect(abs(value(stiff, at: 0.1) - (1 - 2 * exp(-1))) < 1e-12)
  }

  @Test func defaultsFollowTheRelease() {
    let smooth = value(.smooth, at: 0.1)
    #expect(value(.default, at: 0.1) == smooth)
    #expect(value(.spring(), at: 0.1) == smooth)
    #expect(value(.spring, at: 0.1) == smooth)
    #expect(value(.default, at: 0.1, release: 16) == value(.easeInOut, at: 0.1))
    let older = Spring(response: 0.55, dampingRatio: 0.825)
    #expect(value(.spring(), at: 0.1, release: 15) == older.value(target: 1.0, time: 0.1))
    let half = Spring(response: 0.55, dampingRatio: 0.5)
    #expect(value(.spring(dampingFraction: 0.5), at: 0.1, release: 15) == half.value(target: 1.0, time: 0.1))
    // What says its figures is the same in all.
    #expect(value(.bouncy, at: 0.1, release: 13) == value(.bouncy, at: 0.1))
    #expect(Deployment(release: 3).release == 13)
  }

  @Test func delayAndSpeed() {
    let later = Animation.linear(duration: 1).delay(0.5)
    #expect(values(later, at: [0.25, 0.5, 0.75, 1.5]) == [0, 0, 0.25, nil])
    #expect(values(.linear(duration: 1).speed(2), at: [0.25, 0.5]) == [0.5, nil])
    // The order counts: twice as fast, the delay is half as long.
    #expect(values(later.speed(2), at: [0.25, 0.5, 0.75]) == [0, 0.5, nil])
    #expect(values(.linear(duration: 1).speed(2).delay(0.5), at: [0.5, 0.75, 1]) == [0, 0.5, nil])
  }

  @Test func repeats() {
    let thrice = Animation.linear(duration: 1).repeatCount(3)
    #expect(values(thrice, at: [0.25, 1.25, 2.25, 2.75, 3]) == [0.25, 0.75, 0.25, 0.75, nil])
    // An even number of turns is back, and the value jumps.
    #expect(values(.linear(duration: 1).repeatCount(2), at: [0.5, 1.75, 2]) == [0.5, 0.25, nil])
    #expect(values(.linear(duration: 1).repeatCount(2, autoreverses: false), at: [0.5, 1.75, 2]) == [0.5, 0.75, nil])
    let forever = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    #expect(values(forever, at: [0.25, 1.5, 1000.25]) == [0.25, 0.5, 0.25])
    #expect(values(.linear(duration: 0).repeatForever(), at: [0, 1]) == [nil, nil])
    // A delay within is part of each turn, one without comes once.
    let within = Animation.linear(duration: 1).delay(1).repeatForever(autoreverses: false)
    #expect(values(within, at: [0.5, 1.5, 2.5, 3.5]) == [0, 0.5, 0, 0.5])
    let without = Animation.linear(duration: 1).repeatForever(autoreverses: false).delay(1)
    #expect(values(without, at: [0.5, 1.5, 2.5]) == [0, 0.5, 0.5])
  }

  @Test func turnsAreAsLongAtAnyFrameRate() {
    for animation in [Animation.easeInOut(duration: 0.35), .bouncy, .spring(response: 0.3, dampingFraction: 0.5)] {
      let repeated = animation.repeatForever()
      let fine = values(repeated, at: (0...600).map { Double($0) / 60 })
      let coarse = values(repeated, at: (0...100).map { Double($0) / 10 })
      for index in 0...100 {
        #expect(abs((fine[index * 6] ?? .nan) - (coarse[index] ?? .nan)) < 1e-6)
      }
    }
  }

  @Test func logicalCompletions() {
    #expect(logicalCompletion(.easeIn(duration: 0.4)) == 0.4)
    #expect(logicalCompletion(.smooth) == 0.5)
    #expect(logicalCompletion(.bouncy(duration: 0.8)) == 0.8)
    #expect(logicalCompletion(.interpolatingSpring(stiffness: 4 * .pi * .pi, damping: 2)) == 1)
    #expect(logicalCompletion(.linear(duration: 2).logicallyComplete(after: 0.3)) == 0.3)
    #expect(logicalCompletion(.smooth.speed(2)) == 0.25)
    #expect(logicalCompletion(.linear(duration: 1).repeatCount(3)) == 3)
    #expect(logicalCompletion(.linear(duration: 1).repeatForever()) == .infinity)
  }

  @Test func springsEndNearTheirTarget() {
    for animation in [Animation.smooth, .bouncy, .interactiveSpring, .spring(response: 1, dampingFraction: 0.2)] {
      var context = AnimationContext<Double>()
      var (last, time) = (0.0, 0.0)
      while let value = animation.animate(value: 100, time: time, context: &context) {
        (last, time) = (value, time + 0.01)
      }
      #expect(abs(last - 100) < 1)
      #expect(time > 0.15 && time < 20)
    }
  }

  @Test func equality() {
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeIn.delay(1) != .easeIn.delay(2))
    #expect(Animation.easeIn.delay(1).hashValue == Animation.easeIn.delay(1).hashValue)
    #expect(Animation.easeIn.repeatForever() != .easeIn)
  }
}
