import SpringformGeometry
import SpringformMotion
import Testing

/// What users of other frameworks write to have a curve.
@Suite struct CurveWordsTests {
  private func words(_ curve: TimingCurve, duration: Double = 0.5) -> [String: String] {
    Dictionary(FrameworkWords(curve, duration: duration).phrases.map { ($0.framework, $0.text) }) { first, _ in first }
  }

  @Test("A curve is told in every framework's words")
  func all() {
    let words = words(.easeInEaseOut)
    #expect(words["SwiftUI"] == ".timingCurve(0.42, 0, 0.58, 1, duration: 0.5)")
    #expect(words["CSS"] == "transition: transform 0.5s cubic-bezier(0.42, 0, 0.58, 1)")
    #expect(words["Compose"] == "tween(durationMillis = 500, easing = CubicBezierEasing(0.42f, 0f, 0.58f, 1f))")
    #expect(words["Motion"] == "{ type: \"tween\", duration: 0.5, ease: [0.42, 0, 0.58, 1] }")
    #expect(words["Figma"] == "Custom bezier: 0.42, 0, 0.58, 1; 500 ms")
    #expect(words["React Spring"] == nil)
  }

  /// After Effects' handles: a key's handle reaches its influence in percent of the time to the other key, and as far as its speed
  /// takes it in that time. A curve with these handles is the same one.
  @Test(
    "Speed and influence of two keys make the same curve",
    arguments: [
      TimingCurve.linear, .easeIn, .easeOut, .easeInEaseOut, .default, .easeInBack, .easeOutBack,
      TimingCurve(0.4, 0, 0.2, 1), TimingCurve(0, 0, 0, 0), TimingCurve(1, 0.2, 0.9, 1),
    ])
  func keys(_ curve: TimingCurve) throws {
    let duration = 0.4
    let script = try #require(words(curve, duration: duration)["After Effects"])
    let eases = script.matches(of: /KeyframeEase\(way \* ([-0-9.]+), ([0-9.]+)\)/)
    #expect(eases.count == 2)
    let numbers = try eases.map { (speed: try #require(Double($0.1)), influence: try #require(Double($0.2))) }
    let reaches = numbers.map { ease in
      Vector(dx: ease.influence / 100, dy: ease.speed * duration * ease.influence / 100)
    }
    let made = TimingCurve(reaches[0].dx, reaches[0].dy, 1 - reaches[1].dx, 1 - reaches[1].dy)
    for step in 0...50 {
      let fraction = Double(step) / 50
      #expect(abs(made.value(at: fraction) - curve.value(at: fraction)) < 0.004, "\(fraction)")
    }
  }
}
