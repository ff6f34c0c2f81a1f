public import CoreGraphics

// Predicates from strings, which Foundation has on Apple's systems only. Components test texts with them: `SELF MATCHES %@`.

extension NSPredicate {
  /// - Parameters:
  ///   - predicateFormat: comparisons of `SELF` or a key with a text, a number, or `%@`, between which `AND` and `OR` may stand; any other
  ///     ends the process with an error.
  ///   - args: what stands for each `%@`.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    let formula = TextPredicate(predicateFormat, args)
    self.init { object, _ in formula.holds(for: object) }
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let formula = TextPredicate(predicateFormat, arguments ?? [])
    self.init { object, _ in formula.holds(for: object) }
  }
}

/// What such a string says.
private struct TextPredicate: @unchecked Sendable {
  private struct Comparison {
    let key: String
    let operation: String
    let options: Set<Character>
    let value: Any
  }

  /// One of which has to hold, of each of which all have to.
  private let alternatives: [[Comparison]]

  init(_ format: String, _ arguments: [Any]) {
    var words = Self.words(of: format)[...]
    var rest = arguments[...]
    func unreadable() -> Never { misuse("the predicate '\(format)' is not one that is understood here") }
    func next() -> String {
      guard let word = words.popFirst() else { unreadable() }
      return word
    }
    func value(_ word: String) -> Any {
      if ["%@", "%d", "%i", "%f", "%ld", "%lu"].contains(word) { return rest.popFirst() ?? NSNull() }
      if let quote = word.first, "\"'".contains(quote) { return String(word.dropFirst().dropLast()) }
      if let number = Double(word) { return number }
      switch word.uppercased() {
      case "YES", "TRUE": return true
      case "NO", "FALSE": return false
      case "NIL", "NULL": return NSNull()
      default: unreadable()
      }
    }
    var alternatives: [[Comparison]] = [[]]
    while true {
      var key = next()
      if key == "%K" { key = rest.popFirst() as? String ?? "" }
      let parts = next().split(separator: "[")
      guard let operation = parts.first.map({ $0.uppercased() }), Self.operations.contains(operation) else {
        unreadable()
      }
      let options = Set(parts.count > 1 ? parts[1].lowercased().filter { $0.isLetter } : "")
      alternatives[alternatives.count - 1]
        .append(Comparison(key: key, operation: operation, options: options, value: value(next())))
      guard let word = words.popFirst()?.uppercased() else { break }
      switch word {
      case "AND", "&&": continue
      case "OR", "||": alternatives.append([])
      default: unreadable()
      }
    }
    self.alternatives = alternatives
  }

  private static let operations: Set<String> = [
    "MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "==", "=", "!=", "<>", "<", ">", "<=", ">=",
  ]

  /// Split at spaces, but not within quotes.
  private static func words(of format: String) -> [String] {
    var (words, word, quote): ([String], String, Character?) = ([], "", nil)
    for character in format {
      if let open = quote {
        word.append(character)
        if character == open { quote = nil }
      } else if character.isWhitespace {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        if "\"'".contains(character) { quote = character }
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  func holds(for object: Any?) -> Bool {
    alternatives.contains { $0.allSatisfy { holds($0, for: object) } }
  }

  private func holds(_ comparison: Comparison, for object: Any?) -> Bool {
    let left = subject(comparison.key, of: object)
    if let a = number(left), let b = number(comparison.value) { return holds(comparison.operation, a, b) }
    guard let left else { return ["==", "="].contains(comparison.operation) && comparison.value is NSNull }
    var (a, b) = ("\(left)", "\(comparison.value)")
    if comparison.operation == "MATCHES" {
      return a.range(
        of: "^(?:\(b))$",
        options: comparison.options.contains("c") ? [.regularExpression, .caseInsensitive] : .regularExpression) != nil
    }
    var folding: String.CompareOptions = []
    if comparison.options.contains("c") { folding.insert(.caseInsensitive) }
    if comparison.options.contains("d") { folding.insert(.diacriticInsensitive) }
    (a, b) = (a.folding(options: folding, locale: nil), b.folding(options: folding, locale: nil))
    switch comparison.operation {
    case "CONTAINS": return a.contains(b)
    case "BEGINSWITH": return a.hasPrefix(b)
    case "ENDSWITH": return a.hasSuffix(b)
    case "LIKE":
      let pattern = NSRegularExpression.escapedPattern(for: b).replacingOccurrences(of: "\\*", with: ".*")
        .replacingOccurrences(of: "\\?", with: ".")
      return a.range(of: "^\(pattern)$", options: .regularExpression) != nil
    default: return holds(comparison.operation, a, b)
    }
  }

  private func holds<Value: Comparable>(_ operation: String, _ a: Value, _ b: Value) -> Bool {
    switch operation {
    case "==", "=": a == b
    case "!=", "<>": a != b
    case "<": a < b
    case ">": a > b
    case "<=": a <= b
    default: a >= b
    }
  }

  private func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue }

  /// The object itself, or what is in it by a key.
  private func subject(_ key: String, of object: Any?) -> Any? {
    guard key.uppercased() != "SELF" else { return object }
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    return object.flatMap { object in Mirror(reflecting: object).children.first { $0.label == key }?.value }
  }
}
