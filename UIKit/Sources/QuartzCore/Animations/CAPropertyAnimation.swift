import Springform

/// An animation of what a key path leads to.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether the value is added to what shows without the animation. Paths cannot be added, and take its place.
  open var isAdditive = false
  /// Whether each repetition goes on from where the one before ended.
  open var isCumulative = false
  /// Of an animation of `transform` or `sublayerTransform`, what makes transforms of the numbers it goes through.
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override open class func madeByClass() -> CAAnimation { CAPropertyAnimation() }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    valueFunction = other.valueFunction
  }

  /// As the action of a property's change, an animation that says nothing else is of that property. Of what is no property it is none.
  override public final func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    guard keyPath == nil, let copy = copied() as? CAPropertyAnimation else {
      return super.run(forKey: event, object: object, arguments: arguments)
    }
    guard let layer = object as? CALayer, layer.property(at: event) != nil else { return }
    copy.keyPath = event
    layer.add(copy, forKey: event)
  }

  override final func staged(on layer: CALayer) throws -> StagedAnimation? {
    guard let own = keyPath else { return nil }
    let keyPath = (valueFunction?.part).map { "\(own).\($0)" } ?? own
    guard let property = layer.property(at: keyPath) else {
      throw StageError.failed("\(type(of: layer)) has no property '\(keyPath)' that could be animated")
    }
    return try staged(property, on: layer)
  }

  func staged(_ property: any Property, on layer: CALayer) throws -> StagedAnimation? { nil }

  final func adds<Value>(_ type: Value.Type) -> Bool { isAdditive && type != Path.self }

  /// The value as the property's, `nil` for none.
  func read<P: Property>(_ value: Any?, for property: P) throws -> P.Value? {
    guard var value else { return nil }
    if let numbers = value as? [Any], let transform = valueFunction?.transform(numbers.compactMap { double($0) }) {
      value = transform
    }
    guard let result = property.read(value) else {
      throw StageError.failed("an animation of '\(keyPath ?? "")' has a value that is none of the property: \(value)")
    }
    return result
  }
}
