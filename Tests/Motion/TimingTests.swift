import SpringformMotion
import Testing

@Suite("Timing")
struct TimingTests {
  /// (parent time, elapsed or nil) for a timing of 2 s.
  @Test("Boundaries: an interior one starts the next cycle, the final one is the end")
  func boundaries() {
    let twice = Timing(beginTime: 1, duration: 2, repeatCount: 2, fillMode: .forwards)
    let table: [(Double, Double?, Int)] = [
      (0.5, nil, 0), (1, 0, 0), (2.5, 1.5, 0), (3, 0, 1), (4.5, 1.5, 1), (5, 2, 1), (9, 2, 1),
    ]
    for (time, elapsed, cycle) in table {
      #expect(twice.position(at: time)?.elapsed == elapsed)
      if elapsed != nil { #expect(twice.position(at: time)?.cycle == cycle) }
    }
  }

  @Test("A repetition counts there and back, and ends at the start")
  func autoreverse() {
    let timing = Timing(duration: 2, repeatCount: 2, autoreverses: true, fillMode: .both)
    #expect(timing.activeDuration == 8)
    let table: [(Double, Double)] = [(-1, 0), (1, 1), (2, 2), (3, 1), (4, 0), (5.5, 1.5), (7.5, 0.5), (8, 0), (20, 0)]
    for (time, elapsed) in table { #expect(timing.position(at: time)?.elapsed == elapsed) }
  }

  @Test("Boundaries that rounding would miss: tenths of a second, and sixtieths against any duration")
  func rounding() {
    let tenths = Timing(duration: 0.1, repeatCount: 10)
    for cycle in 1..<10 {
      let position = tenths.position(at: Double(cycle) / 10)
      #expect(position?.cycle == cycle)
      #expect((position?.elapsed ?? 1) < 1e-9)
    }
    for hundredths in 1..<100 {
      let duration = Double(hundredths) / 100
      let timing = Timing(beginTime: 0.3, duration: duration, repeatCount: .infinity, autoreverses: true)
      for tick in 18..<2000 {
        let elapsed = timing.position(at: Double(tick) / 60)?.elapsed ?? -1
        #expect(elapsed >= 0 && elapsed <= duration)
      }
    }
  }

  @Test("At its end time an animation is over, to the last digit")
  func endTime() {
    for index in 1..<200 {
      let timing = Timing(beginTime: Double(index) * 0.137, duration: 0.1 + Double(index) * 0.0173)
      #expect(timing.endTime.flatMap { timing.position(at: $0) } == nil)
    }
  }

  @Test("At an end that falls between two numbers the last value shows, not the first of a cycle that never comes")
  func endBetweenNumbers() {
    // 0.1 + 0.2 is the number above 0.3, and 0.3 - 0.1 the number below 0.2.
    let timing = Timing(beginTime: 0.1, duration: 0.2)
    #expect(timing.endTime != 0.3)
    #expect(timing.position(at: 0.3)?.elapsed == 0.2)
    #expect(Animation(from: 10.0, to: 20, timing: timing).value(at: 0.3) == 20)
    for begin in 0..<100 {
      for length in 1..<100 {
        func position(cycles: Double, autoreverses: Bool = false) -> Timing.Position? {
          let duration = Double(length) / 100 / cycles / (autoreverses ? 2 : 1)
          return Timing(
            beginTime: Double(begin) / 100, duration: duration, repeatCount: cycles, autoreverses: autoreverses,
            fillMode: .forwards
          ).position(at: Double(begin + length) / 100)
        }
        #expect(position(cycles: 1)?.elapsed == Double(length) / 100)
        #expect(position(cycles: 3)?.elapsed == Double(length) / 100 / 3)
        #expect(position(cycles: 3)?.cycle == 2)
        #expect(position(cycles: 1, autoreverses: true)?.elapsed == 0)
        #expect(position(cycles: 1, autoreverses: true)?.cycle == 0)
      }
    }
  }

  @Test("Half a cycle more ends in the middle")
  func fractionalRepeat() {
    let timing = Timing(duration: 2, repeatCount: 1.5, fillMode: .forwards)
    #expect(timing.position(at: 3)?.elapsed == 1)
    let there = Timing(duration: 2, repeatCount: 0.5, autoreverses: true, fillMode: .forwards)
    #expect(there.position(at: 9)?.elapsed == 2)
  }

  @Test("Fill modes show the first value before, the last value after, or nothing")
  func fillModes() {
    let table: [(Timing.FillMode, Double?, Double?)] = [
      (.removed, nil, nil), (.forwards, nil, 2), (.backwards, 0, nil), (.both, 0, 2),
    ]
    for (mode, before, after) in table {
      let timing = Timing(beginTime: 1, duration: 2, fillMode: mode)
      #expect(timing.position(at: 0.5)?.elapsed == before)
      #expect(timing.position(at: 3)?.elapsed == after)
    }
  }

  @Test("Local time is (parent - begin) * speed + offset")
  func localTime() {
    let timing = Timing(beginTime: 1, duration: 4, speed: 2, timeOffset: 0.5)
    #expect(timing.position(at: 2)?.elapsed == 2.5)
    #expect(timing.endTime == 2.75)
    #expect(Timing(duration: 1, speed: 0).endTime == nil)
    #expect(Timing(duration: 1, repeatCount: .infinity).endTime == nil)
  }

  @Test("An animation runs from its start to exactly its end")
  func animation() {
    let animation = Animation(
      from: 10.0, to: 20, pacing: .curve(.easeIn), timing: Timing(duration: 2, fillMode: .both))
    #expect(animation.value(at: -1) == 10)
    #expect(((animation.value(at: 1) ?? 0) - 13.153_568).magnitude < 1e-6)
    #expect(animation.value(at: 2) == 20)
  }
}
