@testable import SpringformMotion
import Testing

/// Figures of the libraries themselves, run by node 20: motion 13.1.1, anime.js 4.4.1.
@Suite("Springs of other libraries")
struct SpringLibraryTests {
  private func expect(_ spring: Spring, at times: [Double], shows values: [Double], within tolerance: Double = 1e-6) {
    for (time, value) in zip(times, values) {
      #expect(abs(spring.value(at: time) - value) <= tolerance, "\(time): \(spring.value(at: time)), \(value)")
    }
  }

  @Test(
    "Motion's duration and bounce",
    arguments: [
      (0.8, 0.3, [0.411164, 0.860878, 1.030141, 1.016816]), (0.5, 0, [0.550908, 0.883191, 0.974322]),
      (1, 0.6, [0.669696, 1.232802, 1.142824, 0.949654, 1.002206]), (0.4, 0.95, [0.698603, 0.966895, 1.023437]),
    ])
  func motionByDuration(duration: Double, bounce: Double, values: [Double]) {
    expect(
      Spring(motionDuration: duration, bounce: bounce), at: [0.1, 0.2, 0.3, 0.5, 0.8], shows: values, within: 2e-5)
  }

  @Test(
    "Motion's visual duration",
    arguments: [
      (0.3, 0.3, [0.632249, 1.017771, 1.035281]), (0.5, 0, [0.281598, 0.618942, 0.821026, 0.966815, 0.997843]),
    ])
  func motionByVisualDuration(duration: Double, bounce: Double, values: [Double]) {
    expect(Spring(visualDuration: duration, bounce: bounce), at: [0.1, 0.2, 0.3, 0.5, 0.8], shows: values)
  }

  @Test(
    "anime.js's duration and bounce",
    arguments: [
      (0.628, 0.5, [0.340570, 0.849851, 1.124559, 1.074369, 0.979058]),
      (0.5, 0.3, [0.423302, 0.873710, 1.033929, 1.014498, 0.998779]),
      (0.5, -0.4, [0.262875, 0.513302, 0.679816, 0.861462, 0.960571]),
      (0.5, 1, [0.690984, 1.809019, 1.809015, 0.000000, 1.809011]),
    ])
  func anime(duration: Double, bounce: Double, values: [Double]) {
    expect(Spring(animeDuration: duration, bounce: bounce), at: [0.1, 0.2, 0.3, 0.5, 0.8], shows: values)
  }

  @Test("Both have mass, stiffness, damping and velocity as Core Animation has them")
  func physical() {
    for (velocity, values) in [
      (0.0, [0.340300, 0.849426, 1.124355, 1.074591, 0.979007]),
      (5, [0.607053, 1.059065, 1.190976, 1.030619, 0.985364]),
    ] {
      expect(Spring(initialVelocity: velocity), at: [0.1, 0.2, 0.3, 0.5, 0.8], shows: values)
    }
    expect(Spring(mass: 2, stiffness: 80, damping: 8), at: [0.1, 0.5, 0.8], shows: [0.170176, 1.346893, 1.049375])
    expect(
      Spring(stiffness: 400, damping: 60, allowsOverdamping: true), at: [0.1, 0.2, 0.3],
      shows: [0.455504, 0.745938, 0.881648])
  }

  @Test("A spring is told in every framework's words, and read back from them it is the same")
  func words() {
    func words(_ spring: Spring) -> [String: String] {
      Dictionary(FrameworkWords(spring).phrases.map { ($0.framework, $0.text) }) { first, _ in first }
    }
    let usual = words(Spring(response: 0.5, dampingRatio: 0.7))
    #expect(usual["SwiftUI"] == ".spring(response: 0.5, dampingFraction: 0.7)\n.spring(duration: 0.5, bounce: 0.3)")
    #expect(usual["Compose"] == "spring(dampingRatio = 0.7f, stiffness = 157.9f)")
    #expect(usual["React Spring"] == "{ mass: 1, tension: 157.9, friction: 17.59 }")
    #expect(usual["Motion"]?.hasSuffix("\n{ type: \"spring\", visualDuration: 0.4167, bounce: 0.3 }") == true)
    #expect(Spring(visualDuration: 0.5 / 1.2, bounce: 0.3).response == 0.5)
    // What takes no such spring is left out, or told otherwise.
    let pushed = words(Spring(mass: 0.5, stiffness: 100, damping: 5, initialVelocity: 3))
    #expect(pushed["Motion"] == "{ type: \"spring\", mass: 0.5, stiffness: 100, damping: 5 }")
    #expect(pushed["anime.js"] == "spring({ mass: 1, stiffness: 200, damping: 10, velocity: 3 })")
    #expect(words(Spring(stiffness: 100, damping: 0))["Compose"] == nil)
    #expect(words(Spring(stiffness: 100, damping: 40))["React Spring"] == "{ mass: 1, tension: 100, friction: 20 }")
  }
}
