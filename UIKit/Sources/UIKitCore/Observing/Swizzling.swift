public import QuartzCore

// What Objective-C's runtime lets one do to methods. Swift's methods here are found by their places in a class and not by their names, so
// that none can take another's place: whoever exchanges two is told so by a note, and the component goes on with what it had.

/// A class's method.
public struct Method: Sendable {
  fileprivate let name: String
}

/// What a method does.
public struct IMP: Sendable {
  fileprivate let name: String
}

/// The method is taken to be there.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { Method(name: "\($0).\(name)") }
}
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { class_getInstanceMethod(cls, name) }
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  class_getInstanceMethod(cls, name).map(method_getImplementation)
}
public func method_getImplementation(_ m: Method) -> IMP { IMP(name: m.name) }
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
public func method_getName(_ m: Method) -> Selector { Selector(String(m.name.split(separator: ".").last ?? "")) }
public func imp_implementationWithBlock(_ block: Any) -> IMP { IMP(name: "a block") }

/// The class is taken to have such a method already.
/// - Returns: false, so that callers exchange methods instead.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  noteExchange(class_getInstanceMethod(cls, name)?.name ?? "\(name)")
  return nil
}

@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  noteExchange(m.name)
  return method_getImplementation(m)
}

public func method_exchangeImplementations(_ m1: Method, _ m2: Method) { noteExchange(m1.name) }

private func noteExchange(_ name: String) { noteMissing("methods that take another's place, such as one for \(name),") }

public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  let name = cls.map { NSStringFromClass($0) } ?? "nil"
  return UnsafePointer(NamesOfClasses.kept(name))
}

/// Strings whose addresses are handed out.
private final class NamesOfClasses: @unchecked Sendable {
  private static let shared = NamesOfClasses()
  private let lock = NSLock()
  private var names: [String: UnsafeMutablePointer<CChar>] = [:]

  static func kept(_ name: String) -> UnsafeMutablePointer<CChar> {
    shared.lock.withLock {
      if let known = shared.names[name] { return known }
      let bytes = name.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      copy.initialize(from: Array(bytes), count: bytes.count)
      shared.names[name] = copy
      return copy
    }
  }
}

/// A property that Objective-C knows, which here none is.
public typealias objc_property_t = OpaquePointer

/// `nil`: Objective-C's runtime knows of no properties.
public func class_copyPropertyList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  outCount?.pointee = 0
  return nil
}
/// A property is its name.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { UnsafePointer(property) }
