import SpringformMotion
import SpringformNumerics

/// A spring in the words of the frameworks that have springs.
struct SpringWords: Encodable, Hashable {
  struct Phrase: Encodable, Hashable {
    let framework: String
    let text: String
  }

  let phrases: [Phrase]

  init(_ spring: Spring) {
    phrases = [
      Phrase(framework: "UIKit", text: Self.uiKit(spring)),
      Phrase(framework: "SwiftUI", text: Self.swiftUI(spring)),
      Phrase(framework: "Core Animation", text: Self.coreAnimation(spring)),
    ]
  }

  /// An attachment's, which UIKit alone has.
  init(attachment: SpringSetting) {
    let (frequency, damping) = (attachment.numbers["frequency"] ?? 0, attachment.numbers["damping"] ?? 0)
    phrases = [
      Phrase(
        framework: "UIKit",
        text: "attachment.frequency = \(Self.text(frequency))\nattachment.damping = \(Self.text(damping))")
    ]
  }

  func encode(to encoder: any Encoder) throws { try phrases.encode(to: encoder) }

  private static func uiKit(_ spring: Spring) -> String {
    guard let (duration, ratio) = spring.settlingForm else {
      return """
        UISpringTimingParameters(
          mass: \(text(spring.mass)), stiffness: \(text(spring.stiffness)), damping: \(text(actualDamping(spring))),
          initialVelocity: CGVector(dx: \(text(spring.initialVelocity)), dy: \(text(spring.initialVelocity))))
        """
    }
    return """
      UIView.animate(
        withDuration: \(text(duration)), delay: 0, usingSpringWithDamping: \(text(ratio)),
        initialSpringVelocity: \(text(spring.initialVelocity))) { }
      """
  }

  private static func swiftUI(_ spring: Spring) -> String {
    guard spring.initialVelocity == 0 else {
      return """
        .interpolatingSpring(
          mass: \(text(spring.mass)), stiffness: \(text(spring.stiffness)), damping: \(text(actualDamping(spring))),
          initialVelocity: \(text(spring.initialVelocity)))
        """
    }
    let ratio = spring.effectiveDampingRatio
    let bounce = ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    return """
      .spring(response: \(text(spring.response)), dampingFraction: \(text(ratio)))
      .spring(duration: \(text(spring.response)), bounce: \(text(bounce)))
      """
  }

  private static func coreAnimation(_ spring: Spring) -> String {
    """
    let animation = CASpringAnimation(keyPath: "position")
    animation.mass = \(text(spring.mass))
    animation.stiffness = \(text(spring.stiffness))
    animation.damping = \(text(actualDamping(spring)))
    animation.initialVelocity = \(text(spring.initialVelocity))
    animation.duration = animation.settlingDuration
    """
  }

  /// What damps it as it moves; more than critical damping where it may not creep would let it creep elsewhere.
  private static func actualDamping(_ spring: Spring) -> Double {
    spring.damping * spring.effectiveDampingRatio / max(spring.dampingRatio, .leastNormalMagnitude)
  }

  private static func text(_ number: Double) -> String { number.decimalText(significantDigits: 4) }
}
