/// Text of CSS, taken apart where strings and brackets allow it.
enum CSSText {
  /// Without comments.
  static func plain(_ text: String) -> String {
    guard text.contains("/*") else { return text }
    var (result, rest) = ("", Substring(text))
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound] + " "
      rest = rest[start.upperBound...].firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    return result + rest
  }

  /// The parts between separators that lie in no string and no brackets, without space around them.
  static func split(_ text: Substring, at isSeparator: (Character) -> Bool) -> [Substring] {
    var (parts, start, nesting): ([Substring], Substring.Index, Nesting) = ([], text.startIndex, Nesting())
    for index in text.indices {
      let isPlain = nesting.isPlain(text[index])
      nesting.forgive()
      guard isPlain, nesting.depth == 0, isSeparator(text[index]) else { continue }
      parts.append(trimmed(text[start..<index]))
      start = text.index(after: index)
    }
    return parts + [trimmed(text[start...])]
  }

  /// Follows strings and brackets.
  private struct Nesting {
    /// How many brackets are open; negative after one that closes what is not.
    private(set) var depth = 0
    private var quote: Character?

    /// Takes the next character, and tells whether it belongs to no string and is no bracket.
    mutating func isPlain(_ character: Character) -> Bool {
      if let open = quote {
        if character == open { quote = nil }
        return false
      }
      switch character {
      case "\"", "'": quote = character
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: return true
      }
      return false
    }

    /// What closes nothing is passed over.
    mutating func forgive() { depth = max(depth, 0) }
  }

  /// The parts of a list with commas.
  static func list(_ text: some StringProtocol) -> [Substring] { split(Substring(text)) { $0 == "," } }

  /// Words and functions with space between.
  static func words(_ text: some StringProtocol) -> [Substring] {
    split(Substring(text), at: \.isWhitespace).filter { !$0.isEmpty }
  }

  static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// The end of a block or of brackets that are open at the beginning of a text.
  static func end(of text: Substring) -> Substring.Index? {
    var nesting = Nesting()
    return text.indices.first { index in
      _ = nesting.isPlain(text[index])
      return nesting.depth < 0
    }
  }

  /// A function's name in lower case and what is in its brackets; `nil` for anything else.
  static func function(_ text: some StringProtocol) -> (name: String, arguments: Substring)? {
    let text = trimmed(Substring(text))
    guard text.last == ")", let open = text.firstIndex(of: "("),
      text[..<open].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" })
    else { return nil }
    let inside = text[text.index(after: open)...]
    guard let end = end(of: inside), inside.index(after: end) == inside.endIndex else { return nil }
    return (text[..<open].lowercased(), inside[..<end])
  }
}
