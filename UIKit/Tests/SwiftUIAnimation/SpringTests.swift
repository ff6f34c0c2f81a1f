import CoreGraphics
import SwiftUIAnimation
import Testing

/// Springs against their closed forms, and against the figures in Apple's documentation of `Spring`.
@Suite struct SpringTests {
  @Test func descriptionsAreConverted() {
    let bouncy = Spring(duration: 0.5, bounce: 0.3)
    #expect(bouncy.mass == 1)
    #expect(abs(bouncy.stiffness - 157.9) < 0.05)
    #expect(abs(bouncy.damping - 17.6) < 0.05)
    let physical = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(physical.duration - 0.63) < 0.005)
    #expect(abs(physical.bounce - 0.5) < 1e-12)
    #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
    #expect(Spring() == .smooth)
    #expect(abs(Spring.snappy(extraBounce: 0.1).bounce - 0.25) < 1e-12)
    #expect(abs(Spring.bouncy(duration: 0.8).duration - 0.8) < 1e-12)
  }

  @Test func moreThanCriticalDampingHasToBeAllowed() {
    #expect(abs(Spring(stiffness: 100, damping: 40).dampingRatio - 1) < 1e-12)
    #expect(abs(Spring(stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio - 2) < 1e-12)
  }

  /// 1 - (1 + w t) exp(-w t)
  @Test func criticalValues() {
    let w = 2 * Double.pi / 0.5
    for time in [0.05, 0.1, 0.25, 0.5, 1] {
      let value = Spring(duration: 0.5).value(target: 1.0, time: time)
      #expect(abs(value - (1 - (1 + w * time) * exp(-w * time))) < 1e-12)
    }
    // The envelope after one duration is known by heart: (1 + 2 pi) exp(-2 pi) = 0.0136.
    #expect(abs(Spring(duration: 0.5).value(target: 1.0, time: 0.5) - 0.9864) < 5e-5)
  }

  /// 1 - exp(-z w t) (cos(d t) + z w / d sin(d t)), with d = w sqrt(1 - z²)
  @Test func bouncyValues() {
    let (w, z) = (2 * Double.pi / 0.5, 0.7)
    let d = w * (1 - z * z).squareRoot()
    for time in [0.05, 0.1, 0.25, 0.5, 1] {
      let value = Spring(duration: 0.5, bounce: 0.3).value(target: 1.0, time: time)
      #expect(abs(value - (1 - exp(-z * w * time) * (cos(d * time) + z * w / d * sin(d * time)))) < 1e-12)
    }
  }

  @Test(arguments: [-0.5, 0, 0.3, 1])
  func velocityIsTheSlopeAndForceTheAcceleration(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    let start = AnimatablePair(3.0, -40.0)
    let target = AnimatablePair(10.0, 5.0)
    let step = 1e-5
    for time in [0.1, 0.3, 0.7] {
      func value(_ time: Double) -> AnimatablePair<Double, Double> {
        spring.value(target: target, initialVelocity: start, time: time)
      }
      func velocity(_ time: Double) -> AnimatablePair<Double, Double> {
        spring.velocity(target: target, initialVelocity: start, time: time)
      }
      let slope = (value(time + step) - value(time - step)).scaled(by: 1 / (2 * step))
      #expect((slope - velocity(time)).magnitudeSquared < 1e-8)
      let acceleration = (velocity(time + step) - velocity(time - step)).scaled(by: 1 / (2 * step))
      let force = spring.force(target: target, position: value(time), velocity: velocity(time))
      #expect((acceleration - force).magnitudeSquared < 1e-4)
    }
    #expect((spring.velocity(target: target, initialVelocity: start, time: 0) - start).magnitudeSquared < 1e-18)
  }

  @Test func manyUpdatesAreOne() {
    let spring = Spring(duration: 0.4, bounce: 0.2)
    var (value, velocity) = (2.0, 30.0)
    for _ in 0..<25 { spring.update(value: &value, velocity: &velocity, target: 12, deltaTime: 0.01) }
    #expect(abs(value - (2 + spring.value(target: 10, initialVelocity: 30, time: 0.25))) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 10, initialVelocity: 30, time: 0.25)) < 1e-8)
  }

  @Test func fromOneValueToAnother() {
    let spring = Spring(duration: 0.5)
    let fraction = spring.value(target: 1.0, time: 0.2)
    let (start, end) = (CGPoint(x: 10, y: 20), CGPoint(x: 110, y: -20))
    let value = spring.value(fromValue: start, toValue: end, initialVelocity: .zero, time: 0.2)
    #expect(abs(value.x - (10 + 100 * fraction)) < 1e-9)
    #expect(abs(value.y - (20 - 40 * fraction)) < 1e-9)
    let velocity = spring.velocity(fromValue: start, toValue: end, initialVelocity: .zero, time: 0.2)
    #expect(abs(velocity.x + 2.5 * velocity.y) < 1e-9)
    let force = spring.force(fromValue: start, toValue: end, position: start, velocity: .zero)
    #expect(abs(force.x - 100 * spring.stiffness) < 1e-9)
  }

  /// With damping, the envelope is exp(-z w t) sqrt(…), which the sum of both amplitudes bounds.
  @Test func settling() {
    let (w, z) = (2 * Double.pi / 0.5, 0.7)
    let expected = log((1 + z / (1 - z * z).squareRoot()) / 0.001) / (z * w)
    #expect(abs(Spring(duration: 0.5, bounce: 0.3).settlingDuration - expected) < 1e-9)
    // (1 + x) exp(-x) falls below 0.001 at x = 9.233, that is 0.735 s for half a second.
    #expect(abs(Spring(duration: 0.5).settlingDuration - 0.8) < 1e-12)
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    #expect(Spring(duration: 0.5).settlingDuration(target: 0.0, epsilon: 0.001) == 0)
    let wide = Spring(duration: 0.5, bounce: 0.3).settlingDuration(target: 100.0, epsilon: 0.1)
    #expect(abs(wide - expected) < 1e-9)
  }

  @Test(arguments: [0.2, 0.7, 1])
  func aSettlingDurationMakesASpring(dampingRatio: Double) {
    let spring = Spring(settlingDuration: 2, dampingRatio: dampingRatio)
    #expect(abs(spring.dampingRatio - dampingRatio) < 1e-9)
    let (w, z) = (2 * Double.pi / spring.response, dampingRatio)
    let left = z < 1 ? z / (1 - z * z).squareRoot() * exp(-z * w * 2) : (1 + 2 * w) * exp(-2 * w)
    #expect(abs(left - 0.001) < 1e-9)
  }
}
