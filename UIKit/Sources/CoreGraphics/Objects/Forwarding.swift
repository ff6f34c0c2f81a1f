/// An object that says itself which methods it answers to.
///
/// With Objective-C any object's class may override `responds(to:)`; the translator has those that do say so by this protocol, with this
/// method.
public protocol AnsweringObject: AnyObject {
  func answers(to aSelector: Selector!) -> Bool
}

/// An object that names another one for the methods that it has not.
public protocol ForwardingObject: AnyObject {
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

/// Whether an object has a method, whatever it says itself.
public func answersByItself(_ object: Any, to aSelector: Selector?) -> Bool { aSelector?.isMethod(of: object) ?? false }

/// Who has a method that an object's class has left out: the one that the object names for it.
/// - Parameter name: the method's, as it is in `#selector`.
package func forwarded<Kind>(_ object: AnyObject, _ name: String, to kind: Kind.Type) -> Kind? {
  guard let target = (object as? any ForwardingObject)?.forwardingTarget(for: Selector(optional: name)) else {
    return nil
  }
  return target as AnyObject === object ? nil : target as? Kind
}
