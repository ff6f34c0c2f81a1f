import SpringformNumerics

/// A JSON value, and where it stands.
struct JSONNode {
  indirect enum Content {
    case null
    case flag(Bool)
    /// Which one, the node says: of all that a file holds most are numbers, and none has a box of its own.
    case number
    case text(String)
    case list([JSONNode])
    /// In the order of the text; of several values under one key, the last counts, as for most readers.
    case object([Member])
  }

  struct Member {
    let key: String
    let value: JSONNode
  }

  let content: Content
  /// That of a number, and 0 of anything else.
  private let value: Double
  /// The byte it begins with, or ``themeOffset``.
  let offset: Int

  /// Stands for the place of what does not lie in the animation's own text.
  static let themeOffset = -1

  init(_ content: Content, offset: Int) { (self.content, value, self.offset) = (content, 0, offset) }

  init(number: Double, offset: Int) { (content, value, self.offset) = (.number, number, offset) }

  subscript(key: String) -> JSONNode? {
    guard let member = members?.last(where: { $0.key == key }) else { return nil }
    return member.value.isNull ? nil : member.value
  }

  var isNull: Bool { if case .null = content { true } else { false } }
  var flag: Bool? { if case .flag(let flag) = content { flag } else { nil } }
  var number: Double? { if case .number = content { value } else { nil } }
  var text: String? { if case .text(let text) = content { text } else { nil } }
  var elements: [JSONNode]? { if case .list(let elements) = content { elements } else { nil } }
  var members: [Member]? { if case .object(let members) = content { members } else { nil } }

  /// A text, or a number as a text: exporters write the names of assets and the weights of fonts as both.
  var words: String? {
    switch content {
    case .text(let text): text
    case .number: value.decimalText
    default: nil
    }
  }

  /// The same as part of a theme.
  var inTheme: JSONNode {
    let offset = Self.themeOffset
    return switch content {
    case .list(let elements): JSONNode(.list(elements.map(\.inTheme)), offset: offset)
    case .object(let members):
      JSONNode(.object(members.map { Member(key: $0.key, value: $0.value.inTheme) }), offset: offset)
    case .number: JSONNode(number: value, offset: offset)
    default: JSONNode(content, offset: offset)
    }
  }

  /// How many values there are in it, with itself.
  var count: Int {
    switch content {
    case .list(let elements): elements.reduce(1) { $0 + $1.count }
    case .object(let members): members.reduce(1) { $0 + $1.value.count }
    default: 1
    }
  }

  /// Whether something is so: exporters write flags as numbers, too.
  var isTrue: Bool { flag ?? (number.map { $0 != 0 } ?? false) }
}
