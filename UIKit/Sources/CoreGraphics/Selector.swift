/// A method that is called by those who do not know it: what `#selector` stands for in the sources of components.
///
/// With Objective-C it is a name, which every object looks up for itself. Here it is the method, and the name is what two of them
/// are compared by.
public struct Selector: Hashable, CustomStringConvertible, @unchecked Sendable {
  public let description: String
  private let call: (AnyObject, [Any]) -> Bool

  private init(named name: String, call: @escaping (AnyObject, [Any]) -> Bool) {
    (description, self.call) = (name, call)
  }

  /// One that is a name only: it equals others of that name, and no object has a method for it.
  fileprivate init(named name: String) { self.init(named: name) { _, _ in false } }

  /// Calls the method on an object. Of the arguments it gets as many as it takes.
  /// - Returns: false when the object or an argument is not of the type that the method is for.
  package func perform(on target: AnyObject, with arguments: [Any] = []) -> Bool { call(target, arguments) }

  public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

// One for each number of arguments, of a type's method and of an object's. A type's method that returns a function looks like an
// object's with an argument; the compiler prefers the more special one, which is the type's.
extension Selector {
  public init<Target, Result>(_ method: @escaping (Target) -> () -> Result, _ name: String) {
    self.init(named: name) { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  public init<Target, Argument, Result>(_ method: @escaping (Target) -> (Argument) -> Result, _ name: String) {
    self.init(named: name) { target, arguments in
      guard let target = target as? Target, let argument = arguments.first as? Argument else { return false }
      _ = method(target)(argument)
      return true
    }
  }

  public init<Target, First, Second, Result>(
    _ method: @escaping (Target) -> (First, Second) -> Result, _ name: String
  ) {
    self.init(named: name) { target, arguments in
      guard let target = target as? Target, arguments.count > 1, let first = arguments[0] as? First,
        let second = arguments[1] as? Second
      else { return false }
      _ = method(target)(first, second)
      return true
    }
  }

  public init<Result>(_ method: @escaping () -> Result, _ name: String) {
    self.init(named: name) { _, _ in
      _ = method()
      return true
    }
  }

  public init<Argument, Result>(_ method: @escaping (Argument) -> Result, _ name: String) {
    self.init(named: name) { _, arguments in
      guard let argument = arguments.first as? Argument else { return false }
      _ = method(argument)
      return true
    }
  }
}

/// A selector by its name, with which one can compare. Without Objective-C nobody finds a method by its name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(named: aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
