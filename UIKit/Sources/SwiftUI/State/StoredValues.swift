public import QuartzCore
import UIKit

// Values that outlive an app on a device. Here each scene begins as an app does that has just been installed.

/// What is stored for as long as a scene lasts, by its key, whichever of its views asks: those on a sheet, too.
private final class ValueStore: Companion {
  private var storages: [String: AnyObject] = [:]

  init(_ loop: MainLoop) {}

  /// The storage of a key, made on a host with a first value where there is none.
  func storage<Value>(_ key: String, _ initial: Value, on host: ViewHost) -> StateStorage<Value> {
    if let known = storages[key] as? StateStorage<Value> { return known }
    let storage = StateStorage(initial, on: host)
    storages[key] = storage
    return storage
  }
}

/// A value that is stored by a key.
private struct StoredValue<Value> {
  /// Who keeps the value.
  enum Scope: String { case app, scene }

  let key: String
  private(set) var state: State<Value>

  init(_ initial: Value, _ key: String, of scope: Scope) {
    (state, self.key) = (State(initialValue: initial), "\(scope.rawValue) \(key)")
  }

  mutating func attach(to node: Node, at index: Int) {
    let storage = ValueStore.of(node.host.loop).storage(key, state.slot.initial, on: node.host)
    node.storages[index] = storage
    state.attach(to: storage)
  }
}

/// A value that an app keeps from one start to the next. A scene begins without one; all views of a scene share it.
@propertyWrapper
public struct AppStorage<Value>: NodeProperty, KnowsSameness {
  private var stored: StoredValue<Value>

  private init(initial: Value, _ key: String, _ store: UserDefaults?) {
    if store != nil { noteMissing("stores of one's own for AppStorage") }
    stored = StoredValue(initial, key, of: .app)
  }

  public var wrappedValue: Value {
    get { stored.state.wrappedValue }
    nonmutating set { stored.state.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { stored.state.projectedValue }

  mutating func attach(to node: Node, at index: Int) { stored.attach(to: node, at: index) }
  func isSame(as other: Any) -> Bool { (other as? AppStorage<Value>)?.stored.key == stored.key }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(initial: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(initial: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(initial: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(initial: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { self.init(initial: wrappedValue, key, store) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(initial: wrappedValue, key, store) }
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(initial: nil, key, store)
  }
}

/// A value that a window keeps. A scene begins without one; all views of a scene share it.
@propertyWrapper
public struct SceneStorage<Value>: NodeProperty, KnowsSameness {
  private var stored: StoredValue<Value>

  private init(initial: Value, _ key: String) { stored = StoredValue(initial, key, of: .scene) }

  public var wrappedValue: Value {
    get { stored.state.wrappedValue }
    nonmutating set { stored.state.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { stored.state.projectedValue }

  mutating func attach(to node: Node, at index: Int) { stored.attach(to: node, at: index) }
  func isSame(as other: Any) -> Bool { (other as? SceneStorage<Value>)?.stored.key == stored.key }
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
