public import Combine
public import Observation

/// Marks a node whenever an object is about to change.
final class ObjectSubscription: EndsWithNode {
  let object: AnyObject
  private var cancellable: AnyCancellable?

  init<Object: ObservableObject>(_ object: Object, _ node: Node) {
    self.object = object
    cancellable = object.objectWillChange.sink { [weak host = node.host, weak node] _ in
      host?.change { node?.mark() }
    }
  }

  func end() { cancellable = nil }
}

/// Bindings to the properties of an object.
@dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
  let object: Object

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>)
    -> Binding<Subject>
  {
    let object = object
    return Binding(
      get: { object[keyPath: keyPath] }, set: { value, _ in object[keyPath: keyPath] = value },
      identity: AnyHashable([AnyHashable(ObjectIdentifier(object)), AnyHashable(keyPath)]))
  }
}

/// An object that somebody else owns, for whose changes the view runs again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: NodeProperty, KnowsSameness {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public typealias Wrapper = ObjectBindings<ObjectType>
  public var projectedValue: Wrapper { ObjectBindings(object: wrappedValue) }

  func attach(to node: Node, at index: Int) {
    if let known = node.storages[index] as? ObjectSubscription {
      if known.object === wrappedValue { return }
      known.end()
    }
    node.storages[index] = ObjectSubscription(wrappedValue, node)
  }

  func isSame(as other: Any) -> Bool {
    (other as? ObservedObject<ObjectType>)?.wrappedValue === wrappedValue
  }
}

/// An object that the view's place owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: NodeProperty, KnowsSameness {
  private let make: () -> ObjectType
  private var object: ObjectType?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// Before the view is anywhere, another one each time.
  public var wrappedValue: ObjectType { object ?? make() }
  public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }

  mutating func attach(to node: Node, at index: Int) {
    if let known = (node.storages[index] as? ObjectSubscription)?.object as? ObjectType {
      object = known
    } else {
      let new = make()
      object = new
      node.storages[index] = ObjectSubscription(new, node)
    }
  }

  func isSame(as other: Any) -> Bool { other is StateObject<ObjectType> }
}

/// An object that a view above has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: NodeProperty, KnowsSameness {
  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      misuse(
        "no \(ObjectType.self) is in the environment: a view above has to call environmentObject(_:)"
      )
    }
    return object
  }
  public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(object: wrappedValue) }

  mutating func attach(to node: Node, at index: Int) {
    let find = { (environment: EnvironmentValues) in
      environment[object: ObjectIdentifier(ObjectType.self)] as? ObjectType
    }
    object = find(node.environment)
    node.environmentReads.append { find($0) !== find($1) }
    guard let object, (node.storages[index] as? ObjectSubscription)?.object !== object
    else { return }
    (node.storages[index] as? ObjectSubscription)?.end()
    node.storages[index] = ObjectSubscription(object, node)
  }

  func isSame(as other: Any) -> Bool { other is EnvironmentObject<ObjectType> }
}

/// Bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  @available(*, unavailable, message: "only objects that are Observable have bindings")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    ObjectBindings(object: wrappedValue)[dynamicMember: keyPath]
  }
}

extension View {
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0[object: ObjectIdentifier(T.self)] = object })
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[object: ObjectIdentifier(T.self)] = object })
  }
}
