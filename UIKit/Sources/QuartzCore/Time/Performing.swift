public import CoreGraphics

// Methods that are called by their selectors.
extension NSObject {
  /// Whether the object has the method. Of a method that a protocol lets one leave out, it is taken to be there.
  public func responds(to aSelector: Selector?) -> Bool {
    (self as? any AnsweringObject)?.answers(to: aSelector) ?? aSelector?.isMethod(of: self) ?? false
  }
  public class func responds(to aSelector: Selector?) -> Bool { aSelector?.isMethod(of: self) ?? false }

  /// Calls a method at once.
  /// - Returns: what it returns, if that is an object.
  @discardableResult
  public func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>? { perform(aSelector, [], on: self) }
  @discardableResult
  public func perform(_ aSelector: Selector?, with object: Any?) -> Unmanaged<AnyObject>? {
    perform(aSelector, [object].compactMap(\.self), on: self)
  }
  @discardableResult
  public func perform(_ aSelector: Selector?, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>? {
    perform(aSelector, [object1, object2].compactMap(\.self), on: self)
  }
  @discardableResult
  public class func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>? {
    aSelector?.result(on: self).flatMap(object)
  }
  @discardableResult
  public class func perform(_ aSelector: Selector?, with object: Any?) -> Unmanaged<AnyObject>? {
    aSelector?.result(on: self, with: [object].compactMap(\.self)).flatMap(Self.object)
  }

  /// All of a scene happens on one thread, so that who waits has it called at once.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if wait { perform(aSelector, with: arg) } else { perform(aSelector, with: arg, afterDelay: 0) }
  }
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    perform(aSelector, with: arg, afterDelay: 0)
  }

  private func perform(_ selector: Selector?, _ arguments: [Any], on target: NSObject) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    guard let result = selector.result(on: target, with: arguments) else {
      MainLoop.current?.fail("\(type(of: target)) has no method \(selector)")
      return nil
    }
    return Self.object(result)
  }

  private class func object(_ result: Any) -> Unmanaged<AnyObject>? {
    result is Void ? nil : Unmanaged.passUnretained(result as AnyObject)
  }
}

extension NSObjectProtocol {
  /// Whether an object has a method of which no more is known than a protocol that it conforms to.
  public func responds(to aSelector: Selector?) -> Bool {
    (self as? NSObject)?.responds(to: aSelector) ?? aSelector?.isMethod(of: self) ?? false
  }

  @discardableResult
  public func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>? { (self as? NSObject)?.perform(aSelector) }
  @discardableResult
  public func perform(_ aSelector: Selector?, with object: Any?) -> Unmanaged<AnyObject>? {
    (self as? NSObject)?.perform(aSelector, with: object)
  }
  @discardableResult
  public func perform(_ aSelector: Selector?, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>? {
    (self as? NSObject)?.perform(aSelector, with: object1, with: object2)
  }
}
