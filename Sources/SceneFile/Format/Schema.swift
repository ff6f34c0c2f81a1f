import SpringformExpressions

/// The format as a JSON Schema, for editors that complete and check while one types.
///
/// It is made from the same forms as the reader. What only the reader can tell, such as what an expression means, a schema
/// leaves open: it accepts a text wherever an expression may stand.
public enum SceneSchema {
  /// The schema, draft 2020-12, as text; always the same.
  public static var text: String { document.text(indent: "") + "\n" }

  private static var document: SchemaValue {
    guard case .object(let scene) = object(SceneKeys.format.schema) else { return .object([]) }
    let definitions = MappingSchema.all.filter { $0.name != SceneKeys.format.schema.name }.map {
      ($0.name, schema(of: $0))
    }
    return .object(
      [
        ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text("Springform scene")),
      ] + scene + [("$defs", .object(definitions))])
  }

  /// A form, or what may be written for short instead.
  private static func schema(of mapping: MappingSchema) -> SchemaValue {
    guard let short = mapping.short else { return object(mapping) }
    return .object([("anyOf", .list([object(mapping), schema(of: short)]))])
  }

  private static func object(_ mapping: MappingSchema) -> SchemaValue {
    let properties = mapping.keys.map { key in (key.name, described(schema(of: key.content), description(of: key))) }
    let required = mapping.keys.filter(\.isRequired).map { SchemaValue.text($0.name) }
    return .object(
      [
        ("description", .text(mapping.help)), ("type", .text("object")), ("properties", .object(properties)),
      ] + (required.isEmpty ? [] : [("required", .list(required))]) + alternatives(mapping) + others(mapping))
  }

  private static func alternatives(_ mapping: MappingSchema) -> [(String, SchemaValue)] {
    guard !mapping.alternatives.isEmpty else { return [] }
    return [("anyOf", .list(mapping.alternatives.map { .object([("required", .list([.text($0)]))]) }))]
  }

  /// What keys there may be besides: a component's parameters where one is used, and a file's own where it keeps anchors.
  private static func others(_ mapping: MappingSchema) -> [(String, SchemaValue)] {
    if mapping.isOpen {
      return [
        ("patternProperties", .object([("^x-", .object([]))])), ("additionalProperties", .flag(false)),
      ]
    }
    guard mapping.keyNames.contains("use") else { return [("additionalProperties", .flag(false))] }
    let names = mapping.keyNames.map { SchemaValue.text($0) }
    return [
      ("if", .object([("not", .object([("required", .list([.text("use")]))]))])),
      ("then", .object([("propertyNames", .object([("enum", .list(names))]))])),
    ]
  }

  /// What editors show while one types.
  private static func description(of key: KeySchema) -> String {
    key.help + (key.unit.map { " (\($0))" } ?? "") + (key.missing.map { "; default: \($0)" } ?? "")
  }

  private static func described(_ schema: SchemaValue, _ help: String) -> SchemaValue {
    guard case .object(let members) = schema, !help.isEmpty else { return schema }
    return .object([("description", .text(help))] + members)
  }

  private static func schema(of content: ContentSchema) -> SchemaValue {
    switch content {
    case .expression(let type): expression(type)
    case .anything: types(["number", "string", "boolean", "array"])
    case .text, .name: types(["string"])
    case .curve: types(["string", "boolean"])
    case .integer(let range):
      .object([
        ("type", .text("integer")), ("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound)),
      ])
    case .flag: types(["boolean"])
    case .choice(let words): .object([("enum", .list(words.map { .text($0) }))])
    case .path:
      either([types(["string"]), list(of: either([types(["string"]), reference(PathPieceKeys.format.schema.name)]))])
    case .mapping(let name): reference(name)
    case .list(let element): list(of: schema(of: element))
    case .map(let value): .object([("type", .text("object")), ("additionalProperties", schema(of: value))])
    case .either(let contents): either(contents.map { schema(of: $0) })
    }
  }

  private static func expression(_ type: ValueType) -> SchemaValue {
    switch type {
    case .number: types(["number", "string"])
    case .flag: types(["boolean", "string"])
    case .color, .object: types(["string"])
    case .text: types(["string", "number", "boolean"])
    case .point:
      either([
        types(["string"]),
        .object([
          ("type", .text("array")), ("items", types(["number", "string"])), ("minItems", .number(2)),
          ("maxItems", .number(2)),
        ]),
      ])
    case .list(let element): either([types(["string"]), list(of: expression(element))])
    }
  }

  private static func types(_ names: [String]) -> SchemaValue {
    .object([("type", names.count == 1 ? .text(names[0]) : .list(names.map { .text($0) }))])
  }

  private static func list(of element: SchemaValue) -> SchemaValue {
    .object([("type", .text("array")), ("items", element)])
  }

  private static func either(_ schemas: [SchemaValue]) -> SchemaValue { .object([("anyOf", .list(schemas))]) }
  private static func reference(_ name: String) -> SchemaValue { .object([("$ref", .text("#/$defs/\(name)"))]) }
}

/// JSON whose members keep their order.
private enum SchemaValue {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([SchemaValue])
  case object([(String, SchemaValue)])

  func text(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return "\(number)"
    case .flag(let flag): return "\(flag)"
    case .list(let values):
      let isShort = values.allSatisfy { if case .text = $0 { true } else { false } }
      if isShort { return "[" + values.map { $0.text(indent: "") }.joined(separator: ", ") + "]" }
      return "[\n" + values.map { inner + $0.text(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { inner + Self.quoted($0.0) + ": " + $0.1.text(indent: inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { result, scalar in
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    } + "\""
  }
}
