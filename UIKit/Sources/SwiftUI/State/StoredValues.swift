import Foundation
public import UIKit

// Values that outlive an app on a device. Here each scene begins as an app does that has just been installed.

/// What is stored for as long as a scene lasts, by its key.
final class ValueStore: EndsWithNode {
  private var storages: [String: AnyObject] = [:]

  /// The storage of a key on a host, made with a first value where there is none.
  func storage<Value>(_ key: String, _ initial: Value, on host: ViewHost) -> StateStorage<Value> {
    if let known = storages[key] as? StateStorage<Value> { return known }
    let storage = StateStorage(initial, on: host)
    storages[key] = storage
    return storage
  }

  func end() { storages = [:] }
}

/// A value that an app keeps from one start to the next. A scene begins without one; all views of a scene share it.
@propertyWrapper
public struct AppStorage<Value>: NodeProperty, KnowsSameness {
  private let key: String
  private var state: State<Value>

  private init(initial: Value, _ key: String, _ store: UserDefaults?) {
    if store != nil { noteMissing("stores of one's own for AppStorage") }
    (state, self.key) = (State(initialValue: initial), key)
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { state.projectedValue }

  mutating func attach(to node: Node, at index: Int) {
    let storage = node.top.values.storage(key, state.slot.initial, on: node.host)
    node.storages[index] = storage
    state.attach(to: storage)
  }

  func isSame(as other: Any) -> Bool { (other as? AppStorage<Value>)?.key == key }
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
  private let key: String
  private var state: State<Value>

  private init(initial: Value, _ key: String) {
    (state, self.key) = (State(initialValue: initial), key)
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { state.projectedValue }

  mutating func attach(to node: Node, at index: Int) {
    let storage = node.top.values.storage("scene " + key, state.slot.initial, on: node.host)
    node.storages[index] = storage
    state.attach(to: storage)
  }

  func isSame(as other: Any) -> Bool { (other as? SceneStorage<Value>)?.key == key }
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

/// A length that grows with the size of text that people have chosen, which is the usual one here.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    self.wrappedValue = wrappedValue
  }
}

extension Node {
  /// The root of the tree.
  fileprivate var top: Node {
    var node = self
    while let above = node.parent { node = above }
    return node
  }

  /// What the tree stores by keys; at a place that no property has.
  fileprivate var values: ValueStore {
    let store = storages[-1] as? ValueStore ?? ValueStore()
    storages[-1] = store
    return store
  }
}
