import SpringformNumerics

extension FrameworkWords {
  /// A spring in the words of Apple's frameworks.
  package init(apple spring: Spring) {
    self.init([
      ("UIKit", Self.uiKit(spring)), ("SwiftUI", Self.swiftUI(spring)),
      ("Core Animation", Self.coreAnimation(spring)),
    ])
  }

  /// A spring in the words of all.
  ///
  /// A velocity is in distances per second, and left out where a framework takes it when the animation begins (Compose, Android,
  /// Flutter, Figma) or counts it in the values that move (Motion, React Spring).
  package init(_ spring: Spring) {
    self.init(
      Self(apple: spring).phrases.map { ($0.framework, $0.text) }
        + [
          ("Compose", Self.compose(spring)), ("Android", Self.android(spring)), ("Flutter", Self.flutter(spring)),
          ("Motion", Self.motion(spring)), ("React Spring", Self.reactSpring(spring)),
          ("anime.js", Self.anime(spring)), ("CSS", Self.css(spring)), ("Figma", Self.figma(spring)),
          ("After Effects", Self.afterEffects(spring)),
        ])
  }

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

  /// An expression for a property with two keys, of which the first says when. What is left of the way is the solution of the
  /// damped oscillator from 1 with minus the velocity.
  private static func afterEffects(_ spring: Spring) -> String {
    let (frequency, ratio, velocity) = (spring.angularFrequency, spring.effectiveDampingRatio, spring.initialVelocity)
    let decay = ratio * frequency
    let left: String
    if ratio < 1 - leastCreep {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let lag = (decay - velocity) / swing
      left = "\(falling(decay)) * (Math.cos(\(exact(swing)) * t) \(term(lag)) * Math.sin(\(exact(swing)) * t))"
    } else if ratio < 1 + leastCreep {
      left = "\(falling(frequency)) * (1 \(term(frequency - velocity)) * t)"
    } else {
      let spread = frequency * (ratio * ratio - 1).squareRoot()
      let share = (decay + spread - velocity) / (2 * spread)
      left =
        "\(exact(share)) * \(falling(decay - spread)) \(term(1 - share)) * \(falling(decay + spread))"
    }
    return """
      // Expression of a property with two keys; the first says when it begins.
      var t = Math.max(time - key(1).time, 0);
      var left = \(left);
      key(2).value + (key(1).value - key(2).value) * left
      """
  }

  /// The distance from critical damping below which the other two solutions lose digits and look the same.
  private static let leastCreep = 1e-6

  private static func falling(_ rate: Double) -> String { "Math.exp(\(exact(-rate)) * t)" }

  private static func term(_ number: Double) -> String { (number < 0 ? "- " : "+ ") + exact(number.magnitude) }

  /// As exact as a motion of some seconds needs, in which errors grow.
  private static func exact(_ number: Double) -> String { number.decimalText(significantDigits: 7) }

  /// What damps it as it moves; more than critical damping where it may not creep would let it creep elsewhere.
  private static func actualDamping(_ spring: Spring) -> Double {
    spring.damping * spring.effectiveDampingRatio / max(spring.dampingRatio, .leastNormalMagnitude)
  }
}
