import SpringformMotion
import Testing

@testable import SpringformLottie

/// What After Effects is told of a spring, as an expression that plays.
@Suite struct ExpressionSpringTests {
  @Test(
    "A spring's expression, evaluated, is the spring",
    arguments: [
      Spring(response: 0.5, dampingRatio: 0.3), Spring(response: 0.5, dampingRatio: 1),
      Spring(response: 0.4, dampingRatio: 0.7, initialVelocity: 4), Spring(duration: 0.8, bounce: -0.4),
      Spring(duration: 0.5, bounce: 0, initialVelocity: -3), Spring(stiffness: 100, damping: 0),
      Spring(stiffness: 300, damping: 60, initialVelocity: 2, allowsOverdamping: true),
    ])
  func plays(_ spring: Spring) throws {
    let source = try #require(FrameworkWords(spring).phrases.first { $0.framework == "After Effects" }).text
    let expression = try LottieExpression(source)
    for step in 0...60 {
      let time = Double(step) / 20
      let property = MockExpressionProperty([(0.5, [10, 100]), (2, [30, 60])], at: time)
      let value = try #require(try expression.value(MockExpressionHost(property: property, time: time)).numbers)
      let progress = spring.value(at: max(time - 0.5, 0))
      #expect(abs(value[0] - (10 + 20 * progress)) < 1e-3 && abs(value[1] - (100 - 40 * progress)) < 1e-3, "\(time)")
    }
  }
}
