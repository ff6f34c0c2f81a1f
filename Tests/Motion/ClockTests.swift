import SpringformMotion
import Testing

@Suite("Clock and display link")
struct ClockTests {
  @Test("A faster display's refreshes lie in the middles of equal parts of the shared time")
  func subticks() {
    let ticks = Clock(rate: 50).subticks(after: 3, share: 0.5, count: 5)
    #expect(ticks.map(\.index) == [4, 5, 6, 7, 8])
    for (tick, milliseconds) in zip(ticks, [61.0, 63, 65, 67, 69]) {
      #expect(abs(tick.time * 1000 - milliseconds) < 1e-9)
      #expect(abs(tick.duration - 0.002) < 1e-15)
    }
    #expect(Clock(rate: 50).subticks(after: 0, share: 1, count: 0).isEmpty)
  }

  @Test("Tick times are divisions, so the millionth has not drifted")
  func ticks() {
    let clock = Clock(rate: 60)
    #expect(clock.tick(0).time == 0)
    #expect(clock.tick(1_000_000).time == 1_000_000 / 60.0)
    #expect(clock.tick(7).duration == 1 / 60.0)
  }

  @Test(
    "The number of refreshes before a time",
    arguments: [(50.0, 4.0, 200), (50, 0, 0), (50, 0.001, 1), (30, 0.1, 3), (33.3, 1, 34), (50, 0.02, 1)])
  func tickCount(rate: Double, time: Double, count: Int) {
    #expect(Clock(rate: rate).tickCount(before: time) == count)
  }

  @Test("The refresh on screen at a time is the last one before it")
  func index() {
    let clock = Clock(rate: 50)
    for (time, index) in [(0.0, 0), (0.019, 0), (0.02, 1), (0.63, 31), (0.64, 32), (7.0, 350)] {
      #expect(clock.index(at: time) == index)
    }
  }

  @Test(
    "A link runs on every n-th refresh, n = max(1, round(1/(duration * rate)))",
    arguments: [
      (60.0, 0.0, 1), (60, 60, 1), (60, 30, 2), (60, 20, 3), (60, 25, 2), (60, 100, 1), (120, 60, 2), (60, 1, 60),
    ])
  func interval(refresh: Double, preferred: Double, expected: Int) {
    #expect(DisplayLink.interval(refreshDuration: 1 / refresh, preferredFramesPerSecond: preferred) == expected)
  }

  @Test("Callbacks carry the refresh's time and the next target; pauses skip, invalidation ends")
  func callbacks() {
    let clock = Clock(rate: 60)
    var seen: [Double] = []
    let link = DisplayLink { link in
      seen.append(link.timestamp)
      #expect((link.targetTimestamp - link.timestamp - 2 / 60.0).magnitude < 1e-12)
    }
    link.preferredFramesPerSecond = 30
    for index in 0..<4 { link.refresh(clock.tick(index)) }
    link.isPaused = true
    for index in 4..<7 { link.refresh(clock.tick(index)) }
    link.isPaused = false
    for index in 7..<9 { link.refresh(clock.tick(index)) }
    link.invalidate()
    link.refresh(clock.tick(9))
    #expect(seen == [0, 2, 7].map { Double($0) / 60 })
    #expect(!link.isValid)
  }

  @Test("Invalidation lets go of the callback")
  func release() {
    final class Target {}
    var target: Target? = Target()
    weak let observed = target
    let link = DisplayLink { [target] _ in _ = target }
    target = nil
    #expect(observed != nil)
    link.invalidate()
    #expect(observed == nil)
  }
}
