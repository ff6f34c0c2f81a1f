import QuartzCore

/// A property that tells its values, each before the property has it.
@propertyWrapper
public struct Published<Value> {
  final class Store {
    var value: Value
    let members = Members<Value, Never>()
    /// Told of each change before it.
    var willChange: (() -> Void)?
    /// What gives it values.
    var source: AnyCancellable?

    init(_ value: Value) { self.value = value }

    func set(_ new: Value) {
      willChange?()
      members.send(new)
      value = new
    }
  }

  /// The property's values, beginning with what it is now.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let store: Store

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      store.members.add(AnySubscriber(subscriber)) { store.value }
    }
  }

  private let store: Store

  public init(wrappedValue: Value) { store = Store(wrappedValue) }
  public init(initialValue: Value) { store = Store(initialValue) }

  public var projectedValue: Publisher {
    get { Publisher(store: store) }
    set {}
  }

  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { store.value }
    set { store.set(newValue) }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].store.value }
    set {
      let store = object[keyPath: storageKeyPath].store
      if store.willChange == nil, let observed = object as? any ObservableObject {
        let publisher = observed.objectWillChange as? ObservableObjectPublisher
        store.willChange = { publisher?.send() }
      }
      store.set(newValue)
    }
  }
}

/// An object that tells when it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells before a published property changes.
  public var objectWillChange: ObservableObjectPublisher {
    ChangePublishers.of(.required(for: "objectWillChange")).publisher(of: self)
  }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let members = Members<Void, Never>()

  public init() {}
  public func send() { members.send(()) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    members.add(AnySubscriber(subscriber), first: nil)
  }
}

/// The publishers of objects that have none of their own.
private final class ChangePublishers: Companion {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  private var entries: [ObjectIdentifier: Entry] = [:]

  init(_ loop: MainLoop) {}

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    // Another object may have been where this one is.
    if let known = entries[key], known.object === object { return known.publisher }
    let publisher = ObservableObjectPublisher()
    entries[key] = Entry(object: object, publisher: publisher)
    return publisher
  }
}
