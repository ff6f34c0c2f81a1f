/// Cuts an expression into tokens.
struct ScriptLexer {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var read: [ScriptToken] = []
  /// For each text in backquotes whose value is being read, the braces that are open in it.
  private var openBraces: [Int] = []

  init(_ source: String) { scalars = Array(source.unicodeScalars) }

  mutating func tokens() throws(ExpressionError) -> [ScriptToken] {
    repeat {
      let lineBefore = read.isEmpty ? 0 : line
      try skipSpace()
      let start = line
      read.append(ScriptToken(kind: try next(), line: start, startsLine: start > lineBefore))
    } while read.last?.kind != .end
    return read
  }

  private func scalar(_ distance: Int = 0) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  private func error(_ problem: String) -> ExpressionError { .syntax(problem, line: line) }

  private mutating func advance() -> Unicode.Scalar? {
    guard let scalar = scalar() else { return nil }
    index += 1
    if isLineEnd(scalar), !(scalar == "\r" && self.scalar() == "\n") { line += 1 }
    return scalar
  }

  private func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", "\n", "\r", "\u{B}", "\u{C}", "\u{FEFF}": true
    default: scalar.value > 127 && scalar.properties.isWhitespace
    }
  }

  private mutating func skipSpace() throws(ExpressionError) {
    while let scalar = scalar() {
      if scalar == "/", self.scalar(1) == "/" {
        while let scalar = self.scalar(), !isLineEnd(scalar) { index += 1 }
      } else if scalar == "/", self.scalar(1) == "*" {
        index += 2
        while self.scalar() != nil, !(self.scalar() == "*" && self.scalar(1) == "/") { _ = advance() }
        guard self.scalar() != nil else { throw error("a comment has no end") }
        index += 2
      } else if isSpace(scalar) {
        _ = advance()
      } else {
        return
      }
    }
  }

  private mutating func next() throws(ExpressionError) -> ScriptToken.Kind {
    guard let scalar = scalar() else { return .end }
    switch scalar {
    case "0"..."9": return .number(try number())
    case ".":
      if let digit = self.scalar(1), ("0"..."9").contains(digit) { return .number(try number()) }
      return .symbol(try symbol())
    case "\"", "'": return .string(try string(until: scalar))
    case "`":
      index += 1
      let (text, continues) = try template()
      return .template(text, continues: continues)
    case "}" where openBraces.last == 0:
      index += 1
      openBraces.removeLast()
      let (text, continues) = try template()
      return .moreTemplate(text, continues: continues)
    case _ where isNamePart(scalar): return .name(name())
    case "/" where !endsOperand: throw .unsupported("regular expressions")
    default: return .symbol(try symbol())
    }
  }

  /// Whether what was read last can be followed by an operator: if not, a slash begins a regular expression.
  private var endsOperand: Bool {
    switch read.last?.kind {
    case .number, .string, .template(_, continues: false), .moreTemplate(_, continues: false): true
    case .name(let name): !ScriptParser.reservedWords.contains(name)
    case .symbol(let symbol): symbol == ")" || symbol == "]" || symbol == "}"
    default: false
    }
  }

  private func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$": true
    default: scalar.value > 127 && scalar.properties.isIDContinue
    }
  }

  private func text(_ range: Range<Int>) -> String {
    scalars[range].reduce(into: "") { text, scalar in text.unicodeScalars.append(scalar) }
  }

  private mutating func name() -> String {
    let start = index
    while let scalar = scalar(), isNamePart(scalar) { index += 1 }
    return text(start..<index)
  }

  // MARK: Numbers

  private static let radixes: [Unicode.Scalar: Int] = ["x": 16, "X": 16, "o": 8, "O": 8, "b": 2, "B": 2]

  private mutating func number() throws(ExpressionError) -> Double {
    let start = index
    if scalar() == "0", let radix = scalar(1).flatMap({ Self.radixes[$0] }) {
      index += 2
      guard let value = UInt64(name(), radix: radix) else { throw error("a number has wrong digits") }
      return Double(value)
    }
    skipDigits()
    if scalar() == "." {
      index += 1
      skipDigits()
    }
    if scalar() == "e" || scalar() == "E" {
      index += scalar(1) == "-" || scalar(1) == "+" ? 2 : 1
      skipDigits()
    }
    var digits = text(start..<index)
    if digits.hasSuffix(".") { digits.removeLast() }
    guard let value = Double(digits.hasPrefix(".") ? "0" + digits : digits), scalar().map(isNamePart) != true else {
      throw error("a number is not written right")
    }
    return value
  }

  private mutating func skipDigits() {
    while let scalar = scalar(), ("0"..."9").contains(scalar) { index += 1 }
  }

  // MARK: Texts

  private mutating func string(until quote: Unicode.Scalar) throws(ExpressionError) -> String {
    index += 1
    var units: [UInt16] = []
    while let scalar = advance() {
      if scalar == quote { return String(decoding: units, as: UTF16.self) }
      if scalar == "\\" {
        try escape(into: &units)
      } else if scalar == "\n" || scalar == "\r" {
        break
      } else {
        units.append(contentsOf: UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter)
      }
    }
    throw error("a text has no closing quote")
  }

  private mutating func template() throws(ExpressionError) -> (text: String, continues: Bool) {
    var units: [UInt16] = []
    while let scalar = advance() {
      if scalar == "`" { return (String(decoding: units, as: UTF16.self), false) }
      if scalar == "$", self.scalar() == "{" {
        index += 1
        openBraces.append(0)
        return (String(decoding: units, as: UTF16.self), true)
      }
      if scalar == "\\" {
        try escape(into: &units)
      } else {
        units.append(contentsOf: UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter)
      }
    }
    throw error("a text has no closing quote")
  }

  private static let escapes: [Unicode.Scalar: UInt16] = [
    "n": 10, "t": 9, "r": 13, "b": 8, "f": 12, "v": 11, "0": 0,
  ]

  private mutating func escape(into units: inout [UInt16]) throws(ExpressionError) {
    guard let scalar = advance() else { return }
    switch scalar {
    case "x": units.append(UInt16(truncatingIfNeeded: try hexadecimal(digits: 2)))
    case "u":
      guard self.scalar() == "{" else {
        // Two of them may make up one character, which is why units are gathered, not characters.
        units.append(UInt16(truncatingIfNeeded: try hexadecimal(digits: 4)))
        return
      }
      index += 1
      let digits = name()
      guard self.scalar() == "}", let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
        throw error("a text has a wrong escape")
      }
      index += 1
      units.append(contentsOf: UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter)
    case "\r":
      if self.scalar() == "\n" { _ = advance() }
    case _ where isLineEnd(scalar): break
    default:
      if let unit = Self.escapes[scalar] {
        units.append(unit)
      } else {
        units.append(contentsOf: UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter)
      }
    }
  }

  private mutating func hexadecimal(digits: Int) throws(ExpressionError) -> UInt32 {
    let end = min(index + digits, scalars.count)
    guard end - index == digits, let code = UInt32(text(index..<end), radix: 16) else {
      throw error("a text has a wrong escape")
    }
    index = end
    return code
  }

  // MARK: Operators

  private static let symbols: Set<String> = [
    "{", "}", "(", ")", "[", "]", ";", ",", "<", ">", "<=", ">=", "==", "!=", "===", "!==", "+", "-", "*", "/", "%",
    "**", "++", "--", "<<", ">>", ">>>", "&", "|", "^", "!", "~", "&&", "||", "??", "?", "?.", ":", "=", "+=", "-=",
    "*=", "/=", "%=", "**=", "<<=", ">>=", ">>>=", "&=", "|=", "^=", "&&=", "||=", "??=", "=>", ".", "...",
  ]

  private mutating func symbol() throws(ExpressionError) -> String {
    switch scalars[index] {
    case "(", ")", "[", "]", ",", ";", ":", "~":
      // Nothing longer begins with these.
      index += 1
      return String(scalars[index - 1])
    default: return try longestSymbol()
    }
  }

  private mutating func longestSymbol() throws(ExpressionError) -> String {
    for length in stride(from: 4, to: 0, by: -1) where index + length <= scalars.count {
      let symbol = text(index..<index + length)
      guard Self.symbols.contains(symbol) else { continue }
      // A choice with a number that begins with its point: "a ?.5 : 1".
      if symbol == "?.", let digit = scalar(2), ("0"..."9").contains(digit) { continue }
      if let open = openBraces.last {
        if symbol == "{" { openBraces[openBraces.count - 1] = open + 1 }
        if symbol == "}" { openBraces[openBraces.count - 1] = open - 1 }
      }
      index += length
      return symbol
    }
    throw error("'\(scalars[index].escaped(asASCII: false))' means nothing here")
  }
}
