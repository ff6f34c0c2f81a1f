public import QuartzCore

/// What somebody who observes a property wants to know.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// To be told of the present value at once, too.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// To be told twice, with the old value first. Here both is after the change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// What is told of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// What a closure is told of a change.
public struct NSKeyValueObservedChange<Value> {
  public let kind: NSKeyValueChange
  /// If it was asked for.
  public let newValue: Value?
  public let oldValue: Value?
  /// Whether it is the first of two times.
  public let isPrior: Bool

  init(kind: NSKeyValueChange = .setting, newValue: Value?, oldValue: Value?, isPrior: Bool = false) {
    (self.kind, self.newValue, self.oldValue, self.isPrior) = (kind, newValue, oldValue, isPrior)
  }
}

/// An observation, which lasts as long as this is kept.
public final class NSKeyValueObservation: NSObject {
  private var end: (() -> Void)?
  init(end: @escaping () -> Void) { self.end = end }
  deinit { end?() }

  public func invalidate() {
    end?()
    end = nil
  }
}

/// Who is told of changes of properties that it observes. Responders are; the translator has others say so that have the method.
public protocol KeyValueObserving: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  )
}

/// Where a change ends that none of an object's classes has asked for.
public enum UnobservedValue {
  public static func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    MainLoop.current?.fail("a change of '\(keyPath ?? "")' was told, and passed on, but nobody has asked for it")
  }
}

/// Who observes an object.
final class Observers {
  private struct Entry {
    let number: Int
    let key: String
    let observer: WeakTarget?
    let context: UnsafeMutableRawPointer?
    let tell: (_ old: Any?, _ new: Any?) -> Void
  }

  private var entries: [Entry] = []
  private var count = 0
  /// What properties were, of which it was said that they would change.
  var before: [String: Any] = [:]

  func add(
    _ key: String, observer: AnyObject? = nil, context: UnsafeMutableRawPointer? = nil,
    tell: @escaping (_ old: Any?, _ new: Any?) -> Void
  ) -> Int {
    count += 1
    entries.append(
      Entry(number: count, key: key, observer: observer.map { WeakTarget($0) }, context: context, tell: tell))
    return count
  }

  func remove(_ number: Int) { entries.removeAll { $0.number == number } }

  func remove(_ observer: AnyObject, key: String, where isMeant: (UnsafeMutableRawPointer?) -> Bool) {
    entries.removeAll { $0.key == key && $0.observer?.object === observer && isMeant($0.context) }
  }

  func tell(_ key: String, old: Any?, new: Any?) {
    for entry in entries where entry.key == key { entry.tell(old, new) }
  }
}

extension NSObject {
  /// Has `observer` be told, with `observeValue(forKeyPath:of:change:context:)`, when a property changes.
  /// - Parameters:
  ///   - observer: who has the method. It is not kept.
  ///   - keyPath: the property's name; before it may stand the names of stored properties that lead to its object.
  ///   - options: what is told.
  ///   - context: is passed on.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let told = observer as? any KeyValueObserving, let (object, key) = observed(at: keyPath) else {
      return noteMissing("observations of '\(keyPath)' of a \(type(of: self)) by a \(type(of: observer))")
    }
    object.observe(key, options, observer: observer, context: context) { [weak self, weak told] old, new in
      if options.contains(.prior) {
        var change: [NSKeyValueChangeKey: Any] = [
          .kindKey: NSKeyValueChange.setting.rawValue, .notificationIsPriorKey: true,
        ]
        if let old { change[.oldKey] = old }
        told?.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
      }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if let old { change[.oldKey] = old }
      if let new { change[.newKey] = new }
      told?.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
    }
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    guard let (object, key) = observed(at: keyPath) else { return }
    object.observers?.remove(observer, key: key) { _ in true }
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    guard let (object, key) = observed(at: keyPath) else { return }
    object.observers?.remove(observer, key: key) { $0 == context }
  }

  /// Says by hand that a property is about to change, which does not tell of it itself.
  @_disfavoredOverload
  public func willChangeValue(forKey key: String) {
    guard let observed = Observed(self), let list = observed.observers else { return }
    list.before[key] = observed.value(forKey: key)
  }

  /// Says that it has: who observes it is told.
  @_disfavoredOverload
  public func didChangeValue(forKey key: String) {
    guard let observed = Observed(self), let list = observed.observers else { return }
    list.tell(key, old: list.before.removeValue(forKey: key), new: observed.value(forKey: key))
  }

  private func observed(at keyPath: String) -> (Observed, String)? {
    var names = keyPath.split(separator: ".").map(String.init)
    guard let key = names.popLast() else { return nil }
    var object: AnyObject? = self
    for name in names { object = object.flatMap { DeclaredProperty.object(name, of: $0) } }
    guard let found = Observed(object), found.value(forKey: key) != nil else { return nil }
    return (found, key)
  }
}
