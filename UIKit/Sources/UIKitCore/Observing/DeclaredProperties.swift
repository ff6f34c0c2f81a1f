import QuartzCore

/// What classes outside of these modules declare, by its name.
enum DeclaredProperty {
  /// A stored property; `nil` for one that is UIKit's own, or is not there. Nothing is a value, too.
  static func value(_ name: String, of object: AnyObject) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, !AppleModules.have(current.subjectType) {
      if let child = child(name, of: current) { return child }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// An object that is stored, in whatever class.
  static func object(_ name: String, of object: AnyObject) -> AnyObject? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let value = child(name, of: current) {
        if let object = value as? NSObject { return object }
        // Optionals are not objects by themselves.
        return Mirror(reflecting: value).children.first.map { $0.value as AnyObject } ?? value as AnyObject
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func child(_ name: String, of mirror: Mirror) -> Any? {
    let labels = [name, "$__lazy_storage_$_" + name]
    return mirror.children.first { labels.contains($0.label ?? "") }?.value
  }
}

/// Tells those who observe a property that it has changed; the translator has a component's `dynamic` properties say so.
public func keyValueChanged(_ object: AnyObject, _ key: String, from old: Any?, to new: Any?) {
  Observed(object)?.observers?.tell(key, old: old, new: new)
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls a closure whenever a property changes that a component declares `dynamic`, or that UIKit tells of by another name, until what is returned goes.
  /// - Parameter name: the property's, with the names of stored ones that lead to its object: the translator adds it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, named name: String, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let names = name.split(separator: ".").map(String.init)
    var found: AnyObject? = self
    for name in names.dropLast() { found = found.flatMap { DeclaredProperty.object(name, of: $0) } }
    let object = found
    guard let key = names.last, let observed = Observed(object) else {
      noteMissing("observations of '\(name)' of a \(type(of: self))")
      return NSKeyValueObservation {}
    }
    let number = observed.observe(key, options.subtracting(.initial)) { [weak self] old, new in
      guard let self else { return }
      let old = old.flatMap { $0 as? Value }
      if options.contains(.prior) { changeHandler(self, .init(newValue: nil, oldValue: old, isPrior: true)) }
      changeHandler(self, .init(newValue: new.flatMap { $0 as? Value }, oldValue: old))
    }
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, .init(newValue: value, oldValue: nil))
    }
    return NSKeyValueObservation { [weak object] in Observed(object)?.observers?.remove(number) }
  }
}
