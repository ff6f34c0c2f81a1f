import SpringformDocument

/// A piece of a text that is replaced by another, on one line.
struct TextEdit {
  var position: SourcePosition
  /// How many Unicode scalars are taken away.
  var removed: Int
  var inserted: String

  func applied(to text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.unicodeScalars) }
    let (line, start) = (position.line - 1, position.column - 1)
    guard lines.indices.contains(line), start + removed <= lines[line].count else { return text }
    lines[line].replaceSubrange(start..<start + removed, with: Array(inserted.unicodeScalars))
    return lines.map { String(String.UnicodeScalarView($0)) }.joined(separator: "\n")
  }
}

extension TextEdit {
  /// Replaces a scalar that stands on one line without escapes; `nil` for others.
  init?(replacing node: Node, in source: Source, with text: String) {
    guard let scalar = node.scalar else { return nil }
    let line = Array(source.line(node.position.line).unicodeScalars.dropFirst(node.position.column - 1))
    for quote in scalar.isPlain ? [""] : ["\"", "'"] {
      let written = Array((quote + scalar.text + quote).unicodeScalars)
      guard line.starts(with: written) else { continue }
      self.init(position: node.position, removed: written.count, inserted: text)
      return
    }
    return nil
  }

  /// Adds a key to a mapping, before its first one.
  init?(adding key: String, _ value: String, to mapping: Node, in source: Source) {
    guard let place = mapping.entries?.first?.keyPosition else { return nil }
    let before = source.line(place.line).unicodeScalars.prefix(place.column - 1)
    let isFlow = before.last { $0 != " " } == "{"
    let end = isFlow ? ", " : "\n" + String(repeating: " ", count: place.column - 1)
    self.init(position: place, removed: 0, inserted: "\(key): \(value)\(end)")
  }
}
