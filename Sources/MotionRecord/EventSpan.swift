import Glibc

extension MotionRecord.Event {
  /// From when to when it is seen, in seconds of the scene: a touch from contact to lift; an animation from its beginning, after its
  /// delay, to its end, one by a spring until a hundredth of its way is left.
  package var span: ClosedRange<Double> {
    let begin = time + number("delay")
    // What begins at no time that there is counts as a moment at the beginning.
    guard begin.isFinite else { return 0...0 }
    let end = end > begin ? end : begin
    guard isSpring, let decay, decay > 0 else { return begin...end }
    return begin...min(end, begin + log(100) / decay)
  }

  /// How fast what is left of a spring's way fades, per second.
  private var decay: Double? {
    func value(_ name: String) -> Double? {
      if case .number(let value)? = details["spring." + name] { value } else { nil }
    }
    if let mass = value("mass"), let stiffness = value("stiffness"), let damping = value("damping"), mass > 0 {
      let ratio = damping / (2 * (stiffness * mass).squareRoot())
      // One whose author has not asked for overdamping moves like one that is critically damped.
      let creeps = details["spring.allowsOverdamping"] == .flag(true)
      return Self.decay(naturalFrequency: (stiffness / mass).squareRoot(), creeps ? ratio : min(ratio, 1))
    }
    if let response = value("response"), let ratio = value("dampingRatio"), response > 0 {
      return Self.decay(naturalFrequency: 2 * .pi / response, ratio)
    }
    if let duration = value("duration"), let bounce = value("bounce"), duration > 0 {
      return Self.decay(naturalFrequency: 2 * .pi / duration, bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }
    return nil
  }

  /// Of an overdamped spring the slower of its two exponentials.
  private static func decay(naturalFrequency: Double, _ dampingRatio: Double) -> Double {
    let ratio = max(dampingRatio, 0)
    return naturalFrequency * (ratio > 1 ? ratio - (ratio * ratio - 1).squareRoot() : ratio)
  }

  private func number(_ name: String) -> Double { if case .number(let value)? = details[name] { value } else { 0 } }
}
