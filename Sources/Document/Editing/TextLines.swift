/// A text by lines, and where in it the values of a YAML document begin and end.
package struct TextLines {
  /// Each with the carriage return at its end, if there is one.
  private let lines: [[Unicode.Scalar]]

  package init(_ text: String) {
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
  }

  package var count: Int { lines.count }

  /// A line without what ends it.
  package func text(of line: Int) -> String {
    String(String.UnicodeScalarView(lines[line].last == "\r" ? lines[line].dropLast() : lines[line][...]))
  }

  package func isBlank(_ line: Int) -> Bool { lines[line].allSatisfy(\.properties.isWhitespace) }

  package func isBlankOrComment(_ line: Int) -> Bool {
    lines[line].first { !$0.properties.isWhitespace }.map { $0 == "#" } ?? true
  }

  /// A place between two scalars: line and column, both from 0.
  struct Place: Hashable, Comparable {
    var line: Int
    var column: Int
    static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
  }

  /// The text with something else between two places.
  func replacing(_ range: Range<Place>, with value: String) -> String {
    let (start, end) = (range.lowerBound, range.upperBound)
    var new = lines
    let line = Array(lines[start.line][..<start.column]) + Array(value.unicodeScalars) + lines[end.line][end.column...]
    new.replaceSubrange(start.line...end.line, with: [line])
    return joined(new)
  }

  /// The text with other lines in the place of some.
  func replacing(lines range: Range<Int>, with section: [String]) -> String {
    let ending: [Unicode.Scalar] = lines[0].last == "\r" ? ["\r"] : []
    var new = lines
    new.replaceSubrange(range, with: section.map { Array($0.unicodeScalars) + ending })
    if let last = new.last, !last.isEmpty { new.append([]) }
    return joined(new)
  }

  private func joined(_ lines: [[Unicode.Scalar]]) -> String {
    lines.map { String(String.UnicodeScalarView($0)) }.joined(separator: "\n")
  }

  /// Where a value stands, without its anchor; `nil` where that cannot be told.
  func range(of node: Node) -> Range<Place>? {
    guard var start = beginning(of: node) else { return nil }
    switch lines[start.line][start.column] {
    case "'", "\"": return quoted(from: start).map { start..<$0 }
    case "[", "{": return flow(from: start).map { start..<$0 }
    case "|", ">": return start..<blockEnd(start.line, indent: indent(start.line) + 1)
    case "-" where node.elements != nil:
      let end = blockEnd(start.line, indent: start.column)
      // The list stays below its key, in one line.
      start.column = min(start.column, lines[start.line].count)
      return start..<end
    default:
      guard let text = node.scalar?.text.unicodeScalars.map({ $0 }) else { return nil }
      let end = start.column + text.count
      guard lines[start.line].count >= end, Array(lines[start.line][start.column..<end]) == text else { return nil }
      return start..<Place(line: start.line, column: end)
    }
  }

  /// Behind an anchor and a tag, which stay.
  private func beginning(of node: Node) -> Place? {
    let (line, column) = (node.position.line - 1, node.position.column - 1)
    guard lines.indices.contains(line) else { return nil }
    var start = column
    let scalars = lines[line]
    while start < scalars.count, scalars[start] == "&" || scalars[start] == "!" {
      while start < scalars.count, !scalars[start].properties.isWhitespace { start += 1 }
      while start < scalars.count, scalars[start].properties.isWhitespace { start += 1 }
    }
    return start < scalars.count ? Place(line: line, column: start) : nil
  }

  private func quoted(from start: Place) -> Place? {
    let quote = lines[start.line][start.column]
    var place = Place(line: start.line, column: start.column + 1)
    while lines.indices.contains(place.line) {
      let line = lines[place.line]
      while place.column < line.count {
        if line[place.column] == "\\", quote == "\"" {
          place.column += 2
        } else if line[place.column] == quote {
          place.column += 1
          // Two single quotes stand for one.
          guard quote == "'", place.column < line.count, line[place.column] == quote else { return place }
          place.column += 1
        } else {
          place.column += 1
        }
      }
      place = Place(line: place.line + 1, column: 0)
    }
    return nil
  }

  private func flow(from start: Place) -> Place? {
    var depth = 0
    var place = start
    while lines.indices.contains(place.line) {
      let line = lines[place.line]
      while place.column < line.count {
        let scalar = line[place.column]
        let isAfterSpace = place.column == 0 || line[place.column - 1].properties.isWhitespace
        if scalar == "#", isAfterSpace { break }
        if scalar == "'" || scalar == "\"", isAfterSpace || "[{,:".unicodeScalars.contains(line[place.column - 1]) {
          guard let end = quoted(from: place) else { return nil }
          guard end.line == place.line else { return nil }
          place = end
          continue
        }
        if scalar == "[" || scalar == "{" { depth += 1 }
        if scalar == "]" || scalar == "}" { depth -= 1 }
        place.column += 1
        if depth == 0 { return place }
      }
      place = Place(line: place.line + 1, column: 0)
    }
    return nil
  }

  private func indent(_ line: Int) -> Int { lines[line].prefix { $0 == " " }.count }

  /// The end of the last line with something in it that is indented at least so far, from a line on.
  private func blockEnd(_ first: Int, indent wanted: Int) -> Place {
    var last = first
    var line = first + 1
    while line < lines.count, isBlank(line) || indent(line) >= wanted {
      if !isBlankOrComment(line) { last = line }
      line += 1
    }
    return Place(line: last, column: lines[last].lastIndex { !$0.properties.isWhitespace }.map { $0 + 1 } ?? 0)
  }
}
