// What Objective-C's runtime lets one do to classes.

extension NSObject {
  /// The class itself, as an archive would note it.
  public class func classForCoder() -> AnyClass { self }
  /// The class's name.
  public class func description() -> String { NSStringFromClass(self) }
}

/// Whether two classes are one. Objective-C's are objects.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs == rhs }
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs != rhs }

/// Makes an object one of another class, whose methods it has from then on.
///
/// An object begins with its class. As with Objective-C the other class may have no stored properties of its own, for which the object
/// would have no room; a class that has ends the process.
/// - Returns: the class that the object was of.
@discardableResult
public func object_setClass(_ object: Any?, _ newClass: AnyClass) -> AnyClass? {
  guard let object = object.map({ $0 as AnyObject }) else { return nil }
  let old: AnyClass = type(of: object)
  guard instanceSize(of: old) == instanceSize(of: newClass) else {
    misuse("a \(old) cannot become a \(newClass), which has stored properties of its own")
  }
  let head = UnsafeMutableRawPointer(Unmanaged.passUnretained(object).toOpaque())
  head.storeBytes(of: unsafeBitCast(newClass, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
  return old
}

public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }

/// In bytes. By Swift's stable layout of a class's metadata: its kind and its superclass, of 8 bytes each, flags and the address point,
/// of 4 each, and the size.
private func instanceSize(of type: AnyClass) -> UInt32 {
  unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)
}

/// A class's name behind its module's; Apple's classes are called without one. Foundation's own function ends the process at classes that
/// lie in others.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
  let names = String(reflecting: aClass).split(separator: ".").filter { !$0.hasPrefix("(") }
  return names.dropFirst(AppleModules.have(aClass) && names.count > 1 ? 1 : 0).joined(separator: ".")
}

/// The class of a name; of those that are called without a module, Apple's.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  AppleModules.parts(ofName: aClassName).lazy.compactMap { Foundation.NSClassFromString($0) }.first
}
