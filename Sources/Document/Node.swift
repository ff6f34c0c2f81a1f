/// A value of a document, and where it stands.
package struct Node: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// Nothing at all, `~` or `null`.
    case null
    case scalar(Scalar)
    case sequence([Node])
    /// In the order of the text; no key appears twice.
    case mapping([Entry])
  }

  /// A text as it is written, with quotes, escapes and folding undone.
  package struct Scalar: Hashable, Sendable {
    package let text: String
    /// Whether it stands there without quotes, so that it may be a number or a flag.
    package let isPlain: Bool
  }

  package struct Entry: Hashable, Sendable {
    package let key: String
    package let keyPosition: SourcePosition
    package let value: Node
  }

  package let content: Content
  package let position: SourcePosition

  package init(_ content: Content, at position: SourcePosition) {
    self.content = content
    self.position = position
  }

  /// What a sentence calls it.
  package var kind: String {
    switch content {
    case .null: "nothing"
    case .scalar: flag != nil ? "a flag" : number != nil ? "a number" : "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension Node {
  package var scalar: Scalar? { if case .scalar(let scalar) = content { scalar } else { nil } }
  package var elements: [Node]? { if case .sequence(let nodes) = content { nodes } else { nil } }
  package var entries: [Entry]? { if case .mapping(let entries) = content { entries } else { nil } }
  package var isNull: Bool { content == .null }

  /// The text of a scalar that is neither a number nor a flag; of a quoted one in any case.
  package var text: String? { scalar.flatMap { number == nil && flag == nil ? $0.text : nil } }

  /// `true` and `false` are the only flags: `yes`, `no`, `on` and `off` are texts.
  package var flag: Bool? {
    guard let scalar, scalar.isPlain else { return nil }
    return switch scalar.text {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// A finite decimal number. `010` is ten, `1:30` a text, and so are `.inf`, `.nan` and `0x10`.
  package var number: Double? {
    guard let scalar, scalar.isPlain, scalar.text.utf8.allSatisfy(Self.numeric.contains) else { return nil }
    return Double(scalar.text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A number without a fraction.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }

  private static let numeric = Set("+-.0123456789eE".utf8)

  /// The value of a mapping's key.
  package subscript(key: String) -> Node? { entries?.first { $0.key == key }?.value }
}
