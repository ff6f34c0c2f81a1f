import CoreGraphics

/// How an object keeps what is associated with it. Objective-C's numbers.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0x301
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// What is kept beside objects, of a stage.
///
/// Swift's objects have no room for more than they declare. What belongs to an object that is gone is let go when another one comes.
private final class AssociatedObjects: Companion {
  private struct Association {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private enum Value {
    case kept(Any)
    case weak(() -> AnyObject?)
  }

  private var associations: [ObjectIdentifier: Association] = [:]
  /// How many there may be before those of objects that are gone are looked for.
  private var room = 64

  init(_ loop: MainLoop) {}

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    // Another object may have the place in memory of one that is gone.
    guard let association = associations[ObjectIdentifier(object)], association.object === object else { return nil }
    return switch association.values[key] {
    case .kept(let value): value
    case .weak(let value): value()
    case nil: nil
    }
  }

  func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, keeps: Bool) {
    var association = associations[ObjectIdentifier(object)] ?? Association()
    if association.object !== object { association = Association(object: object) }
    association.values[key] = value.map { value in
      guard !keeps else { return .kept(value) }
      let object = value as AnyObject
      return .weak { [weak object] in object }
    }
    associations[ObjectIdentifier(object)] = association
    guard associations.count > room else { return }
    associations = associations.filter { $0.value.object != nil }
    room = max(2 * associations.count, 64)
  }
}

/// Keeps a value beside an object, under a key's address; `nil` takes it away.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.of(.required(for: "objc_setAssociatedObject")).set(
    value, of: object as AnyObject, key, keeps: policy != .OBJC_ASSOCIATION_ASSIGN)
}

/// What was set under the key's address.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.of(.required(for: "objc_getAssociatedObject")).value(of: object as AnyObject, key)
}
