public import Observation
@_spi(Reflection) import Swift

/// A property that belongs to a view's place rather than to its value, and for whose changes the view runs again.
public protocol DynamicProperty {
  /// Called before the view's body runs.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property wrapper of the module's own.
protocol NodeProperty: DynamicProperty {
  /// Connects this copy of the property with what a node keeps at a place: the view's value may be in several.
  mutating func attach(to node: Node, at index: Int)
}

/// A view that stands for a modifier or a style, whose property wrappers are meant.
protocol HoldsProperties {
  associatedtype Holder
  var holder: Holder { get set }
}

extension Node {
  /// Connects the property wrappers of a view with what the node keeps.
  func attach<V: View>(_ view: inout V) {
    environmentReads = []
    var index = 0
    if let holding = view as? any HoldsProperties {
      func attached<H: HoldsProperties>(_ holding: H) -> Any {
        var holding = holding
        attachParts(of: &holding.holder, &index)
        return holding
      }
      if let attached = attached(holding) as? V { view = attached }
    } else {
      attachParts(of: &view, &index)
    }
  }

  /// By what a gesture of the node's is known: where it is among them, and what it is.
  struct GestureKey: Hashable {
    let path: [Int]
    let type: ObjectIdentifier
  }

  /// More values than a view or a gesture has.
  private static let valuesOfOne = 1000

  /// The same for a gesture's, which is connected anew at each touch: what it reads makes no view anew.
  func attach<G: Gesture>(gesture: inout G, at key: GestureKey) {
    let reads = environmentReads
    let place = gesturePlaces[key] ?? gesturePlaces.count
    gesturePlaces[key] = place
    var index = Self.valuesOfOne * (place + 1)
    attachParts(of: &gesture, &index)
    environmentReads = reads
  }

  /// The same for the properties of a value, in their places in memory.
  private func attachParts<T>(of value: inout T, _ index: inout Int) {
    guard !(T.self is AnyClass) else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let start = UnsafeMutableRawPointer(pointer)
      _ = _forEachField(of: T.self) { _, offset, type, _ in
        guard let type = type as? any DynamicProperty.Type else { return true }
        func attach<P: DynamicProperty>(_: P.Type) {
          attachProperty(&start.advanced(by: offset).assumingMemoryBound(to: P.self).pointee, &index)
        }
        attach(type)
        return true
      }
    }
  }

  private func attachProperty<P: DynamicProperty>(_ property: inout P, _ index: inout Int) {
    if var own = property as? any NodeProperty {
      own.attach(to: self, at: index)
      index += 1
      if let own = own as? P { property = own }
    } else {
      attachParts(of: &property, &index)
      property.update()
    }
  }
}

/// A value with those who have read it.
final class StateStorage<Value> {
  private weak var first: ViewHost?
  /// Where it was made, or who has read it, which may last longer.
  private var host: ViewHost? { first ?? readers.values.lazy.compactMap { $0.node?.host }.first }
  /// The newest value, and the one that the update under way has come to.
  private var newest: Value
  private var committed: Value
  private var readers: [ObjectIdentifier: WeakNode] = [:]
  /// Told of each value that is set.
  var whenSet: ((Value) -> Void)?

  init(_ value: Value, on host: ViewHost) { (newest, committed, first) = (value, value, host) }

  var value: Value {
    get {
      guard let node = host?.reading else { return newest }
      readers[ObjectIdentifier(node)] = WeakNode(node: node)
      return committed
    }
    set {
      newest = newValue
      whenSet?(newValue)
      // Nobody who has read it is there any more.
      guard let host else { return committed = newValue }
      host.change { [self] in
        let isSame = isSameValue(committed, newValue)
        committed = newValue
        guard !isSame else { return }
        for reader in readers.values { reader.node?.mark() }
        readers = readers.filter { $0.value.node != nil }
      }
    }
  }
}

struct WeakNode {
  weak var node: Node?
}

/// A value that a view keeps.
@propertyWrapper
public struct State<Value>: NodeProperty, KnowsSameness {
  /// What all copies of the view's value at a place share.
  final class Slot {
    let makeInitial: () -> Value
    private(set) lazy var initial = makeInitial()
    private var isTaken = false
    let storage: StateStorage<Value>?

    init(_ makeInitial: @escaping () -> Value, _ storage: StateStorage<Value>? = nil) {
      (self.makeInitial, self.storage) = (makeInitial, storage)
    }

    /// The first value for another place, which is another object where it is one.
    func takeInitial() -> Value {
      defer { isTaken = true }
      return isTaken ? makeInitial() : initial
    }
  }

