import SpringformMotion
import Testing

@Suite("Spring")
struct SpringTests {
  /// UIKit's own frequencies for (duration, damping ratio, velocity).
  @Test(
    "A duration spring has UIKit's angular frequency",
    arguments: [
      (1.0, 0.5, 0.0, 12.716_898_3), (1, 0.8, 0, 8.994_296_66), (0.5, 0.7, 0, 19.679_292_9), (1, 1, 0, 9.233_413_7),
      (1, 1.5, 0, 9.233_413_7), (1, 0.5, 5, 8.776_386_09), (1, 0.5, -5, 13.806_534_2), (1, 0.5, 20, 13.963_092_7),
      (1, 0.01, 0, 230.263_523), (1, 0.5, 0.9, 12.403_304_0), (1, 0.8, 2, 8.562_722_84),
    ])
  func durationFrequency(duration: Double, ratio: Double, velocity: Double, expected: Double) {
    let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    #expect((spring.angularFrequency / expected - 1).magnitude < 1e-6)
    #expect((spring.dampingRatio - min(ratio, 1)).magnitude < 1e-12)
    #expect(spring.mass == 1)
  }

  @Test("UIKit's clamps: duration to 0.01...10 s, damping ratio to at most 1")
  func clamps() {
    #expect(Spring(duration: 0, dampingRatio: 0.5) == Spring(duration: 0.01, dampingRatio: 0.5))
    #expect(Spring(duration: 60, dampingRatio: 0.5) == Spring(duration: 10, dampingRatio: 0.5))
    #expect(Spring(duration: 1, dampingRatio: 7) == Spring(duration: 1, dampingRatio: 1))
  }

  @Test(
    "Where Newton's steps find no root the answer is the envelope's ln 1000 / (z T)",
    arguments: [(1.0, 0.000_1, 0.0, 0.001), (1, 0.001, 0, 0.001), (1, 1, 5, 1), (2, 0, 0, 0.001)])
  func noRoot(duration: Double, ratio: Double, velocity: Double, usedRatio: Double) {
    let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    #expect((spring.angularFrequency * usedRatio * duration - 6.907_755_278_982_137).magnitude < 1e-9)
  }

