import SpringformNumerics

/// A spring in the words of the frameworks that have springs: what their users write to have it.
///
/// A velocity is in distances per second, and left out where a framework takes it when the animation begins (Compose, Android,
/// Flutter, Figma) or counts it in the values that move (Motion, React Spring).
package struct SpringWords: Encodable, Hashable {
  package struct Phrase: Encodable, Hashable {
    package let framework: String
    package let text: String

    package init(framework: String, text: String) {
      self.framework = framework
      self.text = text
    }
  }

  package let phrases: [Phrase]

  /// In these words.
  package init(_ phrases: [Phrase]) { self.phrases = phrases }

  /// In those of Apple's frameworks.
  package init(apple spring: Spring) {
    phrases = [
      Phrase(framework: "UIKit", text: Self.uiKit(spring)),
      Phrase(framework: "SwiftUI", text: Self.swiftUI(spring)),
      Phrase(framework: "Core Animation", text: Self.coreAnimation(spring)),
    ]
  }

  /// In those of all.
  package init(_ spring: Spring) {
    phrases =
      Self(apple: spring).phrases
      + [
        ("Compose", Self.compose(spring)), ("Android", Self.android(spring)), ("Flutter", Self.flutter(spring)),
        ("Motion", Self.motion(spring)), ("React Spring", Self.reactSpring(spring)), ("anime.js", Self.anime(spring)),
        ("CSS", Self.css(spring)), ("Figma", Self.figma(spring)),
      ].compactMap { framework, text in text.map { Phrase(framework: framework, text: $0) } }
  }

  package func encode(to encoder: any Encoder) throws { try phrases.encode(to: encoder) }

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

  /// `nil` where nothing damps it, which it refuses.
  private static func compose(_ spring: Spring) -> String? {
    let ratio = spring.effectiveDampingRatio
    guard ratio > 0 else { return nil }
    return "spring(dampingRatio = \(text(ratio))f, stiffness = \(text(spring.stiffness / spring.mass))f)"
  }

  private static func android(_ spring: Spring) -> String {
    """
    SpringForce()
        .setDampingRatio(\(text(spring.effectiveDampingRatio))f)
        .setStiffness(\(text(spring.stiffness / spring.mass))f)
    """
  }

  private static func flutter(_ spring: Spring) -> String {
    "SpringDescription(mass: \(text(spring.mass)), stiffness: \(text(spring.stiffness)), damping: \(text(actualDamping(spring))))"
  }

  private static func motion(_ spring: Spring) -> String {
    let physical =
      "{ type: \"spring\", mass: \(text(spring.mass)), stiffness: \(text(spring.stiffness)), damping: \(text(actualDamping(spring))) }"
    let ratio = spring.effectiveDampingRatio
    // By time it counts no velocity.
    guard spring.initialVelocity == 0, Spring.motionDampingRatios.contains(ratio) else { return physical }
    return physical
      + "\n{ type: \"spring\", visualDuration: \(text(spring.response / Spring.visualPeriod)), bounce: \(text(1 - ratio)) }"
  }

  private static func reactSpring(_ spring: Spring) -> String {
    "{ mass: \(text(spring.mass)), tension: \(text(spring.stiffness)), friction: \(text(actualDamping(spring))) }"
  }

  private static func anime(_ spring: Spring) -> String {
    // It takes no mass below 1.
    let factor = max(1 / spring.mass, 1)
    return "spring({ mass: \(text(spring.mass * factor)), stiffness: \(text(spring.stiffness * factor)), damping: "
      + "\(text(actualDamping(spring) * factor)), velocity: \(text(spring.initialVelocity)) })"
  }

  /// CSS has no springs, but any course by straight pieces; `nil` where it never settles, or takes a minute.
  private static func css(_ spring: Spring) -> String? {
    let duration = spring.settlingDuration
    guard duration > 0, duration < 60 else { return nil }
    // Enough pieces for each swing: by one in sixteen of a period a line is within 1 % of it.
    let count = min(max(Int((16 * duration / spring.response).rounded(.up)), 12), 64)
    let values = (0..<count).map { spring.value(at: duration * Double($0) / Double(count)).decimalText(places: 3) }
    return "transition: transform \(text(duration))s linear(\((values + ["1"]).joined(separator: ", ")))"
  }

  private static func figma(_ spring: Spring) -> String {
    "Custom spring: stiffness \(text(spring.stiffness)), damping \(text(actualDamping(spring))), mass \(text(spring.mass))"
  }

  /// What damps it as it moves; more than critical damping where it may not creep would let it creep elsewhere.
  private static func actualDamping(_ spring: Spring) -> Double {
    spring.damping * spring.effectiveDampingRatio / max(spring.dampingRatio, .leastNormalMagnitude)
  }

  private static func text(_ number: Double) -> String { number.decimalText(significantDigits: 4) }
}
