import SpringformNumerics
import SpringformGeometry

/// Cuts an expression into tokens.
package struct Lexer {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  /// The longest expression in Unicode scalars.
  package static let maximumLength = 4000

  /// What a number's unit multiplies it by: seconds, radians and hertz are the base.
  package static let units: [String: Double] = [
    "s": 1, "ms": 0.001, "rad": 1, "deg": .pi / 180, "Hz": 1, "hz": 1, "pt": 1,
  ]

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func tokens() throws(ExpressionError) -> [Token] {
    guard scalars.count <= Self.maximumLength else {
      throw ExpressionError("an expression has at most \(Self.maximumLength.groupedText) characters", at: 0)
    }
    var tokens: [Token] = []
    while let token = try next() { tokens.append(token) }
    tokens.append(Token(kind: .end, offset: scalars.count))
    return tokens
  }

  private mutating func next() throws(ExpressionError) -> Token? {
    while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
    guard index < scalars.count else { return nil }
    let start = index
    let kind: Token.Kind
    switch scalars[index] {
    case "0"..."9": kind = try number()
    case "." where isDigit(at: index + 1): kind = try number()
    case "a"..."z", "A"..."Z", "_": kind = .name(word())
    case "\"", "'": kind = try text()
    case "#": kind = try color()
    default: kind = .symbol(try symbol())
    }
    return Token(kind: kind, offset: start)
  }

  private func isDigit(at index: Int) -> Bool { index < scalars.count && ("0"..."9").contains(scalars[index]) }

  private func string(_ range: Range<Int>) -> String {
    // Appending the slice as a whole runs unspecialised code of the standard library, which takes several times as long.
    scalars[range].reduce(into: "") { text, scalar in text.unicodeScalars.append(scalar) }
  }

  private mutating func word() -> String {
    let start = index
    while index < scalars.count, isNamePart(scalars[index]) { index += 1 }
    return string(start..<index)
  }

  private func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }

  private mutating func number() throws(ExpressionError) -> Token.Kind {
    let start = index
    while isDigit(at: index) { index += 1 }
    if index < scalars.count, scalars[index] == ".", isDigit(at: index + 1) {
      index += 1
      while isDigit(at: index) { index += 1 }
    }
    if index < scalars.count, scalars[index] == "e" || scalars[index] == "E" {
      let sign = index + 1 < scalars.count && (scalars[index + 1] == "-" || scalars[index + 1] == "+") ? 1 : 0
      if isDigit(at: index + 1 + sign) {
        index += 1 + sign
        while isDigit(at: index) { index += 1 }
      }
    }
    guard let value = Double(string(start..<index)), value.isFinite else {
      throw ExpressionError("this number is too large", at: start)
    }
    let unitStart = index
    let unit = word()
    guard !unit.isEmpty else { return .number(value) }
    guard let factor = Self.units[unit] else {
      throw ExpressionError(
        "there is no unit '\(unit)'", at: unitStart,
        hint: unit == "px" ? "lengths are points and need none" : "units are s, ms, deg, rad, Hz and pt")
    }
    return .number(value * factor)
  }

  private mutating func text() throws(ExpressionError) -> Token.Kind {
    let (start, quote) = (index, scalars[index])
    index += 1
    let inside = index
    while index < scalars.count, scalars[index] != quote { index += 1 }
    guard index < scalars.count else { throw ExpressionError("this text has no closing quote", at: start) }
    index += 1
    return .text(string(inside..<index - 1))
  }

  private mutating func color() throws(ExpressionError) -> Token.Kind {
    let start = index
    index += 1
    let digits = word()
    guard let color = Color("#" + digits) else {
      throw ExpressionError("a color is written #RGB, #RRGGBB or #RRGGBBAA", at: start)
    }
    return .color(color)
  }

  private static let pairs = ["==", "!=", "<=", ">="]
  private static let singles: Set<Unicode.Scalar> = ["+", "-", "*", "/", "%", "<", ">", "(", ")", "[", "]", ",", "."]
  private static let foreign = [
    "&&": "write 'and'", "||": "write 'or'", "!": "write 'not'", "?": "write if(condition, a, b)",
    "=": "compare with ==", "**": "write pow(a, b)", "^": "write pow(a, b)", "{": "write [x, y] for a point",
    ":": "write if(condition, a, b)", "&": "write 'and'", "|": "write 'or'", "°": "write deg",
  ]

  private mutating func symbol() throws(ExpressionError) -> String {
    let pair = string(index..<min(index + 2, scalars.count))
    if let hint = Self.foreign[pair], pair.count == 2 {
      throw ExpressionError("'\(pair)' means nothing here", at: index, hint: hint)
    }
    if Self.pairs.contains(pair) {
      index += 2
      return pair
    }
    let single = String(scalars[index])
    guard Self.singles.contains(scalars[index]) else {
      throw ExpressionError("'\(single)' means nothing here", at: index, hint: Self.foreign[single])
    }
    index += 1
    return single
  }
}
