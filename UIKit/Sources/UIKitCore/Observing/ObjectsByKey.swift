public import QuartzCore

// What an object of which no more is known than that it is one has by a name: its class's own methods answer.

extension NSObjectProtocol {
  /// A property by its name. Of objects of a component's classes it is one that is stored.
  public func value(forKeyPath keyPath: String) -> Any? {
    switch self {
    case let responder as UIResponder: return responder.value(forKeyPath: keyPath)
    case let layer as CALayer: return layer.value(forKeyPath: keyPath)
    case let defaults as UserDefaults: return defaults.object(forKey: keyPath)
    default:
      var value: Any? = self
      for key in keyPath.split(separator: ".") {
        value = value.flatMap { DeclaredProperty.value(String(key), of: $0 as AnyObject) }
      }
      if value == nil { noteUnknown(keyPath) }
      return value
    }
  }

  /// Sets a property by its name: of views, controllers and layers.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    switch self {
    case let responder as UIResponder: responder.setValue(value, forKeyPath: keyPath)
    case let layer as CALayer: layer.setValue(value, forKeyPath: keyPath)
    case let defaults as UserDefaults: defaults.set(value, forKey: keyPath)
    default: noteUnknown(keyPath)
    }
  }

  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  private func noteUnknown(_ keyPath: String) {
    MainLoop.current?.fail("\(type(of: self)) has no property '\(keyPath)' that is reached by its name")
  }
}
