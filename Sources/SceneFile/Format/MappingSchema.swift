/// What a mapping in a scene file may hold. Readers, the schema and the reference are made from the same forms.
struct MappingSchema: Sendable {
  /// The schema's name for it.
  let name: String
  /// What messages call it: "a layer".
  let what: String
  let help: String
  let keys: [Key]
  /// Whether a value of this kind may stand for the whole mapping.
  let short: Content?

  init(_ name: String, _ what: String, _ help: String, short: Content? = nil, keys: [Key]) {
    self.name = name
    self.what = what
    self.help = help
    self.keys = keys
    self.short = short
  }

  var keyNames: [String] { keys.map(\.name) }

  /// A key and what its value is.
  struct Key: Sendable {
    let name: String
    let content: Content
    let help: String
    /// What a bare number counts.
    let unit: String?
    /// What counts when the key is not there, in words.
    let missing: String?
    let isRequired: Bool

    init(
      _ name: String, _ content: Content, _ help: String, unit: String? = nil, default missing: String? = nil,
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

  indirect enum Content: Sendable {
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
    case list(Content)
    /// Names of the writer's choice, each with a value.
    case map(Content)
    case either([Content])
  }
}
