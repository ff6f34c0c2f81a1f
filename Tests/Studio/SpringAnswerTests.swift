import SpringformMotion
import Testing

@testable import SpringformStudio

@Suite struct SpringAnswerTests {
  private static let springs = [
    Spring(mass: 2, stiffness: 300, damping: 20, initialVelocity: 1),
    Spring(duration: 0.8, dampingRatio: 0.5, initialVelocity: 2),
    Spring(response: 0.4, dampingRatio: 1.5), Spring(duration: 0.5, bounce: 0.3), Spring(duration: 0.5, bounce: -0.2),
  ]

  @Test(arguments: springs) func keepsTheSpring(_ spring: Spring) {
    #expect(SpringSetting(spring).spring == spring)
  }

  private func answer(
    _ spring: Spring, pull: (Double, Double)? = nil, span: Double? = nil, isHeld: Bool = true
  ) -> SpringAnswer {
    let pull = pull.map { SpringQuestion.Pull(length: $0.0, bounce: $0.1) }
    return SpringAnswer(SpringQuestion(id: 1, setting: SpringSetting(spring), pull: pull, span: span, isHeld: isHeld))
  }

  /// The handle stays where it was left, unless there is no room to pull it on.
  @Test func keepsItsSpanWhileThereIsRoom() {
    let spring = Spring(response: 0.5, dampingRatio: 0.5)
    for span in [0.6, 1, 4.9] { #expect(answer(spring, span: span, isHeld: false).span == span) }
    for span in [0.3, 0.58, 5.1] {
      #expect(answer(spring, span: span, isHeld: false).span == answer(spring).span)
      #expect(answer(spring, span: span).span == span)
    }
  }

  /// A hand that goes a tenth of its way is followed to the thousandth, of what is long as well.
  @Test func isPulledFinely() {
    let pulled = answer(Spring(duration: 1.5, dampingRatio: 0.5), pull: (1.2344, 0.4766)).setting
    #expect(pulled.numbers["duration"] == 1.234 && pulled.numbers["dampingRatio"] == 0.523)
  }

  @Test(arguments: springs) func isTheSpringsOwnResponse(_ spring: Spring) {
    let answer = answer(spring, span: 2)
    #expect(answer.values.count == 161)
    for (index, value) in answer.values.enumerated() { #expect(value == spring.value(at: 2 * Double(index) / 160)) }
  }

  /// Pulled to a length and a bounce, a spring has them, whatever its numbers are called.
  @Test(arguments: springs) func isPulled(_ spring: Spring) {
    let pulled = answer(spring, pull: (0.6, 0.25))
    #expect(abs(pulled.length - 0.6) < 0.003)
    #expect(abs(pulled.bounce - 0.25) < 0.005)
    #expect(pulled.setting.form == SpringSetting(spring).form)
    #expect(pulled.setting.numbers["initialVelocity"] == spring.initialVelocity)
  }

  @Test(arguments: [(-1.0, 9.0), (.nan, .nan), (1e9, -7)]) func staysASpringHoweverItIsPulled(
    length: Double, bounce: Double
  ) {
    for spring in Self.springs {
      let answer = answer(spring, pull: (length, bounce), span: .infinity)
      #expect(answer.values.allSatisfy { $0.isFinite })
      #expect(answer.length > 0 && (-1...1).contains(answer.bounce))
    }
  }

  /// A hundredth of the way is overshot by exp(-z pi / sqrt(1 - z z)) with z = 0.826.
  @Test func tellsFacts() {
    #expect(answer(Spring(response: 1, dampingRatio: 0.826085)).facts[1] == "overshoots by 1 %")
    #expect(answer(Spring(response: 1, dampingRatio: 1)).facts[1] == "does not overshoot")
    #expect(answer(Spring(response: 1, dampingRatio: 0)).facts == ["never settles", "overshoots by 100 %"])
  }

  @Test func speaksTheFrameworksWords() {
    let words = answer(Spring(response: 0.5, dampingRatio: 0.8)).words.phrases
    #expect(words.map(\.framework) == ["UIKit", "SwiftUI", "Core Animation"])
    #expect(words[1].text == ".spring(response: 0.5, dampingFraction: 0.8)\n.spring(duration: 0.5, bounce: 0.2)")
    #expect(words[2].text.contains("stiffness = 157.9\nanimation.damping = 20.11"))
    let thrown = answer(Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 3)).words.phrases
    #expect(thrown[1].text.hasPrefix(".interpolatingSpring("))
    let creeping = answer(Spring(response: 0.5, dampingRatio: 2)).words.phrases
    #expect(creeping[0].text.hasPrefix("UISpringTimingParameters("))
  }

  /// What UIKit is told gives a spring that moves alike.
  @Test func saysInUIKitsWordsWhatMovesAlike() {
    let words = answer(Spring(duration: 0.75, dampingRatio: 0.5)).words.phrases[0].text
    #expect(words.contains("withDuration: 0.75") && words.contains("usingSpringWithDamping: 0.5,"))
  }
}
