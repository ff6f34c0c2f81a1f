import Glibc
import SpringformMotion
import SpringformNumerics

/// What a page wants to know of a spring.
struct SpringQuestion: Decodable, Hashable {
  /// Where a hand has pulled it.
  struct Pull: Decodable, Hashable {
    /// Seconds, as the setting's own.
    let length: Double
    /// SwiftUI's.
    let bounce: Double
  }

  /// Comes back with the answer.
  let id: Int
  let setting: SpringSetting
  let pull: Pull?
  /// The seconds that the curve shows now, if there is one.
  let span: Double?
  /// Whether a hand has the handle, so that these have to stay.
  let isHeld: Bool
}

/// A spring's response, its numbers, and what it is called elsewhere.
struct SpringAnswer: Encodable {
  let id: Int
  /// What was asked for, or what a hand has made of it.
  let setting: SpringSetting
  let length: Double
  /// SwiftUI's, -1...1.
  let bounce: Double
  /// The seconds that the curve shows.
  let span: Double
  /// The fraction of the way covered, at equal distances of time from the beginning to the end of the span.
  let values: [Double]
  /// When it settles and how far it overshoots, in words.
  let facts: [String]
  let words: FrameworkWords

  /// The share of the span at which a handle has room to be pulled on, so that the span stays and the handle with it.
  private static let comfort = 0.1...0.85
  /// How many values a curve has.
  private static let count = 161

  init(_ question: SpringQuestion) {
    id = question.id
    let setting =
      question.pull.map { question.setting.pulled(length: $0.length, bounce: $0.bounce) } ?? question.setting
    let spring = setting.spring
    self.setting = setting
    let ratio = spring.effectiveDampingRatio
    length = setting.length.isFinite ? setting.length : 1
    bounce = ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    let span = Self.span(of: spring, length, shown: question.span, isHeld: question.isHeld)
    self.span = span
    values = (0..<Self.count).map { spring.value(at: span * Double($0) / Double(Self.count - 1)) }
    facts = Self.facts(spring)
    words = setting.form == .attachment ? FrameworkWords(attachment: setting) : FrameworkWords(apple: spring)
  }

  /// What is shown already, as long as the handle is held or has room; else what shows all.
  private static func span(of spring: Spring, _ length: Double, shown: Double?, isHeld: Bool) -> Double {
    guard let shown = shown?.clamped(to: 0.001...1e4, otherwise: 1), isHeld || comfort.contains(length / shown) else {
      return span(of: spring, length)
    }
    return shown
  }

  /// Seconds that show the motion to its end, with room to pull it longer; a round number, so that the scale seldom changes.
  private static func span(of spring: Spring, _ length: Double) -> Double {
    let wanted = max(1.4 * length, min(spring.settlingDuration, 6 * length)).clamped(to: 0.01...1e4, otherwise: 1)
    let unit = pow(10, floor(log10(wanted)))
    return unit * ([1, 1.5, 2, 3, 4, 6, 8, 10].first { $0 * unit >= wanted } ?? 10)
  }

  private static func facts(_ spring: Spring) -> [String] {
    let settling = spring.settlingDuration
    let peak = (0...2000).map { spring.value(at: spring.response * 1.5 * Double($0) / 2000) }.max() ?? 1
    let over = max(peak - 1, 0) * 100
    return [
      settling.isFinite ? "settles in \(settling.decimalText(significantDigits: 3)) s" : "never settles",
      over < 0.05 ? "does not overshoot" : "overshoots by \(over.decimalText(significantDigits: 3)) %",
    ]
  }
}
