public import QuartzCore

extension UIView: Observed {
  func observedValue(forKey key: String) -> Any? {
    switch key {
    case "frame": return frame
    case "bounds": return bounds
    case "center": return center
    default: break
    }
    guard let view = self as? UIScrollView else { return nil }
    return switch key {
    case "contentOffset": view.contentOffset
    case "contentSize": view.contentSize
    case "contentInset": view.contentInset
    default: nil
    }
  }
}

extension UIGestureRecognizer: Observed {
  func observedValue(forKey key: String) -> Any? { key == "state" ? state : nil }
}

// In each, the names of a class's properties by the paths to them: with a subclass as their root they are others.

extension NSObjectProtocol where Self: UIView {
  /// Calls a closure whenever a property changes, until what is returned goes.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let names: [AnyKeyPath: String] = [\Self.frame: "frame", \Self.bounds: "bounds", \Self.center: "center"]
    return observe(key: names[keyPath], options) { [unowned self] in changeHandler(self, $0) }
  }
}

extension NSObjectProtocol where Self: UIScrollView {
  /// Calls a closure whenever a property changes, until what is returned goes.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let names: [AnyKeyPath: String] = [
      \Self.frame: "frame", \Self.bounds: "bounds", \Self.center: "center", \Self.contentOffset: "contentOffset",
      \Self.contentSize: "contentSize", \Self.contentInset: "contentInset",
    ]
    return observe(key: names[keyPath], options) { [unowned self] in changeHandler(self, $0) }
  }
}

extension NSObjectProtocol where Self: UIGestureRecognizer {
  /// Calls a closure whenever a property changes, until what is returned goes.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let names: [AnyKeyPath: String] = [\Self.state: "state"]
    return observe(key: names[keyPath], options) { [unowned self] in changeHandler(self, $0) }
  }
}
