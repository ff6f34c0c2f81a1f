import SpringformMotion
import SpringformScene
import SpringformNumerics

/// A spring in its author's words, as page and studio say it.
struct SpringSetting: Codable, Hashable {
  /// The ways to describe a spring, named after the initialisers of `Spring`.
  enum Form: String, Codable {
    /// Core Animation's: `mass`, `stiffness`, `damping`.
    case physical
    /// UIKit's: `duration`, `dampingRatio`.
    case settling
    /// SwiftUI's: `response`, `dampingRatio`.
    case response
    /// SwiftUI's, and UIKit's since iOS 17: `duration`, `bounce`.
    case perceptual
    /// UIKit's attachments: `frequency`, `damping`.
    case attachment
  }

  let form: Form
  /// The form's numbers by their names, and `initialVelocity`.
  private(set) var numbers: [String: Double]
  /// Of the physical form: whether a damping ratio above 1 creeps.
  private let creeps: Bool

  init(_ spring: Spring) {
    switch spring.form {
    case .physical:
      form = .physical
      numbers = ["mass": spring.mass, "stiffness": spring.stiffness, "damping": spring.damping]
    case .settling(let duration, let dampingRatio):
      form = .settling
      numbers = ["duration": duration, "dampingRatio": dampingRatio]
    case .response(let response, let dampingRatio):
      form = .response
      numbers = ["response": response, "dampingRatio": dampingRatio]
    case .perceptual(let duration, let bounce):
      form = .perceptual
      numbers = ["duration": duration, "bounce": bounce]
    }
    numbers["initialVelocity"] = spring.initialVelocity
    creeps = spring.allowsOverdamping
  }

  private init(frequency: Double, damping: Double) {
    form = .attachment
    numbers = ["frequency": frequency, "damping": damping]
    creeps = true
  }

  init(_ started: StartedSpring) {
    self.init(started.spring)
    guard let frequency = started.frequency, let damping = numbers["dampingRatio"] else { return }
    self.init(frequency: frequency, damping: damping)
  }

  /// A number that is missing is not a number, which a spring takes for its default.
  private func number(_ name: String) -> Double { numbers[name] ?? .nan }

  var spring: Spring {
    let velocity = numbers["initialVelocity"] ?? 0
    return switch form {
    case .physical:
      Spring(
        mass: number("mass"), stiffness: number("stiffness"), damping: number("damping"), initialVelocity: velocity,
        allowsOverdamping: creeps)
    case .settling:
      Spring(duration: number("duration"), dampingRatio: number("dampingRatio"), initialVelocity: velocity)
    case .response:
      Spring(response: number("response"), dampingRatio: number("dampingRatio"), initialVelocity: velocity)
    case .perceptual: Spring(duration: number("duration"), bounce: number("bounce"), initialVelocity: velocity)
    case .attachment: Spring(response: 1 / number("frequency"), dampingRatio: number("damping"))
    }
  }

  /// The same with other numbers in place of some.
  func setting(_ numbers: [String: Double]) -> Self {
    var result = self
    result.numbers.merge(numbers) { $1 }
    return result
  }

  /// How long it takes in its own words: the time in which it settles, or the undamped period; in seconds.
  var length: Double { form == .settling ? number("duration") : spring.response }

  /// The same in its own words as a spring of another length and bounce, its numbers rounded to what a hand can tell apart.
  /// - Parameters:
  ///   - length: seconds, as ``length``.
  ///   - bounce: SwiftUI's, -1...1.
  func pulled(length: Double, bounce: Double) -> Self {
    let length = length.clamped(to: 0.01...(form == .settling ? 10 : 1000), otherwise: 1)
    let bounce = bounce.clamped(to: (form == .settling ? 0 : -0.95)...1, otherwise: 0)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    let changes: [String: Double]
    switch form {
    case .physical:
      let spring = Spring(response: length, dampingRatio: ratio)
      let mass = self.spring.mass
      changes = ["stiffness": spring.stiffness * mass, "damping": spring.damping * mass]
    case .settling: changes = ["duration": length, "dampingRatio": ratio]
    case .response: changes = ["response": length, "dampingRatio": ratio]
    case .perceptual: changes = ["duration": length, "bounce": bounce]
    case .attachment: changes = ["frequency": 1 / length, "damping": ratio]
    }
    return setting(changes.mapValues(Self.rounded))
  }

  /// To a thousandth, of more than ten to four digits.
  private static func rounded(_ value: Double) -> Double {
    value.magnitude < 10 ? value.rounded(places: 3) : Double(value.decimalText(significantDigits: 4)) ?? value
  }
}
