public import QuartzCore
import UIKit

// Values that outlive an app on a device. Here each scene begins as an app does that has just been installed.

/// What is stored for as long as a scene lasts, by its key, whichever of its views asks: those on a sheet, too.
private final class ValueStore: Companion {
  private var storages: [String: AnyObject] = [:]
  /// Take over what the defaults say now.
  private var refreshes: [() -> Void] = []

  init(_ loop: MainLoop) {
    UserDefaults.observe { [unowned self] in for refresh in refreshes { refresh() } }
  }

  /// The storage of a key, made on a host with a first value where there is none.
  func storage<Value>(
    _ key: String, _ initial: Value, in defaults: StoredDefault<Value>?, on host: ViewHost
  ) -> StateStorage<Value> {
    if let known = storages[key] as? StateStorage<Value> { return known }
    let storage = StateStorage(defaults?.value ?? initial, on: host)
    storages[key] = storage
    if let defaults {
      storage.whenSet = { defaults.value = $0 }
      refreshes.append { [unowned storage] in
        let value = defaults.value ?? initial
        if !isSameValue(storage.value, value) { storage.value = value }
      }
    }
    return storage
  }
}

/// How a value is kept among an app's defaults.
private struct StoredDefault<Value> {
  let key: String
  let store: UserDefaults
  let read: (Any) -> Value?
  /// `nil` for a value that is none.
  let write: (Value) -> Any?

  var value: Value? {
    get { store.object(forKey: key).flatMap(read) }
    nonmutating set { store.set(newValue.flatMap(write), forKey: key) }
  }
}

/// A value that is stored by a key.
private struct StoredValue<Value> {
  /// Who keeps the value.
  enum Scope: Equatable { case app(suite: String), scene }

  private let scope: Scope
  private let key: String
  private let defaults: StoredDefault<Value>?
  private var state: State<Value>

  init(_ initial: Value, _ key: String, in defaults: StoredDefault<Value>? = nil) {
    (state, self.key, self.defaults) = (State(initialValue: initial), key, defaults)
    scope = defaults.map { .app(suite: $0.store.name) } ?? .scene
  }

  var value: Value {
    // In an object that is no view's it is attached to nothing.
    get { state.slot.storage == nil ? defaults?.value ?? state.wrappedValue : state.wrappedValue }
    nonmutating set {
      if state.slot.storage == nil, let defaults { defaults.value = newValue } else { state.wrappedValue = newValue }
    }
  }
  var binding: Binding<Value> { state.projectedValue }

  mutating func attach(to node: Node, at index: Int) {
    let storage = ValueStore.of(node.host.loop).storage(
      "\(scope) \(key)", state.slot.initial, in: defaults, on: node.host)
    node.storages[index] = storage
    state.attach(to: storage)
  }

  func isSame(as other: StoredValue) -> Bool { (scope, key) == (other.scope, other.key) }
}

/// A value that an app keeps from one start to the next, among its `UserDefaults`. A scene begins without one; all views of a scene
/// share it.
@propertyWrapper
public struct AppStorage<Value>: NodeProperty, KnowsSameness {
  private var stored: StoredValue<Value>

  private init(
    _ initial: Value, _ key: String, _ store: UserDefaults?, read: @escaping (Any) -> Value? = { $0 as? Value },
    write: @escaping (Value) -> Any? = { $0 }
  ) {
    stored = StoredValue(
      initial, key, in: StoredDefault(key: key, store: store ?? .standard, read: read, write: write))
  }

  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }
  public var projectedValue: Binding<Value> { stored.binding }

  mutating func attach(to node: Node, at index: Int) { stored.attach(to: node, at: index) }
  func isSame(as other: Any) -> Bool { (other as? AppStorage<Value>)?.stored.isSame(as: stored) == true }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { self.init(raw: wrappedValue, key, store) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(raw: wrappedValue, key, store) }
  public init<Wrapped>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.init(nil, key, store, write: { $0.map { $0 as Any } })
  }

  private init(raw initial: Value, _ key: String, _ store: UserDefaults?) where Value: RawRepresentable {
    self.init(
      initial, key, store, read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue })
  }
}

/// A value that a window keeps. A scene begins without one; all views of a scene share it.
@propertyWrapper
public struct SceneStorage<Value>: NodeProperty, KnowsSameness {
  private var stored: StoredValue<Value>

  private init(initial: Value, _ key: String) { stored = StoredValue(initial, key) }

  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }
  public var projectedValue: Binding<Value> { stored.binding }

  mutating func attach(to node: Node, at index: Int) { stored.attach(to: node, at: index) }
  func isSame(as other: Any) -> Bool { (other as? SceneStorage<Value>)?.stored.isSame(as: stored) == true }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(initial: wrappedValue, key)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(initial: wrappedValue, key)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(initial: wrappedValue, key)
  }
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(initial: wrappedValue, key)
  }
  public init(_ key: String) where Value: ExpressibleByNilLiteral { self.init(initial: nil, key) }
}

/// A length that grows with the size of text that people have chosen, as much as a style of text does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let usual: Value
  private let textStyle: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var size

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    (usual, self.textStyle) = (wrappedValue, textStyle)
  }

  public var wrappedValue: Value { usual * Value(textStyle.growth(at: size)) }
}
