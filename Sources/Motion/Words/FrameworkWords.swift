import SpringformNumerics

/// A motion in the words of the frameworks that have such: what their users write to have it.
package struct FrameworkWords: Encodable, Hashable {
  package struct Phrase: Encodable, Hashable {
    package let framework: String
    package let text: String

    package init(framework: String, text: String) {
      self.framework = framework
      self.text = text
    }
  }

  package let phrases: [Phrase]

  /// - Parameter phrases: frameworks, and what is written there; without a text where a framework cannot have it.
  package init(_ phrases: [(framework: String, text: String?)]) {
    self.phrases = phrases.compactMap { framework, text in text.map { Phrase(framework: framework, text: $0) } }
  }

  package func encode(to encoder: any Encoder) throws { try phrases.encode(to: encoder) }

  /// A number in as many digits as people write.
  static func text(_ number: Double) -> String { number.decimalText(significantDigits: 4) }
}
