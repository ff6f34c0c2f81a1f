import CoreGraphics
package import Springform

/// What a key path leads to: a property of the stage's layer, or a part of one, and the type that Core Animation has for it.
package protocol Property<Owner, Value> {
  associatedtype Owner: Layer
  associatedtype Value: Animatable

  var keyPath: ReferenceWritableKeyPath<Owner, Value> { get }
  /// Core Animation's value as the stage's; `nil` for one of another kind.
  func read(_ value: Any) -> Value?
  func write(_ value: Value) -> Any
}

extension Property {
  /// Whether its values are yes and no, which change at once unless somebody adds an animation.
  package var isFlag: Bool { Value.self == Bool.self }

  /// What the layer's model has, or while it is presenting what it shows.
  package func value(on layer: Layer) -> Any? { (layer as? Owner).map { write($0[keyPath: keyPath]) } }

  func set(_ value: Any, on layer: Layer) -> Bool {
    guard let value = read(value), let owner = layer as? Owner else { return false }
    owner[keyPath: keyPath] = value
    return true
  }
}

/// A property by its stage's key path.
package struct StoredProperty<Owner: Layer, Value: Animatable>: Property {
  package let keyPath: ReferenceWritableKeyPath<Owner, Value>
  private let conversion: Conversion<Value>

  init(_ keyPath: ReferenceWritableKeyPath<Owner, Value>, _ conversion: Conversion<Value>) {
    (self.keyPath, self.conversion) = (keyPath, conversion)
  }

  package func read(_ value: Any) -> Value? { conversion.read(value) }
  package func write(_ value: Value) -> Any { conversion.write(value) }
}

/// How values of one type become those of the other side.
struct Conversion<Value>: Sendable {
  let read: @Sendable (Any) -> Value?
  let write: @Sendable (Value) -> Any
}

extension Conversion<Double> {
  /// Numbers, whatever their type; `CGFloat` on the way back.
  static let number = Conversion(read: { double($0) }, write: { CGFloat($0) })
  /// The same, for a whole number.
  static let count = Conversion(read: { double($0) }, write: { Int(exactly: $0.rounded()) ?? 0 })
  /// The same, for Core Animation's single precision.
  static let float = Conversion(read: { double($0) }, write: { Float($0) })
}

/// A number of any type as one.
package func double(_ value: Any?) -> Double? {
  switch value {
  case let number as CGFloat: Double(number)
  case let number as Double: number
  case let number as Float: Double(number)
  case let number as Int: Double(number)
  case let number as NSNumber: number.doubleValue
  default: nil
  }
}

extension Conversion<Bool> {
  static let flag = Conversion(
    read: { ($0 as? Bool) ?? double($0).map { $0 >= 0.5 } }, write: { $0 })
}

extension Conversion<Point> {
  static let point = Conversion(read: { unboxed($0, as: CGPoint.self).map { Point($0) } }, write: { CGPoint($0) })
}

extension Conversion<Size> {
  static let size = Conversion(read: { unboxed($0, as: CGSize.self).map { Size($0) } }, write: { CGSize($0) })
}

extension Conversion<Vector> {
  /// A shadow's offset is a size there.
  static let offset = Conversion(
    read: { unboxed($0, as: CGSize.self).map { Vector(dx: Double($0.width), dy: Double($0.height)) } },
    write: { CGSize(width: $0.dx, height: $0.dy) })
}

extension Conversion<Rect> {
  static let rect = Conversion(read: { unboxed($0, as: CGRect.self).map { Rect($0) } }, write: { CGRect($0) })
}

extension Conversion<Color> {
  static let color = Conversion(read: { ($0 as? CGColor)?.color }, write: { CGColor($0) })
}

extension Conversion<Path> {
  static let path = Conversion(read: { ($0 as? CGPath)?.path }, write: { CGPath($0) })
}
