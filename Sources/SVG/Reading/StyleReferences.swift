/// What a document's style sheets have elements refer to.
struct StyleReferences {
  /// By classes, and by the names of elements.
  private var byClass: [String: [String]] = [:]
  private var byName: [String: [String]] = [:]
  /// By rules that only a style engine could match with elements: they count for all.
  private var ofAll: [String] = []
  /// The words of all selectors, each of which a style engine may have to try with every element.
  private(set) var selectorWords = 0

  /// What a style or a presentation attribute refers to, each without its `#`.
  /// - Throws: ``SVGError/externalReference(_:line:)``, ``SVGError/escapedStyle(line:)``.
  static func references(in style: some StringProtocol, line: Int) throws(SVGError) -> [String] {
    // An escape could hide a reference.
    if style.contains("\\") { throw .escapedStyle(line: line) }
    guard style.contains("(") || style.contains("@") else { return [] }
    let lowercase = style.lowercased()
    if let start = lowercase.firstRange(of: "@import") {
      throw .externalReference(String(lowercase[start.lowerBound...].prefix { $0 != ";" }), line: line)
    }
    var (found, rest): ([String], Substring) = ([], Substring(style))
    while let start = rest.firstIndex(of: "(") {
      let isReference = rest[..<start].suffix(3).lowercased() == "url"
      rest = rest[rest.index(after: start)...]
      guard isReference else { continue }
      let target = rest.prefix { $0 != ")" }.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
      guard target.hasPrefix("#") else { throw .externalReference(String(target.prefix(60)), line: line) }
      found.append(String(target.dropFirst()))
    }
    return found
  }

  /// Notes the rules of a style sheet.
  mutating func add(_ sheet: String, line: Int) throws(SVGError) {
    let sheet = Self.withoutComments(sheet)
    for part in sheet.split(separator: "}") {
      let selector = part.prefix { $0 != "{" }
      selectorWords += selector.split { $0.isWhitespace || ",>+~".contains($0) }.count
    }
    let all = try Self.references(in: sheet, line: line)
    guard !all.isEmpty else { return }
    if Self.hasQuotedBrace(sheet) { ofAll += all }
    var selector = Substring()
    for part in sheet.split(separator: "}", omittingEmptySubsequences: true) {
      let pieces = part.split(separator: "{", omittingEmptySubsequences: false)
      for (index, piece) in pieces.enumerated() {
        if index > 0 { add(try Self.references(in: piece, line: line), of: selector) }
        selector = piece
      }
    }
  }

  /// What the rules make an element refer to.
  func references(of name: String, classes: [String]) -> [String] {
    ofAll + (byName[name] ?? []) + classes.flatMap { byClass[$0] ?? [] }
  }

  private mutating func add(_ references: [String], of selector: Substring) {
    guard !references.isEmpty else { return }
    for alternative in selector.split(separator: ",", omittingEmptySubsequences: false) {
      let last = alternative.split { $0.isWhitespace || ">+~".contains($0) }.last ?? ""
      // What else it asks for only leaves elements out.
      let parts = last.prefix { !":[#".contains($0) }.split(separator: ".", omittingEmptySubsequences: false)
      if parts.count > 1, parts.dropFirst().allSatisfy(Self.isName) {
        byClass[String(parts[1]), default: []] += references
      } else if parts.count == 1, Self.isName(parts[0]) {
        byName[String(parts[0]), default: []] += references
      } else {
        ofAll += references
      }
    }
  }

  private static func isName(_ word: Substring) -> Bool {
    !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
  }

  private static func withoutComments(_ sheet: String) -> String {
    var (result, rest) = ("", Substring(sheet))
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    return result + rest
  }

  /// Whether a brace is a character of a quoted text.
  private static func hasQuotedBrace(_ sheet: String) -> Bool {
    var quote: Character?
    for character in sheet {
      if let open = quote {
        if character == open { quote = nil } else if "{}".contains(character) { return true }
      } else if "\"'".contains(character) {
        quote = character
      }
    }
    return false
  }
}
