import QuartzCore

/// How an object keeps what is associated with it. What it keeps it keeps in the same way here, whether on one thread or on many, copied
/// or not.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// It is not kept.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// What is associated with objects by others, by the addresses of their keys. Responders and recognisers keep it themselves; of others
/// it is let go some time after they are gone.
final class Associations {
  private var values: [UnsafeRawPointer: Any] = [:]

  subscript(key: UnsafeRawPointer) -> Any? {
    get {
      guard let unkept = values[key] as? WeakTarget else { return values[key] }
      return unkept.object
    }
    set { values[key] = newValue }
  }

  func removeAll() { values = [:] }

  private final class Others: Companion {
    private struct Entry {
      weak let object: AnyObject?
      let associations: Associations
    }
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// How many there may be before those of objects that are gone are looked for.
    private var room = 64
    init(_ loop: MainLoop) {}

    func associations(of object: AnyObject, making: Bool) -> Associations? {
      // Another object may have come to lie where one was.
      if let known = entries[ObjectIdentifier(object)], known.object === object { return known.associations }
      guard making else { return nil }
      let new = Associations()
      entries[ObjectIdentifier(object)] = Entry(object: object, associations: new)
      if entries.count > room {
        entries = entries.filter { $0.value.object != nil }
        room = max(2 * entries.count, 64)
      }
      return new
    }
  }

  /// - Parameter making: whether an object that has none gets some.
  static func of(_ object: AnyObject, making: Bool) -> Associations? {
    switch object {
    case let responder as UIResponder:
      if making, responder.associations == nil { responder.associations = Associations() }
      return responder.associations
    case let recognizer as UIGestureRecognizer:
      if making, recognizer.associations == nil { recognizer.associations = Associations() }
      return recognizer.associations
    default:
      return Others.of(.required(for: "objc_setAssociatedObject")).associations(of: object, making: making)
    }
  }
}

/// Has an object keep another one, by the address of a variable.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let associations = Associations.of(object as AnyObject, making: value != nil)
  associations?[key] = policy == .OBJC_ASSOCIATION_ASSIGN ? value.map { WeakTarget($0 as AnyObject) } : value
}

/// What an object keeps by the address of a variable.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.of(object as AnyObject, making: false)?[key]
}

/// Lets go of all that others have an object keep.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.of(object as AnyObject, making: false)?.removeAll()
}
