import QuartzCore

/// A property that is reached by its name.
struct NamedProperty {
  let value: (AnyObject) -> Any?
  /// - Returns: whether the property can be that.
  let set: (AnyObject, Any?) -> Bool

  init<Owner: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
    value = { ($0 as? Owner)?[keyPath: path] }
    set = { owner, value in
      // Nothing is a value only where the property may be nothing.
      guard let owner = owner as? Owner, let value = (value as Any) as? Value else { return false }
      owner[keyPath: path] = value
      return true
    }
  }

  /// A case is told by its number, as Objective-C knows it; it is taken as both.
  init<Owner: AnyObject, Value: RawRepresentable>(_ path: ReferenceWritableKeyPath<Owner, Value>)
  where Value.RawValue == Int {
    value = { ($0 as? Owner)?[keyPath: path].rawValue }
    set = { owner, value in
      guard let owner = owner as? Owner,
        let value = value as? Value ?? (value as? Int).flatMap({ Value(rawValue: $0) })
      else { return false }
      owner[keyPath: path] = value
      return true
    }
  }
}

extension UIResponder {
  /// Objective-C's names of a class's own properties. Nothing changes them.
  nonisolated(unsafe) private static let properties: [(type: UIResponder.Type, named: [String: NamedProperty])] = [
    (
      UILabel.self,
      [
        "text": NamedProperty(\UILabel.text), "font": NamedProperty(\UILabel.font),
        "textColor": NamedProperty(\UILabel.textColor), "textAlignment": NamedProperty(\UILabel.textAlignment),
        "numberOfLines": NamedProperty(\UILabel.numberOfLines),
        "lineBreakMode": NamedProperty(\UILabel.lineBreakMode), "enabled": NamedProperty(\UILabel.isEnabled),
        "baselineAdjustment": NamedProperty(\UILabel.baselineAdjustment),
        "highlighted": NamedProperty(\UILabel.isHighlighted),
        "highlightedTextColor": NamedProperty(\UILabel.highlightedTextColor),
        "adjustsFontSizeToFitWidth": NamedProperty(\UILabel.adjustsFontSizeToFitWidth),
        "minimumScaleFactor": NamedProperty(\UILabel.minimumScaleFactor),
        "shadowColor": NamedProperty(\UILabel.shadowColor), "shadowOffset": NamedProperty(\UILabel.shadowOffset),
        "attributedText": NamedProperty(\UILabel.attributedText),
      ]
    ),
    (UITabBarController.self, ["tabBar": NamedProperty(\UITabBarController.tabBarByName)]),
    (UINavigationController.self, ["navigationBar": NamedProperty(\UINavigationController.navigationBarByName)]),
    (
      UIView.self,
      [
        "frame": NamedProperty(\UIView.frame), "bounds": NamedProperty(\UIView.bounds),
        "center": NamedProperty(\UIView.center), "alpha": NamedProperty(\UIView.alpha),
        "hidden": NamedProperty(\UIView.isHidden), "tag": NamedProperty(\UIView.tag),
        "transform": NamedProperty(\UIView.transform), "opaque": NamedProperty(\UIView.isOpaque),
        "backgroundColor": NamedProperty(\UIView.backgroundColor), "tintColor": NamedProperty(\UIView.tintColor),
        "contentMode": NamedProperty(\UIView.contentMode), "clipsToBounds": NamedProperty(\UIView.clipsToBounds),
        "userInteractionEnabled": NamedProperty(\UIView.isUserInteractionEnabled),
      ]
    ),
  ]

  private func property(_ key: String) -> NamedProperty? {
    Self.properties.lazy.filter { type(of: self) == $0.type || type(of: self).isSubclass(of: $0.type) }
      .compactMap { $0.named[key] }.first
  }

  /// A property by Objective-C's name for it: `enabled` for `isEnabled`. Of views, labels and controllers with bars some have one; another
  /// ends with an error, as an app would.
  public func value(forKey key: String) -> Any? {
    guard let property = property(key) else {
      noteUndefined(key)
      return nil
    }
    return property.value(self)
  }

  public func setValue(_ value: Any?, forKey key: String) {
    guard let property = property(key) else { return noteUndefined(key) }
    guard !property.set(self, value) else { return }
    MainLoop.current?.fail("'\(key)' of \(type(of: self)) cannot be \(value ?? "nil")")
  }

  /// Of a view, paths that begin with `layer` are its layer's.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let (layer, path) = layerPath(keyPath) else { return value(forKey: keyPath) }
    return layer.value(forKeyPath: path)
  }
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (layer, path) = layerPath(keyPath) else { return setValue(value, forKey: keyPath) }
    layer.setValue(value, forKeyPath: path)
  }

  private func layerPath(_ keyPath: String) -> (CALayer, String)? {
    guard keyPath.hasPrefix("layer."), let view = self as? UIView else { return nil }
    return (view.layer, String(keyPath.dropFirst("layer.".count)))
  }

  private func noteUndefined(_ key: String) {
    MainLoop.current?.fail("\(type(of: self)) has no property '\(key)' that is reached by its name")
  }
}

extension UIBarItem {
  /// `view` is the view that shows the item; an item has no other property that is reached by its name.
  public func value(forKey key: String) -> Any? {
    guard key == "view" else {
      MainLoop.current?.fail("\(type(of: self)) has no property '\(key)' that is reached by its name")
      return nil
    }
    return (self as? UIBarButtonItem)?.view
  }
}
