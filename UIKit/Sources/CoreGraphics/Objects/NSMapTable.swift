/// Objects by other objects, of which it may keep either or not. Here they have the order in which they came.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject> {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [(key: Kept, value: Kept)] = []

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
  ) { (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions) }

  public class func strongToStrongObjects() -> NSMapTable { NSMapTable() }
  public class func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
  public class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
  public class func weakToWeakObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory) }

  /// Those of which both are still there.
  private var present: [(key: AnyObject, value: AnyObject)] {
    entries.removeAll { $0.key.object == nil || $0.value.object == nil }
    return entries.compactMap { entry in
      guard let key = entry.key.object, let value = entry.value.object else { return nil }
      return (key, value)
    }
  }

  public var count: Int { present.count }

  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return present.first { keyOptions.areSame($0.key, aKey) }?.value as? ObjectType
  }

  /// Without an object, or without a key, nothing comes to be there.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    entries.append((Kept(aKey, keyOptions), Kept(anObject, valueOptions)))
  }

  public func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries.removeAll { $0.key.object.map { keyOptions.areSame($0, aKey) } ?? true }
  }

  public func removeAllObjects() { entries = [] }
  public func keyEnumerator() -> NSEnumerator { NSArray(array: present.map(\.key)).objectEnumerator() }
  public func objectEnumerator() -> NSEnumerator? { NSArray(array: present.map(\.value)).objectEnumerator() }
}
