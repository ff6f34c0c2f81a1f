/// A value that views say to the containers around them.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a view says to the containers around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [AnyHashable] = []

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type that the view has.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tags.lazy.reversed().compactMap { $0.base as? V }.first }
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(tag)) }

  mutating func add(tag: AnyHashable) { tags.append(tag) }
}

/// A modifier by which a view says something to containers.
protocol SaysToContainers {
  func say(to values: inout ContainerValues)
}

struct ContainerValueModifier<Value>: PrimitiveModifier, SaysToContainers {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  func update(_ node: Node, content: any View) { node.child(.only, content) }
  func say(to values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension TraitModifier: SaysToContainers {
  func say(to values: inout ContainerValues) {
    var traits = ViewTraits()
    change(&traits)
    if let tag = traits.tag { values.add(tag: tag) }
  }
}

extension View {
  /// Says something to the containers around the view.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
