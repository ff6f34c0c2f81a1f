/// A value of a document, and where it stands.
public struct Node: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// Nothing at all, `~` or `null`.
    case null
    case scalar(Scalar)
    case sequence([Node])
    /// In the order of the text; no key appears twice.
    case mapping([Entry])
  }

  /// A text as it is written, with quotes, escapes and folding undone.
  public struct Scalar: Hashable, Sendable {
    public let text: String
    /// Whether it stands there without quotes, so that it may be a number or a flag.
    public let isPlain: Bool
  }

  public struct Entry: Hashable, Sendable {
    public let key: String
    public let keyPosition: SourcePosition
    public let value: Node
  }

  public let content: Content
  public let position: SourcePosition

  public init(_ content: Content, at position: SourcePosition) {
    self.content = content
    self.position = position
  }

  /// What a sentence calls it.
  public var kind: String {
    switch content {
    case .null: "nothing"
    case .scalar: flag != nil ? "a flag" : number != nil ? "a number" : "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension Node {
  public var scalar: Scalar? { if case .scalar(let scalar) = content { scalar } else { nil } }
  public var elements: [Node]? { if case .sequence(let nodes) = content { nodes } else { nil } }
  public var entries: [Entry]? { if case .mapping(let entries) = content { entries } else { nil } }
  public var isNull: Bool { content == .null }

  /// The text of a scalar that is neither a number nor a flag; of a quoted one in any case.
  public var text: String? { scalar.flatMap { number == nil && flag == nil ? $0.text : nil } }

  /// `true` and `false` are the only flags: `yes`, `no`, `on` and `off` are texts.
  public var flag: Bool? {
    guard let scalar, scalar.isPlain else { return nil }
    return switch scalar.text {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// A finite decimal number. `010` is ten, `1:30` a text, and so are `.inf`, `.nan` and `0x10`.
  public var number: Double? {
    guard let scalar, scalar.isPlain, scalar.text.utf8.allSatisfy(Self.numeric.contains) else { return nil }
    return Double(scalar.text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A number without a fraction.
  public var integer: Int? { number.flatMap { Int(exactly: $0) } }

  private static let numeric = Set("+-.0123456789eE".utf8)

  /// The value of a mapping's key.
  public subscript(key: String) -> Node? { entries?.first { $0.key == key }?.value }
}
