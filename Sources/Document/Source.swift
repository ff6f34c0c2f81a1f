/// A file's text, for showing places in it.
package struct Source: Hashable, Sendable {
  /// The name as messages give it.
  package let file: String
  private let lines: [[Unicode.Scalar]]

  package init(file: String, text: String) {
    self.file = file
    var lines: [[Unicode.Scalar]] = [[]]
    for character in text.unicodeScalars where character != "\r" {
      if character == "\n" { lines.append([]) } else { lines[lines.count - 1].append(character) }
    }
    self.lines = lines
  }

  /// A line by its number, counted from 1; empty beyond the end.
  package func line(_ number: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars(number))
    return String(text)
  }

  func scalars(_ number: Int) -> [Unicode.Scalar] { lines.indices.contains(number - 1) ? lines[number - 1] : [] }

  func scalar(at position: SourcePosition) -> Unicode.Scalar? {
    let line = scalars(position.line)
    return line.indices.contains(position.column - 1) ? line[position.column - 1] : nil
  }

  /// Whether a comma is what comes before a place in its line.
  package func isBehindComma(_ position: SourcePosition) -> Bool {
    scalars(position.line).prefix(position.column - 1).last { !$0.properties.isWhitespace } == ","
  }

  /// Where a character comes first.
  package func position(of character: Unicode.Scalar) -> SourcePosition? {
    for (number, line) in lines.enumerated() {
      if let column = line.firstIndex(of: character) { return SourcePosition(line: number + 1, column: column + 1) }
    }
    return nil
  }

  /// The first scalar that is no space, from a place to its line's end, and its place.
  func nextVisible(from position: SourcePosition) -> (scalar: Unicode.Scalar, position: SourcePosition)? {
    let line = scalars(position.line)
    guard let index = line.indices.first(where: { $0 >= position.column - 1 && !line[$0].properties.isWhitespace })
    else { return nil }
    return (line[index], SourcePosition(line: position.line, column: index + 1))
  }

  /// Where a scalar of a node's text stands in the file.
  ///
  /// The text is followed through the file: quotes, escapes, folded lines and indentation are passed over. An escape that
  /// hides what it stands for (`\u0041`) leaves the place at the last one that could be followed.
  /// - Parameters:
  ///   - node: a scalar's node.
  ///   - offset: the number of Unicode scalars before it.
  package func position(in node: Node, offset: Int) -> SourcePosition {
    guard let scalar = node.scalar else { return node.position }
    var (line, column) = (node.position.line, node.position.column)
    if !scalar.isPlain, let first = self.scalar(at: node.position) {
      // A block's text begins on the next line, a quoted one behind its quote.
      if first == "|" || first == ">" { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    var found = SourcePosition(line: line, column: column)
    let wanted = scalar.text.unicodeScalars
    for (index, character) in wanted.enumerated() {
      if let place = next(character, from: SourcePosition(line: line, column: column)) {
        found = place
        (line, column) = (place.line, place.column + 1)
      }
      if index == offset { return found }
    }
    return wanted.isEmpty ? node.position : SourcePosition(line: found.line, column: found.column + 1)
  }

  private func next(_ character: Unicode.Scalar, from position: SourcePosition) -> SourcePosition? {
    if character.properties.isWhitespace { return scalar(at: position) == character ? position : nil }
    var (line, column) = (position.line, position.column)
    while line <= lines.count, line <= position.line + 1000 {
      let text = scalars(line)
      if let index = text.indices.first(where: { $0 >= column - 1 && text[$0] == character }) {
        return SourcePosition(line: line, column: index + 1)
      }
      (line, column) = (line + 1, 1)
    }
    return nil
  }
}
