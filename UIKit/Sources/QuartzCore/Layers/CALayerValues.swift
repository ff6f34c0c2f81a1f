import CoreGraphics
import Springform

extension CALayer {
  /// What a key path leads to: of a copy, what shows.
  public final func value(forKeyPath keyPath: String) -> Any? {
    if keyPath == "contents" { return contents }
    if let property = property(at: keyPath) { return read { property.value(on: $0) } }
    return ownValues[keyPath]
  }

  /// Sets what a key path leads to, such as `transform.rotation.z`; for a name of one's own the value is kept.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if setPart(value, at: keyPath) { return }
    guard let value, let property = property(at: keyPath) else { return ownValues[keyPath] = value }
    let name = keyPath.split(separator: ".").first.map(String.init) ?? keyPath
    write(name) { base in
      guard !property.set(value, on: base) else { return }
      MainLoop.current?.fail("'\(keyPath)' of \(type(of: self)) cannot be \(value)")
    }
  }

  // MARK: A class's own properties

  /// The value of a property that the class declares `@NSManaged`; nothing at first: 0 or `nil`.
  public final func managedValue<Value>(forKey key: String) -> Value {
    if let own = (ownValues[key] ?? original?.ownValues[key]) as? Value { return own }
    if let type = Value.self as? any ManagedValue.Type, let base = base as? any ManagingLayer,
      let value = type.init(numbers: read { _ in base.managed[key] }) as? Value
    {
      return value
    }
    if let type = Value.self as? any ExpressibleByNilLiteral.Type,
      let none = type.init(nilLiteral: ()) as? Value
    {
      return none
    }
    if let no = false as? Value { return no }
    misuse("'\(key)' of \(type(of: self)) is used before it was set; give it a value in init(), or make it optional")
  }

  public final func setManagedValue<Value>(_ value: Value, forKey key: String) {
    guard let numbers = (value as? any ManagedValue)?.numbers, let base = base as? any ManagingLayer else {
      return ownValues[key] = value
    }
    // What a class's `init(layer:)` takes over by itself, a copy has anyway, as it is shown.
    guard !isCopy else { return }
    guard base.managed[key] != numbers else { return }
    write(key) { _ in base.managed[key] = numbers }
    if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  func managedProperty<Owner: ManagingLayer>(at key: String, of owner: Owner.Type) -> (any Property)? {
    guard let base = base as? Owner, Self.needsDisplay(forKey: key) || !base.managed[key].isEmpty else { return nil }
    // What nobody has set yet is 0.
    if base.managed[key].isEmpty { base.managed[key] = [0] }
    return ManagedProperty<Owner>(name: key)
  }
}