  private(set) var slot: Slot

  public init(wrappedValue value: Value) { slot = Slot({ value }) }
  public init(initialValue value: Value) { slot = Slot({ value }) }
  /// Of an observable object, which is made once for each place.
  public init(wrappedValue thunk: @autoclosure @escaping () -> Value)
  where Value: AnyObject, Value: Observable {
    slot = Slot(thunk)
  }

  public var wrappedValue: Value {
    get { slot.storage?.value ?? slot.initial }
    nonmutating set { slot.storage?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let (slot, storage) = (slot, slot.storage)
    return Binding(
      get: { storage?.value ?? slot.initial }, set: { value, _ in storage?.value = value },
      identity: slot.storage.map { AnyHashable(ObjectIdentifier($0)) })
  }

  mutating func attach(to node: Node, at index: Int) {
    let storage =
      node.storages[index] as? StateStorage<Value> ?? StateStorage(slot.takeInitial(), on: node.host)
    node.storages[index] = storage
    attach(to: storage)
  }

  mutating func attach(to storage: StateStorage<Value>) { slot = Slot(slot.makeInitial, storage) }

  /// The first value does not matter any more.
  func isSame(as other: Any) -> Bool { other is State<Value> }
}

// In an extension: within the structure, a property without a value would be asked to have this one.
extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// A value that belongs to somebody else.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, KnowsSameness {
  public var transaction = Transaction()
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void
  /// What the binding leads to; `nil` where that is not known.
  private let identity: AnyHashable?

  init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void, identity: AnyHashable?
  ) {
    (self.get, self.set, self.identity) = (get, set, identity)
  }

  /// What a storage keeps.
  init(storage: StateStorage<Value>) {
    self.init(
      get: { storage.value }, set: { value, _ in storage.value = value },
      identity: AnyHashable(ObjectIdentifier(storage)))
  }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: { value, _ in set(value) }, identity: nil)
  }
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: set, identity: nil)
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _, _ in }, identity: nil)
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      guard transaction.animation != nil || transaction.disablesAnimations else {
        return set(newValue, transaction)
      }
      withTransaction(transaction) { set(newValue, transaction) }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    let (get, set) = (get, set)
    var binding = Binding<Subject>(
      get: { get()[keyPath: keyPath] },
      set: { new, transaction in
        var value = get()
        value[keyPath: keyPath] = new
        set(value, transaction)
      }, identity: identity.map { AnyHashable([$0, AnyHashable(keyPath)]) })
    binding.transaction = transaction
    return binding
  }

  /// The binding, whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  func isSame(as other: Any) -> Bool {
    guard let other = other as? Binding<Value>, let identity else { return false }
    return identity == other.identity
  }
}

extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

/// A value that views above have set.
@propertyWrapper
public struct Environment<Value>: NodeProperty, KnowsSameness {
  private var value: Value?
  private let keyPath: KeyPath<EnvironmentValues, Value>?
  private let find: (EnvironmentValues) -> Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    find = { $0[keyPath: keyPath] }
  }

  /// An observable object of the type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    keyPath = nil
    find = { $0[object: ObjectIdentifier(objectType)] as? Value }
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    keyPath = nil
    find = { .some($0[object: ObjectIdentifier(objectType)] as? T) }
  }

  public var wrappedValue: Value {
    if let value { return value }
    if let value = find(EnvironmentValues()) { return value }
    MainLoop.required(for: "@Environment").fail(
      "no \(Value.self) is in the environment of a view that asks for one")
    fatalError("no \(Value.self) is in the environment of a view that asks for one")
  }

  mutating func attach(to node: Node, at index: Int) {
    value = find(node.environment)
    let find = find
    node.environmentReads.append { old, new in
      switch (find(old), find(new)) {
      case (let old?, let new?): !isSameValue(old, new)
      case (nil, nil): false
      default: true
      }
    }
  }

  func isSame(as other: Any) -> Bool {
    (other as? Environment<Value>).map { $0.keyPath == keyPath } ?? false
  }
}

/// A name that is a view's own.
@propertyWrapper
public struct Namespace: NodeProperty, KnowsSameness {
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private final class Kept {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  public private(set) var wrappedValue = ID(number: 0)

  public init() {}

  mutating func attach(to node: Node, at index: Int) {
    let kept = node.storages[index] as? Kept ?? Kept(ID(number: node.host.nextNumber()))
    node.storages[index] = kept
    wrappedValue = kept.id
  }

  func isSame(as other: Any) -> Bool { other is Namespace }
}
