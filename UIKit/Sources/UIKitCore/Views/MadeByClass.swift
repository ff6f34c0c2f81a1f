public import QuartzCore

// Objects of classes that are known by a reference to them: what the translator makes of `type.init(frame: frame)`.

public func madeByClass<Kind: UIView>(_ type: Kind.Type, frame: CGRect) -> Kind {
  made(type, type.madeByClass(frame: frame))
}
public func madeByClass<Kind: UIView>(_ type: Kind.Type) -> Kind { made(type, type.madeByClass()) }
public func madeByClass<Kind: CALayer>(_ type: Kind.Type) -> Kind { made(type, type.madeByClass()) }
public func madeByClass<Kind: UIViewController>(_ type: Kind.Type) -> Kind { made(type, type.madeByClass()) }
public func madeByClass<Kind: UIViewController>(_ type: Kind.Type, nibName: String?, bundle: Bundle?) -> Kind {
  made(type, type.madeByClass(nibName: nibName, bundle: bundle))
}

/// What the class has made, as the kind that was asked for.
package func made<Kind: AnyObject>(_ type: Kind.Type, _ object: AnyObject) -> Kind {
  guard let object = object as? Kind else {
    misuse("a \(type) is made by its class with an initialiser that it has not; a \(Swift.type(of: object)) was made")
  }
  return object
}
