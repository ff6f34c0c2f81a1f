import SpringformDocument
import SpringformExpressions

/// A key of a mapping: what the schema and the reference say of it, and how its value is read.
///
/// A mapping's keys are the stored properties of one value, a `MappingFormat`'s keys. What is said of the mapping is collected
/// from that value, and a reader names its properties, so that a key is described where, and only where, it can be read.
struct Key<Value>: Sendable {
  let schema: KeySchema
  let content: Content<Value>

  var name: String { schema.name }

  init(
    _ name: String, _ content: Content<Value>, _ help: String, unit: String? = nil, default missing: String? = nil,
    isRequired: Bool = false
  ) {
    schema = KeySchema(name, content.schema, help, unit: unit, default: missing, isRequired: isRequired)
    self.content = content
  }
}

/// What the stored properties of a mapping's keys are: keys, or several of them.
protocol KeyCollection {
  var schemas: [KeySchema] { get }
}

/// The stored properties of a structure of keys, in the order of their declaration.
func keyCollections<Keys>(of keys: Keys) -> [any KeyCollection] {
  Mirror(reflecting: keys).children.compactMap { $0.value as? any KeyCollection }
}

extension Key: KeyCollection {
  var schemas: [KeySchema] { [schema] }
}

extension Array: KeyCollection where Element: KeyCollection {
  var schemas: [KeySchema] { flatMap(\.schemas) }
}

/// How a mapping is described and read.
struct MappingFormat<Keys: Sendable>: Sendable {
  let schema: MappingSchema
  let keys: Keys

  /// - Parameters:
  ///   - name: the schema's name for it.
  ///   - what: what messages call it: "a layer".
  ///   - help: a sentence.
  ///   - short: what may stand for the whole mapping.
  ///   - keys: a structure whose stored properties are the keys, in the order of the reference.
  init(
    _ name: String, _ what: String, _ help: String, isOpen: Bool = false, alternatives: [String] = [],
    short: ContentSchema? = nil, keys: Keys
  ) {
    self.keys = keys
    schema = MappingSchema(
      name, what, help, isOpen: isOpen, alternatives: alternatives, short: short,
      keys: keyCollections(of: keys).flatMap(\.schemas))
  }
}

/// One of several keys that a reader treats alike.
protocol KeyedElement: KeyCollection, Sendable {
  associatedtype Value
  var key: Key<Value> { get }
}

extension KeyedElement {
  var schemas: [KeySchema] { [key.schema] }
}
