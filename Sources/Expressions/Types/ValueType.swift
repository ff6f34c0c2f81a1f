/// What an expression's value is.
package indirect enum ValueType: Equatable, Sendable {
  case number, flag, point, color, text
  case object(any ObjectType)
  case list(ValueType)

  /// What a sentence calls it.
  package var name: String {
    switch self {
    case .number: "a number"
    case .flag: "true or false"
    case .point: "a point"
    case .color: "a color"
    case .text: "a text"
    case .object(let type): type.name
    case .list(let element): "a list of \(element.plural)"
    }
  }

  var isObject: Bool { if case .object = self { true } else { false } }

  private var plural: String {
    switch self {
    case .number: "numbers"
    case .flag: "flags"
    case .point: "points"
    case .color: "colors"
    case .text: "texts"
    case .object(let type): type.pluralName
    case .list: "lists"
    }
  }

  package static func == (a: ValueType, b: ValueType) -> Bool {
    switch (a, b) {
    case (.number, .number), (.flag, .flag), (.point, .point), (.color, .color), (.text, .text): true
    case (.object(let a), .object(let b)): a.isSame(as: b)
    case (.list(let a), .list(let b)): a == b
    default: false
    }
  }
}
