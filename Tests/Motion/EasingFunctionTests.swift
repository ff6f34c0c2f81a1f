import SpringformMotion
import Testing

/// Ways that are no cubics, held against their authors' formulas.
@Suite("Easing functions")
struct EasingFunctionTests {
  private func isNear(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 1e-12 }

  @Test("Penner's bounce, elastic and back have his values in the middle, and begin and end exactly")
  func penner() {
    // 7.5625 (t - 1.5 / 2.75)² + .75 at one half.
    #expect(isNear(EasingFunction.easeOutBounce.value(at: 0.5), 0.765_625))
    #expect(isNear(EasingFunction.easeInBounce.value(at: 0.5), 1 - 0.765_625))
    // The feet of the parabolas.
    for foot in [1, 2, 2.5] { #expect(isNear(EasingFunction.easeOutBounce.value(at: foot / 2.75), 1)) }
    // 2^-5 sin(4.25 · 2π / 3) + 1, and the sine of 510 degrees is one half.
    #expect(isNear(EasingFunction.easeOutElastic.value(at: 0.5), 1.015_625))
    // s = 1.70158: 1 - (s + 1) / 8 + s / 4.
    #expect((TimingCurve.easeOutBack.value(at: 0.5) - (1 - 2.701_58 / 8 + 1.701_58 / 4)).magnitude < 1e-10)
    // The lowest point of (s + 1) t³ - s t² is at t = 2 s / (3 (s + 1)): a tenth back.
    #expect((TimingCurve.easeInBack.value(at: 2 * 1.701_58 / (3 * 2.701_58)) + 0.1).magnitude < 1e-5)
    // s = 1.70158 · 1.525 in (2t)² ((s + 1) 2t - s) / 2.
    #expect(isNear(EasingFunction.easeInOutBack.value(at: 0.25), (0.25 * (3.594_909_5 * 0.5 - 2.594_909_5)) / 2))
    for name in Pacing.names {
      guard let pacing = Pacing(named: name) else {
        Issue.record("\(name)")
        continue
      }
      #expect(pacing.fraction(elapsed: 0, duration: 2) == 0, "\(name)")
      #expect(pacing.fraction(elapsed: 2, duration: 2) == 1, "\(name)")
    }
    for symmetric in [EasingFunction.easeInOutBack, .easeInOutBounce, .easeInOutElastic] {
      #expect(isNear(symmetric.value(at: 0.3) + symmetric.value(at: 0.7), 1))
    }
  }

  @Test("Steps jump where CSS has them jump")
  func steps() {
    func values(_ position: EasingFunction.StepPosition, _ count: Int = 3) -> [Double] {
      [0, 0.2, 1 / 3.0, 0.5, 2 / 3.0, 0.9, 1].map { EasingFunction.steps(count, position).value(at: $0) }
    }
    let third = 1 / 3.0
    #expect(values(.end) == [0, 0, third, third, 2 * third, 2 * third, 1])
    #expect(values(.start) == [third, third, 2 * third, 2 * third, 1, 1, 1])
    #expect(values(.none) == [0, 0, 0.5, 0.5, 1, 1, 1])
    #expect(values(.both) == [0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1])
  }

  @Test("Lines pass through their stops; two at one time are a jump")
  func lines() {
    let stops: [EasingFunction.Stop] = [
      .init(time: 0, value: 0), .init(time: 0.5, value: 1.2), .init(time: 0.5, value: 0.4), .init(time: 1, value: 1),
    ]
    let lines = EasingFunction.lines(stops)
    #expect([0, 0.25, 0.5, 0.75, 1].map { lines.value(at: $0) } == [0, 0.6, 0.4, 0.7, 1])
    #expect(EasingFunction.lines([]).value(at: 0.3) == 0.3)
  }

  /// CSS Easing Functions, level 2; the numbers are Chromium 156's.
  @Test("The first and the last line go on beyond their stops, and a last jump is the end")
  func beyond() {
    let lines = EasingFunction.lines([.init(time: 0.2, value: 0), .init(time: 0.8, value: 1)])
    for (time, value) in [(0, -1 / 3.0), (0.1, -1 / 6.0), (0.5, 0.5), (0.9, 7 / 6.0), (1, 4 / 3.0)] {
      #expect(abs(lines.value(at: time) - value) < 1e-12)
    }
    let outside = EasingFunction.lines([.init(time: -0.5, value: 0), .init(time: 1.5, value: 1)])
    #expect([0, 0.5, 1].map { outside.value(at: $0) } == [0.25, 0.5, 0.75])
    let jump = EasingFunction.lines([.init(time: 0, value: 0), .init(time: 0.5, value: 0), .init(time: 0.5, value: 1)])
    #expect([0.4, 0.5, 1].map { jump.value(at: $0) } == [0, 1, 1])
  }
}
