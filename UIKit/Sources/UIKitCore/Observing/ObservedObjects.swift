public import QuartzCore

/// An object that tells of changes of some properties: a view of `frame`, `bounds`, `center`, `transform`, `alpha` and `isHidden`, a
/// layer of `sublayers`, `bounds`, `position` and others, a scroll view of `contentOffset`, `contentSize` and `contentInset` as well,
/// a control of whether it is enabled, selected and highlighted, a label of its text, an image view of its picture, a recogniser of
/// `state`, and an object of a component's class of what it declares `dynamic`.
/// Objective-C can tell of any; here those of UIKit's that are worth observing do it by themselves.
struct Observed {
  private enum Kind {
    case view(UIView)
    case recognizer(UIGestureRecognizer)
    case other(NSObject)
  }

  /// By its address, where observers of other objects are kept.
  nonisolated(unsafe) private static let observersKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  private let kind: Kind

  init?(_ object: AnyObject?) {
    switch object {
    case let view as UIView: kind = .view(view)
    case let recognizer as UIGestureRecognizer: kind = .recognizer(recognizer)
    case let other as NSObject: kind = .other(other)
    default: return nil
    }
  }

  var observers: Observers? {
    get {
      switch kind {
      case .view(let view): view.observers
      case .recognizer(let recognizer): recognizer.observers
      case .other(let object): Associations.of(object, making: false)?[Self.observersKey] as? Observers
      }
    }
    nonmutating set {
      switch kind {
      case .view(let view): view.observers = newValue
      case .recognizer(let recognizer): recognizer.observers = newValue
      case .other(let object): Associations.of(object, making: newValue != nil)?[Self.observersKey] = newValue
      }
    }
  }

  /// Of a property that is told of; otherwise `nil`.
  func value(forKey key: String) -> Any? {
    switch (kind, key) {
    case (.view(let view), "frame"): view.frame
    case (.view(let view), "bounds"): view.bounds
    case (.view(let view), "center"): view.center
    case (.view(let view), "transform"): view.transform
    case (.view(let view), "alpha"): view.alpha
    case (.view(let view), "hidden"): view.isHidden
    case (.view(let view as UIControl), "enabled"): view.isEnabled
    case (.view(let view as UIControl), "selected"): view.isSelected
    case (.view(let view as UIControl), "highlighted"): view.isHighlighted
    case (.view(let view as UIImageView), "image"): view.image as Any
    case (.view(let view as UILabel), "text"): view.text as Any
    case (.view(let view as UIScrollView), "contentOffset"): view.contentOffset
    case (.view(let view as UIScrollView), "contentSize"): view.contentSize
    case (.view(let view as UIScrollView), "contentInset"): view.contentInset
    case (.recognizer(let recognizer), "state"): recognizer.state
    case (.view(let view), _): DeclaredProperty.value(key, of: view)
    case (.recognizer(let recognizer), _): DeclaredProperty.value(key, of: recognizer)
    case (.other(let layer as CALayer), _) where Self.layerKeys.contains(key): layer.observedValue(forKey: key)
    case (.other(let object), _): DeclaredProperty.value(key, of: object)
    }
  }

  private static let layerKeys: Set<String> = [
    "sublayers", "bounds", "position", "transform", "opacity", "hidden", "backgroundColor", "cornerRadius", "zPosition",
  ]

  @discardableResult
  func observe(
    _ key: String, _ options: NSKeyValueObservingOptions, observer: AnyObject? = nil,
    context: UnsafeMutableRawPointer? = nil, tell: @escaping (_ old: Any?, _ new: Any?) -> Void
  ) -> Int {
    let list = observers ?? Observers()
    observers = list
    if case .other(let object) = kind, let layer = object as? CALayer, layer.changeObserver == nil {
      layer.changeObserver = { [weak layer] key, old, new in Observed(layer)?.observers?.tell(key, old: old, new: new) }
    }
    let number = list.add(key, observer: observer, context: context) { old, new in
      tell(options.contains(.old) ? old : nil, options.contains(.new) ? new : nil)
    }
    if options.contains(.initial) { tell(nil, options.contains(.new) ? value(forKey: key) : nil) }
    return number
  }

  /// - Parameter key: `nil` for a property that is not told of.
  static func observe<Value>(
    _ object: NSObject, _ key: String?, _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping (NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let key, let observed = Observed(object) else {
      noteMissing("observations of such properties of a \(type(of: object))")
      return NSKeyValueObservation {}
    }
    let number = observed.observe(key, options) { old, new in
      let old = old.flatMap { $0 as? Value }
      if options.contains(.prior) { changeHandler(.init(newValue: nil, oldValue: old, isPrior: true)) }
      changeHandler(.init(newValue: new.flatMap { $0 as? Value }, oldValue: old))
    }
    return NSKeyValueObservation { [weak object] in Observed(object)?.observers?.remove(number) }
  }
}

// In each, the names of a class's properties by the paths to them: with a subclass as their root they are others.

extension NSObjectProtocol where Self: UIView {
  /// Calls a closure whenever a property changes, until what is returned goes.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let names: [AnyKeyPath: String] = [
      \Self.frame: "frame", \Self.bounds: "bounds", \Self.center: "center", \Self.transform: "transform",
      \Self.alpha: "alpha", \Self.isHidden: "hidden",
    ]
    return Observed.observe(self, names[keyPath], options) { [unowned self] in changeHandler(self, $0) }
  }
}

extension NSObjectProtocol where Self: UIScrollView {
  /// Calls a closure whenever a property changes, until what is returned goes.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let names: [AnyKeyPath: String] = [
      \Self.frame: "frame", \Self.bounds: "bounds", \Self.center: "center", \Self.transform: "transform",
      \Self.alpha: "alpha", \Self.isHidden: "hidden", \Self.contentOffset: "contentOffset",
      \Self.contentSize: "contentSize", \Self.contentInset: "contentInset",
    ]
    return Observed.observe(self, names[keyPath], options) { [unowned self] in changeHandler(self, $0) }
  }
}

extension NSObjectProtocol where Self: CALayer {
  /// Calls a closure whenever a property changes, until what is returned goes.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let names: [AnyKeyPath: String] = [
      \Self.sublayers: "sublayers", \Self.bounds: "bounds", \Self.position: "position",
      \Self.transform: "transform", \Self.opacity: "opacity", \Self.isHidden: "hidden",
      \Self.backgroundColor: "backgroundColor", \Self.cornerRadius: "cornerRadius", \Self.zPosition: "zPosition",
    ]
    return Observed.observe(self, names[keyPath], options) { [unowned self] in changeHandler(self, $0) }
  }
}

extension NSObjectProtocol where Self: UIGestureRecognizer {
  /// Calls a closure whenever a property changes, until what is returned goes.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let names: [AnyKeyPath: String] = [\Self.state: "state"]
    return Observed.observe(self, names[keyPath], options) { [unowned self] in changeHandler(self, $0) }
  }
}
