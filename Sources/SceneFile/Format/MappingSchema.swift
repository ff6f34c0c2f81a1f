import SpringformExpressions

/// What a mapping in a scene file may hold, as the JSON schema and the reference tell it.
struct MappingSchema: Sendable {
  /// The schema's name for it.
  let name: String
  /// What messages call it: "a layer".
  let what: String
  let help: String
  let keys: [KeySchema]
  /// Whether it may have keys beginning with x-, which mean nothing.
  let isOpen: Bool
  /// Keys of which one has to be there.
  let alternatives: [String]
  /// Whether a value of this kind may stand for the whole mapping.
  let short: ContentSchema?

  init(
    _ name: String, _ what: String, _ help: String, isOpen: Bool = false, alternatives: [String] = [],
    short: ContentSchema? = nil, keys: [KeySchema]
  ) {
    self.name = name
    self.what = what
    self.help = help
    self.keys = keys
    self.isOpen = isOpen
    self.alternatives = alternatives
    self.short = short
  }

  var keyNames: [String] { keys.map(\.name) }
}

/// A key and what its value is.
struct KeySchema: Sendable {
  let name: String
  let content: ContentSchema
  let help: String
  /// What a bare number counts.
  let unit: String?
  /// What counts when the key is not there, in words.
  let missing: String?
  let isRequired: Bool

  init(
    _ name: String, _ content: ContentSchema, _ help: String, unit: String? = nil, default missing: String? = nil,
    isRequired: Bool = false
  ) {
    self.name = name
    self.content = content
    self.help = help
    self.unit = unit
    self.missing = missing
    self.isRequired = isRequired
  }
}

/// What a value may be.
indirect enum ContentSchema: Sendable {
  /// An expression, or what can be written instead of one: a number, a flag, `[x, y]`.
  case expression(ValueType)
  /// An expression of any type.
  case anything
  /// A text that is no expression.
  case text
  /// A text that names something.
  case name
  /// A curve of `trace` by its name, or an expression.
  case curve
  case integer(ClosedRange<Int>)
  case flag
  case choice([String])
  case path
  case mapping(String)
  case list(ContentSchema)
  /// Names of the writer's choice, each with a value.
  case map(ContentSchema)
  case either([ContentSchema])

  static let layer = ContentSchema.expression(.layer(.layer))
  static let layers = ContentSchema.either([layer, .list(layer)])
  static let verbs = ContentSchema.list(.mapping("verb"))
  static let counters = ContentSchema.map(.expression(.number))
  /// Counters, or names for the elements of a list.
  static let elements = ContentSchema.map(.either([.expression(.number), .list(.anything)]))
}