  @Test(
    "Settling durations are Core Animation's",
    arguments: [
      (1.0, 100.0, 10.0, 0.0, 1.472_700_334_678_092_7), (1, 100, 20, 0, 1.0), (1, 100, 25, 15, 0.9),
      (2, 300, 5, 0, 5.604_339_474_241_637),
    ])
  func settling(mass: Double, stiffness: Double, damping: Double, velocity: Double, expected: Double) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    #expect((spring.settlingDuration - expected).magnitude < 1e-12)
  }

  @Test("A spring without damping never settles; a slow one settles where its motion says")
  func settlingExtremes() {
    #expect(Spring(stiffness: 100, damping: 0).settlingDuration == .infinity)
    for (damping, velocity) in [(60.0, 0.0), (60, 30), (200, -4), (20, 40)] {
      let spring = Spring(
        stiffness: 100, damping: damping, initialVelocity: velocity, allowsOverdamping: true)
      let end = spring.settlingDuration
      #expect((end * 10).rounded() / 10 == end)
      #expect((1 - spring.value(at: end)).magnitude < 0.001)
      #expect(stride(from: end, to: end + 20, by: 0.01).allSatisfy { (1 - spring.value(at: $0)).magnitude < 0.001 })
      #expect(stride(from: end - 0.1, to: end, by: 0.001).contains { (1 - spring.value(at: $0)).magnitude >= 0.001 })
    }
  }

  @Test("Perceptual springs: k = (2 pi / d)², z = 1 - b, and 1/(1+b) below 0")
  func perceptual() {
    let bouncy = Spring(duration: 0.5, bounce: 0.3)
    #expect((bouncy.stiffness - 157.913_670_417_429_73).magnitude < 1e-9)
    #expect((bouncy.damping - 17.592_918_860_102_84).magnitude < 1e-9)
    #expect((bouncy.bounce - 0.3).magnitude < 1e-12)
    #expect((bouncy.response - 0.5).magnitude < 1e-12)
    let flat = Spring(duration: 0.5, bounce: -0.5)
    #expect((flat.dampingRatio - 2).magnitude < 1e-12)
    #expect((flat.bounce + 0.5).magnitude < 1e-12)
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring(response: 0.5, dampingRatio: 0.7) == Spring(duration: 0.5, bounce: 0.3))
  }

  /// The value solves m x'' = k (1 - x) - c x', checked by finite differences.
  @Test(
    "Motion solves the spring's equation from rest position and initial velocity",
    arguments: [
      Spring(), Spring(mass: 2, stiffness: 300, damping: 5, initialVelocity: 3),
      Spring(stiffness: 100, damping: 20, initialVelocity: -2),
      Spring(stiffness: 100, damping: 50, initialVelocity: 4, allowsOverdamping: true),
      Spring(duration: 1, dampingRatio: 0.5, initialVelocity: 0.9), Spring(duration: 0.7, bounce: -0.4),
    ])
  func equationOfMotion(spring: Spring) {
    #expect(spring.value(at: 0) == 0)
    #expect(spring.velocity(at: 0) == spring.initialVelocity)
    let h = 1e-4
    for time in stride(from: 0.01, through: 1.2, by: 0.07) {
      let (before, now, after) = (spring.value(at: time - h), spring.value(at: time), spring.value(at: time + h))
      let slope = (after - before) / (2 * h)
      let acceleration = (after - 2 * now + before) / (h * h)
      #expect((slope - spring.velocity(at: time)).magnitude < 1e-4)
      let force = spring.stiffness * (1 - now) - spring.damping * spring.velocity(at: time)
      #expect((spring.mass * acceleration - force).magnitude < 1e-2)
    }
    #expect((spring.value(at: 60) - 1).magnitude < 1e-6)
  }

  @Test("Above critical damping a spring runs as critical unless it may creep")
  func overdamping() {
    let strict = Spring(stiffness: 100, damping: 50)
    let critical = Spring(stiffness: 100, damping: 20)
    let creeping = Spring(stiffness: 100, damping: 50, allowsOverdamping: true)
    #expect((strict.value(at: 0.3) - critical.value(at: 0.3)).magnitude < 1e-12)
    // 1 - (f e^(-s t) - s e^(-f t)) / (f - s) with the rates s, f = 25 ∓ sqrt(525), at t = 0.3.
    #expect((creeping.value(at: 0.3) - 0.440_995_908_241_609_95).magnitude < 1e-12)
  }

  @Test("No number makes a spring that is not finite")
  func odd() {
    for value in [Double.nan, .infinity, -.infinity, -1, 0, 1e300] {
      for spring in [
        Spring(mass: value, stiffness: value, damping: value, initialVelocity: value),
        Spring(duration: value, dampingRatio: value, initialVelocity: value),
        Spring(response: value, dampingRatio: value, initialVelocity: value),
        Spring(duration: value, bounce: value, initialVelocity: value),
      ] {
        #expect(spring.value(at: 0.5).isFinite)
        #expect(spring.velocity(at: 0.5).isFinite)
        #expect(!spring.settlingDuration.isNaN)
      }
    }
  }

  // UIKit's description of a spring that was described otherwise leads back to it.
  @Test(arguments: [(0.4, 0.5, 0.0), (1, 0.8, 2), (0.618, 1, 0), (2, 0.1, -3), (0.02, 0.9, 10)])
  func haveASettlingForm(duration: Double, ratio: Double, velocity: Double) throws {
    let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    let physical = Spring(
      mass: 1, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: spring.initialVelocity)
    let form = try #require(physical.settlingForm)
    #expect(abs(form.duration / duration - 1) < 1e-3)
    #expect(abs(form.dampingRatio / ratio - 1) < 1e-9)
  }

  @Test func haveNoSettlingFormWhereUIKitHasNone() {
    #expect(Spring(response: 0.5, dampingRatio: 2).settlingForm == nil)
    #expect(Spring(response: 0.5, dampingRatio: 0).settlingForm == nil)
    #expect(Spring(response: 90, dampingRatio: 0.5).settlingForm == nil)
  }
}
