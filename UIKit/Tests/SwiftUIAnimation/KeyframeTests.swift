import CoreGraphics
import SwiftUIAnimation
import Testing

/// Key frames by hand.
@Suite struct KeyframeTests {
  private struct Values: Equatable {
    var scale = 1.0
    var angle = Angle.zero
    var offset = CGPoint.zero
  }

  @Test func linear() {
    let timeline = KeyframeTimeline(initialValue: 10.0) {
      LinearKeyframe(20.0, duration: 1)
      LinearKeyframe(0.0, duration: 2, timingCurve: .circularEaseOut)
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0) == 10)
    #expect(timeline.value(time: 0.5) == 15)
    // 0.4 of two seconds: 0.8 of the way.
    #expect(abs(timeline.value(time: 1.8) - 4) < 1e-9)
    #expect(timeline.value(time: 3) == 0)
    #expect(timeline.value(time: 9) == 0)
    #expect(timeline.value(time: -1) == 10)
    #expect(timeline.value(progress: 1 / 6.0) == 15)
  }

  /// 3 s² - 2 s³ where both velocities are none. A velocity v at the start adds d v s (1 - s)², one at the end takes
  /// away d v s² (1 - s): here 9 and -3.
  @Test func oneCubic() {
    let still = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(64.0, duration: 2) }
    #expect(still.value(time: 0.5) == 10)
    #expect(still.value(time: 1) == 32)
    let pushed = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(64.0, duration: 2, startVelocity: 32, endVelocity: -32)
    }
    #expect(pushed.value(time: 0.5) == 22)
  }

  /// Between cubics the velocity is (40 - 0) / (1 + 3) = 10: half-way that takes an eighth of
  /// the duration off the first one's 5, and adds it to the second one's 25.
  @Test func cubicsAreACatmullRomSpline() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10.0, duration: 1)
      CubicKeyframe(40.0, duration: 3)
    }
    #expect(timeline.value(time: 0.5) == 3.75)
    #expect(timeline.value(time: 1) == 10)
    #expect(timeline.value(time: 2.5) == 28.75)
    let step = 1e-6
    #expect(abs((timeline.value(time: 1) - timeline.value(time: 1 - step)) / step - 10) < 1e-3)
    #expect(abs((timeline.value(time: 1 + step) - timeline.value(time: 1)) / step - 10) < 1e-3)
  }

  @Test func aCubicGoesOnAsItsNeighbours() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 1)
      CubicKeyframe(20.0, duration: 1)
      LinearKeyframe(60.0, duration: 2)
    }
    // In at 10 a second, out at 20: 15 and an eighth of the difference.
    #expect(timeline.value(time: 1.5) == 13.75)
  }

  @Test func springs() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 1)
      SpringKeyframe(30.0, duration: 0.4, spring: spring)
      LinearKeyframe(0.0, duration: 1)
    }
    let value = { 10 + spring.value(target: 20.0, initialVelocity: 10, time: $0) }
    #expect(abs(timeline.value(time: 1.2) - value(0.2)) < 1e-9)
    // What follows begins where the spring is.
    #expect(abs(timeline.value(time: 1.9) - value(0.4) / 2) < 1e-9)
    let settling = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1.0, spring: spring) }
    #expect(abs(settling.duration - spring.settlingDuration) < 1e-9)
    #expect(settling.value(time: settling.duration) == 1)
    let pushed = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1.0, duration: 1, spring: spring, startVelocity: 4)
    }
    #expect(pushed.value(time: 0.1) == spring.value(target: 1, initialVelocity: 4, time: 0.1))
  }

  @Test func moves() {
    let timeline = KeyframeTimeline(initialValue: 5.0) {
      MoveKeyframe(0.0)
      LinearKeyframe(10.0, duration: 1)
      MoveKeyframe(100.0)
      LinearKeyframe(110.0, duration: 1)
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0) == 0)
    #expect(timeline.value(time: 0.5) == 5)
    #expect(timeline.value(time: 1.5) == 105)
  }

  @Test func tracks() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2.0, duration: 1)
        for step in 1...2 { LinearKeyframe(2.0 + Double(step), duration: 0.5) }
      }
      KeyframeTrack(\.angle) {
        if timelineTurns { LinearKeyframe(.degrees(90), duration: 1) } else { MoveKeyframe(.zero) }
      }
      KeyframeTrack(\.offset.x) { LinearKeyframe(8, duration: 4) }
    }
    #expect(timeline.duration == 4)
    let value = timeline.value(time: 1.5)
    #expect(value.scale == 3)
    #expect(abs(value.angle.degrees - 90) < 1e-9)
    #expect(value.offset == CGPoint(x: 3, y: 0))
    var other = Values(scale: 7, angle: .zero, offset: CGPoint(x: 1, y: 2))
    timeline.update(&other, progress: 0.25)
    #expect(other.offset == CGPoint(x: 2, y: 2))
  }

  private var timelineTurns: Bool { true }

  private struct Hop: KeyframeTrackContent {
    let height: Double
    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(height, duration: 1)
      LinearKeyframe(0.0, duration: 1)
    }
  }

  private struct Dance: Keyframes {
    var body: some Keyframes<Values> {
      KeyframeTrack(\Values.scale) { Hop(height: 4) }
      KeyframeTrack(\Values.offset.y) { LinearKeyframe(10, duration: 3) }
    }
  }

  @Test func contentOfOnesOwn() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      Hop(height: 10)
      Hop(height: 20)
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 2.5) == 10)
    let dance = KeyframeTimeline(initialValue: Values()) { Dance() }
    #expect(dance.duration == 3)
    #expect(dance.value(time: 1.5).scale == 2)
    #expect(dance.value(time: 1.5).offset.y == 5)
  }
}
