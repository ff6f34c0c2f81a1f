/// Takes an XML document apart into tags and texts.
///
/// It ends where a rule of XML is broken: librsvg's parser is the judge of that, and refuses the whole document.
struct XMLScanner {
  /// A name as it is written, perhaps with the prefix of a namespace.
  struct Name {
    let qualified: String

    /// Without the prefix; that of a namespace's declaration is empty.
    var local: String {
      qualified.hasPrefix("xmlns") ? "" : qualified.split(separator: ":").last.map(String.init) ?? ""
    }
  }

  struct Attribute {
    let qualifiedName: String
    /// Without the prefix of a namespace.
    let name: String
    let value: Range<Int>
  }

  enum Token {
    case start(name: Name, [Attribute], isEmpty: Bool)
    case end
    /// What stands between tags; in a CDATA section, nothing stands for something else.
    case text(Range<Int>, isLiteral: Bool)
    case instruction(name: String)
    /// A document type, with declarations of its own or without.
    case documentType(declares: Bool)
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The line in which the last token begins, from 1.
  private(set) var line = 1
  private var lineEnd = 0

  mutating func next() -> Token? {
    guard position < bytes.count else { return nil }
    for byte in bytes[lineEnd..<position] where byte == UInt8(ascii: "\n") { line += 1 }
    lineEnd = position
    guard bytes[position] == UInt8(ascii: "<") else {
      let start = position
      position = index(of: "<", from: position) ?? bytes.count
      return .text(start..<position, isLiteral: false)
    }
    if skip("<!--") { return skip(past: "-->") == nil ? nil : next() }
    if skip("<![CDATA[") { return skip(past: "]]>").map { .text($0, isLiteral: true) } }
    if skip("<?") {
      let name = name().local
      return skip(past: "?>") == nil ? nil : .instruction(name: name)
    }
    if skip("<!DOCTYPE") { return documentType() }
    if skip("</") { return skip(past: ">") == nil ? nil : .end }
    position += 1
    return startTag()
  }

  /// A text with what its references stand for.
  func text(_ range: Range<Int>) -> String { Self.resolved(String(decoding: bytes[range], as: UTF8.self)) }

  /// An attribute's value: line ends and tabs that are written as they are, and not as references, are spaces (XML 1.0, 3.3.3).
  func value(of attribute: Attribute) -> String {
    let text = String(decoding: bytes[attribute.value], as: UTF8.self).replacing("\r\n", with: " ")
    return Self.resolved(
      text.contains { "\t\n\r".contains($0) } ? String(text.map { "\t\n\r".contains($0) ? " " : $0 }) : text)
  }

  /// A text with what its references stand for.
  private static func resolved(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)[...]
    var result = String(parts.removeFirst())
    for part in parts {
      guard let end = part.firstIndex(of: ";"), let character = Self.character(part[..<end]) else {
        result += "&" + part
        continue
      }
      result.unicodeScalars.append(character)
      result += part[part.index(after: end)...]
    }
    return result
  }

  /// A text as it is written.
  func literal(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Parts

  private mutating func startTag() -> Token? {
    let name = name()
    var attributes: [Attribute] = []
    while true {
      skipSpace()
      if skip(">") { return .start(name: name, attributes, isEmpty: false) }
      if skip("/>") { return .start(name: name, attributes, isEmpty: true) }
      let attribute = self.name()
      skipSpace()
      guard skip("=") else { return nil }
      skipSpace()
      guard let value = skip("\"") ? skip(past: "\"") : skip("'") ? skip(past: "'") : nil else { return nil }
      attributes.append(Attribute(qualifiedName: attribute.qualified, name: attribute.local, value: value))
    }
  }

  /// Names, and quoted addresses of a definition that nobody reads.
  private mutating func documentType() -> Token? {
    while position < bytes.count {
      if skip(">") { return .documentType(declares: false) }
      if skip("[") { return .documentType(declares: true) }
      for quote in ["\"", "'"] where skip(quote) {
        if skip(past: quote) == nil { return nil }
        position -= 1
      }
      position += 1
    }
    return nil
  }

  private mutating func name() -> Name {
    let start = position
    while position < bytes.count, !Self.ends[Int(bytes[position])] { position += 1 }
    return Name(qualified: String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private static let ends: [Bool] = (0..<256).map { " \t\r\n/>=?\"'<".utf8.contains(UInt8($0)) }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
  }

  private mutating func skip(_ word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  /// Goes on behind a mark; returns what lies before it.
  private mutating func skip(past mark: String) -> Range<Int>? {
    guard let end = index(of: mark, from: position) else { return nil }
    defer { position = end + mark.utf8.count }
    return position..<end
  }

  private func index(of mark: String, from start: Int) -> Int? {
    guard let first = mark.utf8.first else { return nil }
    var start = start
    while let index = bytes[start...].firstIndex(of: first) {
      if bytes[index...].starts(with: mark.utf8) { return index }
      start = index + 1
    }
    return nil
  }

  private static func character(_ reference: Substring) -> Unicode.Scalar? {
    let named: [Substring: Unicode.Scalar] = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
    guard reference.hasPrefix("#") else { return named[reference] }
    let digits = reference.dropFirst()
    return (digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)).flatMap(Unicode.Scalar.init)
  }
}
