import SpringformDocument
import SpringformExpressions

/// A mapping of a file, read by its keys. Whatever is wrong is noted and reads as `nil`.
struct Mapping<Keys: Sendable> {
  private let fields: Fields
  private let keys: Keys
  /// What is written under keys that there are, in its order.
  let entries: [Node.Entry]
  /// What names mean to the values.
  let context: ReaderContext

  /// Notes keys that there are not, and keys that have to be there.
  init(_ node: Node, _ format: MappingFormat<Keys>, _ context: ReaderContext) {
    self.init(node, format.schema, keys: format.keys, context)
  }

  init(_ node: Node, _ schema: MappingSchema, keys: Keys, _ context: ReaderContext) {
    fields = context.fields(node, schema)
    entries = (node.entries ?? []).filter { entry in schema.keys.contains { $0.name == entry.key } }
    self.keys = keys
    self.context = context
    for key in schema.keys where key.isRequired { fields.require(key.name) }
  }

  private init(_ fields: Fields, _ entries: [Node.Entry], _ keys: Keys, _ context: ReaderContext) {
    (self.fields, self.entries, self.keys, self.context) = (fields, entries, keys, context)
  }

  /// The same mapping where names mean something else.
  func with(_ context: ReaderContext) -> Self { Self(fields, entries, keys, context) }

  /// The same mapping for a reader of other keys that it has.
  func reading<Others>(_ others: Others) -> Mapping<Others> {
    Mapping<Others>(fields, entries, others, context)
  }

  var node: Node { fields.node }
  var position: SourcePosition { fields.node.position }

  /// The value of a key; `nil` without it.
  func read<Value>(_ key: KeyPath<Keys, Key<Value>>) -> Value? {
    let key = keys[keyPath: key]
    guard let node = fields[key.name], let value = key.content.read(context, node, key.name) else { return nil }
    context.problems.doubt(node, key.name, unit: key.schema.unit)
    return value
  }

  func read<Value>(_ key: KeyPath<Keys, Key<Value>>, default missing: Value) -> Value { read(key) ?? missing }

  /// Those of several keys that are there.
  func read<Element: KeyedElement>(
    _ elements: KeyPath<Keys, [Element]>
  ) -> [(element: Element, value: Element.Value, position: SourcePosition)] {
    keys[keyPath: elements].compactMap { element in
      guard let node = fields[element.key.name],
        let value = element.key.content.read(context, node, element.key.name)
      else { return nil }
      return (element, value, node.position)
    }
  }

  /// A value's node, for what depends on how it is written.
  func node<Value>(_ key: KeyPath<Keys, Key<Value>>) -> Node? { fields[keys[keyPath: key].name] }

  func entry<Value>(_ key: KeyPath<Keys, Key<Value>>) -> Node.Entry? { fields.entry(keys[keyPath: key].name) }

  func has<Value>(_ key: KeyPath<Keys, Key<Value>>) -> Bool { entry(key) != nil }

  /// Whether one of several keys is there.
  func has(oneOf several: [PartialKeyPath<Keys>]) -> Bool {
    several.contains { path in
      (keys[keyPath: path] as? any KeyCollection)?.schemas.contains { fields.entry($0.name) != nil } == true
    }
  }

  /// Notes a key that has to be there because of another.
  func require<Value>(_ key: KeyPath<Keys, Key<Value>>) { fields.require(keys[keyPath: key].name) }

  /// The value of an entry; one without a value is a problem.
  func value(of entry: Node.Entry) -> Node? { fields[entry.key] }

  // MARK: Keys that others name

  func has(_ name: String) -> Bool { fields.entry(name) != nil }

  func require(_ name: String) { fields.require(name) }

  // MARK: Repetitions

  /// Counters and groups, each visible to those after it.
  /// - Returns: the loops, and the mapping as what is repeated reads it.
  func loops<Counters>(
    _ counters: KeyPath<Keys, Key<Counters>>, where condition: KeyPath<Keys, Key<Expression>>,
    countsOnly: Bool = false
  ) -> (Loops, Self) {
    let entries = has(counters) ? fields.names(keys[keyPath: counters].name) ?? [] : []
    var (loops, inner) = context.loops(entries, countsOnly: countsOnly)
    loops.condition = with(inner).read(condition)
    return (loops, with(inner))
  }
}
