/// A method that is called by those who do not know it: what `#selector` stands for in the sources of components.
///
/// With Objective-C it is a name, which every object looks up for itself. Here it is the method, and the name is what two of them
/// are compared by.
public struct Selector: Hashable, CustomStringConvertible, ExpressibleByStringLiteral, @unchecked Sendable {
  /// What becomes of a call.
  private enum Outcome {
    case refused
    case returned(Any)
  }

  public let description: String
  private let call: (Any, [Any]) -> Outcome
  private let isOf: (Any) -> Bool

  private init(named name: String, isOf: @escaping (Any) -> Bool, call: @escaping (Any, [Any]) -> Outcome) {
    (description, self.isOf, self.call) = (name, isOf, call)
  }

  /// Calls the method on an object. Of the arguments it gets as many as it takes.
  /// - Returns: false when the object or an argument is not of the type that the method is for.
  package func perform(on target: AnyObject, with arguments: [Any] = []) -> Bool {
    if case .refused = outcome(target, arguments) { false } else { true }
  }

  /// Who has not the method may name somebody who has.
  private func outcome(_ target: Any, _ arguments: [Any]) -> Outcome {
    let outcome = call(target, arguments)
    guard case .refused = outcome, let object = target as? any ForwardingObject,
      let other = object.forwardingTarget(for: self), other as AnyObject !== object
    else { return outcome }
    return call(other, arguments)
  }

  /// What the method returns; `nil` where ``perform(on:with:)`` is false.
  package func result(on target: Any, with arguments: [Any] = []) -> Any? {
    if case .returned(let value) = outcome(target, arguments) { value } else { nil }
  }

  /// Whether the method is one that an object, or a class, has.
  package func isMethod(of object: Any) -> Bool { isOf(object) }

  public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

// Names alone.
extension Selector {
  /// A name of which no method is known: nothing is found by it but what ``NamedMethods`` have.
  public init(_ name: String) {
    self.init(named: name, isOf: { Self.method(name, of: $0) != nil }) { target, _ in
      Self.method(name, of: target).map { .returned($0()) } ?? .refused
    }
  }

  /// A name that is put together as the component runs, of a method among those that it may mean.
  public init(_ name: String, among methods: [Selector]) {
    self = methods.first { $0.description == name } ?? Selector(name)
  }

  public init(stringLiteral value: String) { self.init(value) }

  private static func method(_ name: String, of object: Any) -> (() -> Any)? {
    (object as? any NamedMethods.Type)?.method(named: name)
  }

  /// What an object may leave out that conforms to a protocol: who has it cannot be told, and who has not does nothing when it is called.
  public init(optional name: String) { self.init(named: name, isOf: { _ in true }) { _, _ in .returned(()) } }
}

// Properties, which Objective-C reads and sets by methods.
extension Selector {
  public init<Target, Value>(getter path: KeyPath<Target, Value>, _ name: String) {
    self.init(named: name, isOf: { $0 is Target }) { target, _ in
      (target as? Target).map { .returned($0[keyPath: path]) } ?? .refused
    }
  }

  public init<Target, Value>(setter path: ReferenceWritableKeyPath<Target, Value>, _ name: String) {
    self.init(named: name, isOf: { $0 is Target }) { target, arguments in
      // Nothing is a value where the property may be nothing.
      guard let target = target as? Target, let value = (arguments.first as Any) as? Value else { return .refused }
      target[keyPath: path] = value
      return .returned(())
    }
  }
}

/// A class some of whose own methods are found by their names.
package protocol NamedMethods {
  static func method(named name: String) -> (() -> Any)?
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

// One for each number of arguments, of a type's method and of an object's. A type's method that returns a function looks like an
// object's with an argument; the compiler prefers the more special one, which is the type's.
extension Selector {
  /// One that takes more than it can be given here: it can be asked for, but not called.
  @_disfavoredOverload
  public init(_ method: Any, _ name: String) { self.init(named: name, isOf: { _ in true }) { _, _ in .refused } }

  public init<Target, Result>(_ method: @escaping (Target) -> () -> Result, _ name: String) {
    self.init(named: name, isOf: { $0 is Target }) { target, _ in
      guard let target = target as? Target else { return .refused }
      return .returned(method(target)())
    }
  }

  public init<Target, Argument, Result>(_ method: @escaping (Target) -> (Argument) -> Result, _ name: String) {
    self.init(named: name, isOf: { $0 is Target }) { target, arguments in
      guard let target = target as? Target, let argument = arguments.first as? Argument else { return .refused }
      return .returned(method(target)(argument))
    }
  }

  public init<Target, First, Second, Result>(
    _ method: @escaping (Target) -> (First, Second) -> Result, _ name: String
  ) {
    self.init(named: name, isOf: { $0 is Target }) { target, arguments in
      guard let target = target as? Target, arguments.count > 1, let first = arguments[0] as? First,
        let second = arguments[1] as? Second
      else { return .refused }
      return .returned(method(target)(first, second))
    }
  }

  public init<Result>(_ method: @escaping () -> Result, _ name: String) {
    self.init(named: name, isOf: { _ in true }) { _, _ in .returned(method()) }
  }

  public init<Argument, Result>(_ method: @escaping (Argument) -> Result, _ name: String) {
    self.init(named: name, isOf: { _ in true }) { _, arguments in
      guard let argument = arguments.first as? Argument else { return .refused }
      return .returned(method(argument))
    }
  }
}
