import Springform
import SpringformDocument
import SpringformExpressions

/// A kind of layer in scene files: what makes a layer one of this kind, and which keys and properties it has for that.
///
/// Each kind has a file of its own in `Kinds`, and a place in `LayerKind.all`; the reader, the schema and the reference know
/// kinds only from there.
final class LayerKind: Sendable {
  /// The word for it in the reference.
  let identifier: String
  /// What it is besides, such as a shape; `nil` for a plain layer.
  let parent: LayerKind?
  /// The keys of which each makes a layer one of this kind.
  let markerKeys: [String]
  /// Whether a mark's value means it.
  private let isMarked: @Sendable (Node) -> Bool
  let make: @Sendable () -> Layer
  /// The keys that it adds, and what they do.
  let keys: [LayerKey]
  /// The properties that it adds.
  let properties: [Property]

  private let ownProperties: [String: Property]
  /// The layers inside that have names, when it is a component; `nil` for every other kind.
  let parts: [String: Scope.ObjectSymbol]?

  /// - Parameter keys: a structure whose stored properties are the keys, in the order of the reference.
  init(
    _ identifier: String, of parent: LayerKind?, markerKeys: [String], keys: some Sendable = [LayerKey](),
    properties: [Property] = [], isMarked: @escaping @Sendable (Node) -> Bool = { _ in true },
    make: @escaping @Sendable () -> Layer
  ) {
    self.identifier = identifier
    self.parent = parent
    self.markerKeys = markerKeys
    self.isMarked = isMarked
    self.make = make
    self.keys = keyCollections(of: keys).flatMap { collection in
      // What is no key of layers is read by the step of another key.
      (collection as? LayerKey).map { [$0] } ?? collection.schemas.map { LayerKey($0, step: nil) }
    }
    self.properties = properties
    ownProperties = Dictionary(uniqueKeysWithValues: properties.map { ($0.name, $0) })
    parts = nil
  }

  /// A layer that a component makes.
  init(component name: String, of parent: LayerKind, parts: [String: Scope.ObjectSymbol]) {
    (identifier, self.parent, self.parts, make) = (name, parent, parts, parent.make)
    (markerKeys, keys, properties, ownProperties, isMarked) = ([], [], [], [:], { _ in false })
  }

  /// What a sentence calls it.
  var title: String {
    parts != nil ? "'\(identifier)'" : parent == nil ? "a plain layer" : "a \(identifier) layer"
  }

  /// Whether a node describes a layer of this kind.
  func describes(_ node: Node) -> Bool { markerKeys.contains { node[$0].map(isMarked) == true } }

  // MARK: Properties

  /// The property of a name that layers of this kind have.
  func property(_ name: String) -> Property? {
    let name = Property.shortNames[name] ?? name
    return ownProperties[name] ?? parent?.property(name)
  }

  /// The names of what layers of this kind have.
  var propertyNames: [String] { (parent?.propertyNames ?? []) + properties.map(\.name) }

  // MARK: Ancestors

  /// Whether layers of this kind have the keys and properties of another.
  func inherits(_ other: LayerKind) -> Bool { self == other || parent?.inherits(other) == true }
}

extension LayerKind: Hashable {
  static func == (a: LayerKind, b: LayerKind) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
