import SpringformExpressions

/// How the reference says things.
extension SceneReference {
  static func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  static func table(of keys: some Sequence<KeySchema>) -> String {
    let rows = keys.map { key in
      ["`\(key.name)`", words(key.content), key.unit ?? "", key.isRequired ? "required" : key.missing ?? "", key.help]
    }
    return table(["Key", "Takes", "Unit", "Default", "Meaning"], rows)
  }

  static func code(_ text: String?) -> String { text.map { "`\($0)`" } ?? "" }

  static func word(_ type: ValueType) -> String {
    switch type {
    case .number: "number"
    case .flag: "condition"
    case .point: "point"
    case .color: "color"
    case .text: "text"
    case .object: "layer"
    case .list(let element): "list of " + word(element)
    }
  }

  static func words(_ content: ContentSchema) -> String {
    switch content {
    case .expression(let type): word(type)
    case .anything: "value"
    case .text: "text"
    case .name: "name"
    case .curve: "curve"
    case .integer(let range) where range.lowerBound == range.upperBound: code("\(range.lowerBound)")
    case .integer(let range): "whole number, \(range.lowerBound) to \(range.upperBound)"
    case .flag: "`true` or `false`"
    case .choice(let words): words.map { code($0) }.joined(separator: ", ")
    case .path: "[path](#path)"
    case .mapping(let name): "[\(name)](#\(name))"
    case .list(let element): "list of " + words(element)
    case .map(let value): "map of " + words(value)
    case .either(let contents): contents.map { words($0) }.joined(separator: " or ")
    }
  }
}
