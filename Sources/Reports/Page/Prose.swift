/// A sentence in which names stand between backticks, as the command line prints it. Each format shows them its own way.
///
/// A backtick begins a name where a word could begin, and ends it where one could end. Any other is part of a value, and means
/// itself.
struct Prose {
  enum Part: Hashable {
    case text(String)
    case name(String)
  }

  let parts: [Part]

  init(_ sentence: String) {
    var parts: [Part] = []
    var rest = Array(sentence)[...]
    var text = ""
    while let first = rest.popFirst() {
      guard first == "`", text.last.map({ Self.opening.contains($0) }) ?? true,
        let end = rest.indices.first(where: { Self.closes(rest, at: $0) })
      else {
        text.append(first)
        continue
      }
      if !text.isEmpty { parts.append(.text(text)) }
      parts.append(.name(String(rest[..<end])))
      rest = rest[rest.index(after: end)...]
      // What follows the name begins no other one.
      text = rest.popFirst().map { String($0) } ?? ""
    }
    if !text.isEmpty { parts.append(.text(text)) }
    self.parts = parts
  }

  /// What a name may stand after.
  private static let opening: Set<Character> = [" ", "(", "“"]

  /// What may stand after a name.
  private static let closing: Set<Character> = [" ", ",", ";", ":", ".", ")", "”", "'", "’"]

  private static func closes(_ text: ArraySlice<Character>, at index: Int) -> Bool {
    guard text[index] == "`", index > text.startIndex else { return false }
    return index + 1 == text.endIndex || closing.contains(text[index + 1])
  }

  /// For an HTML page.
  var html: String {
    parts.map { part in
      switch part {
      case .text(let text): htmlEscaped(text)
      case .name(let name): "<code>\(htmlEscaped(name))</code>"
      }
    }.joined()
  }

  /// Where nothing can be set apart: in titles, and in XML.
  var plain: String {
    parts.map { part in
      switch part {
      case .text(let text), .name(let text): text
      }
    }.joined()
  }

  /// For a cell of a table.
  var markdown: String {
    parts.map { part in
      switch part {
      case .text(let text): Markdown.text(text)
      case .name(let name): Markdown.code(name)
      }
    }.joined()
  }
}
