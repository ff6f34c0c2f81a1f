import SpringformNumerics

/// Springs as other libraries are told of them, where that is neither Apple's way nor mass, stiffness and damping.
extension Spring {
  /// Motion's (once Framer Motion) spring of a duration and a bounce: UIKit's of that duration, whose damping ratio is what
  /// the bounce leaves of 1. An initial velocity does not count in it.
  ///
  /// As motion 13.1.1 has it; it ends at once when the duration is over.
  /// - Parameters:
  ///   - duration: seconds, 0.01...10.
  ///   - bounce: 0...0.95; others act as the nearest of these.
  package init(motionDuration duration: Double, bounce: Double) {
    self.init(duration: duration, dampingRatio: Self.motionDampingRatio(bounce))
  }

  /// Motion's spring that seems to take a duration: its undamped period is a fifth longer. An initial velocity does not
  /// count in it.
  /// - Parameters:
  ///   - visualDuration: seconds, above 0.
  ///   - bounce: 0...0.95; others act as the nearest of these.
  package init(visualDuration: Double, bounce: Double) {
    self.init(response: visualDuration * Self.visualPeriod, dampingRatio: Self.motionDampingRatio(bounce))
  }

  /// anime.js's spring of a duration and a bounce: Apple's, with stiffness and damping rounded to thousandths. An initial
  /// velocity does not count in it. As anime.js 4.4.1 has it.
  /// - Parameters:
  ///   - duration: seconds, above 0.
  ///   - bounce: -1...1.
  package init(animeDuration duration: Double, bounce: Double) {
    let exact = Spring(duration: duration, bounce: bounce)
    self.init(
      stiffness: exact.stiffness.rounded(places: 3), damping: min(exact.damping, 300).rounded(places: 3),
      allowsOverdamping: true)
  }

  /// The undamped period over what Motion calls the visual duration.
  static let visualPeriod = 1.2
  /// What Motion lets damping ratios be.
  static let motionDampingRatios = 0.05...1.0

  private static func motionDampingRatio(_ bounce: Double) -> Double {
    (1 - bounce).clamped(to: motionDampingRatios, otherwise: 1)
  }
}
