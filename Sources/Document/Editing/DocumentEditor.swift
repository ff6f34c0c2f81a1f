/// Changes single values in a YAML text. Everything else stays as it is written: comments, layout, quotes, order.
///
/// ```swift
/// var editor = DocumentEditor(text, file: "wobble.scene.yml")
/// try editor.replace(["params", "damping"], with: "0.2")
/// ```
package struct DocumentEditor {
  /// The text as it is now.
  package private(set) var text: String
  private let file: String

  package init(_ text: String, file: String) {
    self.text = text
    self.file = file
  }

  /// Puts another value into its place.
  /// - Parameters:
  ///   - path: the keys that lead to it.
  ///   - value: as YAML writes it in one line.
  /// - Throws: `DocumentEditError`, and `ProblemList` when the text is no YAML; the text is as it was then.
  package mutating func replace(_ path: [String], with value: String) throws {
    let document = try Document(Array(text.utf8), file: file)
    guard let node = document.root.descendant(path) else { throw DocumentEditError.missing(path) }
    let lines = TextLines(text)
    guard let range = lines.range(of: node) else { throw DocumentEditError.unclear(path) }
    try become(lines.replacing(range, with: value), from: document.root, at: path)
  }

  /// Puts other lines in the place of a whole section of the text, with its key, or at the end if there is none.
  /// - Parameters:
  ///   - key: one of the text's outermost.
  ///   - section: the new lines, beginning with the key.
  /// - Throws: as ``replace(_:with:)``.
  package mutating func replaceSection(_ key: String, with section: [String]) throws {
    let document = try Document(Array(text.utf8), file: file)
    guard let entries = document.root.entries, entries.allSatisfy({ $0.keyPosition.column == 1 }) else {
      throw DocumentEditError.unclear([key])
    }
    let lines = TextLines(text)
    var first = lines.count
    var end = lines.count
    if let old = entries.first(where: { $0.key == key }) {
      first = old.keyPosition.line - 1
      end = entries.map { $0.keyPosition.line - 1 }.filter { $0 > first }.min() ?? lines.count
      // What stands before the next section belongs to that.
      while end > first + 1, lines.isBlankOrComment(end - 1) { end -= 1 }
    } else {
      while first > 0, lines.isBlank(first - 1) { first -= 1 }
      end = first
    }
    try become(lines.replacing(lines: first..<end, with: section), from: document.root, at: [key])
  }

  /// Takes a new text over if nothing but the value at a path has changed by it.
  private mutating func become(_ new: String, from old: Node, at path: [String]) throws {
    guard let root = try? Document(Array(new.utf8), file: file).root, root.descendant(path) != nil,
      root.outline(without: path) == old.outline(without: path)
    else { throw DocumentEditError.unclear(path) }
    text = new
  }
}

/// Why a value was not changed.
package enum DocumentEditError: Error, Hashable {
  case missing([String])
  /// What the text says there stands for more than this value, or is written in a way that cannot be replaced by one line.
  case unclear([String])
}

extension Node {
  fileprivate func descendant(_ path: [String]) -> Node? {
    path.reduce(self) { node, key in node?[key] }
  }

  /// What it says, without places and without the value at a path.
  fileprivate func outline(without path: [String]) -> Outline {
    guard path != [] else { return .list([]) }
    return switch content {
    case .null: .null
    case .scalar(let scalar): .text(scalar)
    case .sequence(let nodes): .list(nodes.map { $0.outline(without: ["\0"]) })
    case .mapping(let entries):
      .table(
        entries.filter { path != [$0.key] }
          .map {
            .init(
              key: $0.key, value: $0.value.outline(without: path.first == $0.key ? Array(path.dropFirst()) : ["\0"]))
          })
    }
  }
}

private indirect enum Outline: Hashable {
  struct Entry: Hashable {
    let key: String
    let value: Outline
  }
  case null
  case text(Node.Scalar)
  case list([Outline])
  case table([Entry])
}
