/// A set of objects, which may keep them or not. Here they have the order in which they came.
public final class NSHashTable<ObjectType: AnyObject> {
  private let options: NSPointerFunctions.Options
  private var entries: [Kept] = []

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) { self.options = options }

  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Those that are still there.
  public var allObjects: [ObjectType] {
    entries.removeAll { $0.object == nil }
    return entries.compactMap { $0.object as? ObjectType }
  }

  public var count: Int { allObjects.count }
  public var anyObject: ObjectType? { allObjects.first }
  public func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { object in allObjects.first { options.areSame($0, object) } }
  }
  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.append(Kept(object, options))
  }
  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    entries.removeAll { $0.object.map { options.areSame($0, object) } ?? true }
  }
  public func removeAllObjects() { entries = [] }
  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
