import SpringformMotion
import Testing

@Suite("Scroll physics")
struct ScrollTests {
  @Test(
    "The rubber band's law, for a view 960 points long", arguments: [(100.0, 52.02), (400, 178.98), (-100, -52.02)])
  func rubberBand(pull: Double, offset: Double) {
    #expect((RubberBand.offset(forPull: pull, dimension: 960) - offset).magnitude < 0.005)
    let back = RubberBand.pull(forOffset: RubberBand.offset(forPull: pull, dimension: 960), dimension: 960)
    #expect((back - pull).magnitude < 1e-9)
    #expect(RubberBand.offset(forPull: 1e9, dimension: 960) <= 960)
    #expect(RubberBand.offset(forPull: 5, dimension: 0) == 0)
  }

  @Test("Inside its range content decelerates by 0.998 each millisecond")
  func deceleration() {
    let motion = ScrollMotion(from: 100, velocity: 1000, in: 0...5000)
    // v = v0 r^(1000 t); the way is its integral.
    #expect((motion.restingPosition - (100 + 1000 / 2.002_002_670_673_4)).magnitude < 1e-6)
    let h = 1e-5
    for time in [0.1, 0.5, 1] {
      let velocity = (motion.position(at: time + h) - motion.position(at: time - h)) / (2 * h)
      var expected = 1000.0
      for _ in 0..<Int(time * 1000) { expected *= 0.998 }
      #expect((velocity / expected - 1).magnitude < 1e-5)
    }
    #expect((motion.position(at: motion.duration - 1e-6) - motion.restingPosition).magnitude < 0.501)
    #expect(ScrollMotion(from: 0, velocity: 1000, in: -9...9000, decelerationRate: .fast).restingPosition < 100)
  }

  @Test(
    "Any rate will do: the way is the velocity by its negative logarithm",
    arguments: [(0.9, 9.491221581030), (0.995, 199.4995822884)])
  func rates(share: Double, way: Double) {
    let motion = ScrollMotion(from: 0, velocity: 1000, in: -9...9000, velocityKeptPerMillisecond: share)
    #expect((motion.restingPosition - way).magnitude < 1e-9)
    #expect(ScrollMotion(from: 0, velocity: 1, in: -9...9, velocityKeptPerMillisecond: 2).restingPosition == 9)
  }

  @Test("Beyond an end it springs back; faster than the end it bounces, without a jump")
  func bounce() {
    let back = ScrollMotion(from: -60, velocity: 0, in: 0...100)
    #expect(back.position(at: 0) == -60 && back.restingPosition == 0)
    // Critically damped with 10 rad/s: -60 (1 + 10 t) e^(-10 t).
    #expect((back.position(at: 0.1) + 60 * 2 * 0.367_879_441_171_442_3).magnitude < 1e-9)
    let over = ScrollMotion(from: 50, velocity: 2000, in: 0...100)
    #expect(over.restingPosition == 100)
    let positions = (0...1000).map { over.position(at: Double($0) / 1000) }
    #expect((positions.max() ?? 0) > 130)
    for (a, b) in zip(positions, positions.dropFirst()) { #expect((b - a).magnitude < 2.1) }
    #expect((positions.last ?? 0) == 100)
    let up = ScrollMotion(from: 50, velocity: -2000, in: 0...100)
    #expect(up.restingPosition == 0)
  }

  @Test("Odd numbers end at once")
  func odd() {
    for value in [Double.nan, .infinity, 1e300] {
      let motion = ScrollMotion(from: 0, velocity: value, in: 0...10)
      #expect(!motion.duration.isNaN && motion.duration < 10)
    }
  }
}
