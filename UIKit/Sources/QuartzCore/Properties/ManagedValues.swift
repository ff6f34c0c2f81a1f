public import CoreGraphics
import Springform

/// The values of a layer's own properties, those that its class declares `@NSManaged`, by their names, each as its numbers.
struct ManagedValues: Animatable {
  private(set) var numbers: [String: [Double]] = [:]

  subscript(name: String) -> [Double] {
    get { numbers[name] ?? [] }
    set { numbers[name] = newValue }
  }

  struct Offset: AnimatableOffset {
    var offsets: [String: [Double].Offset]

    static func + (a: Offset, b: Offset) -> Offset { Offset(offsets: a.offsets.merging(b.offsets) { $0 + $1 }) }
    static func * (offset: Offset, factor: Double) -> Offset {
      Offset(offsets: offset.offsets.mapValues { $0 * factor })
    }
    var magnitude: Double {
      offsets.values.map { $0.magnitude * $0.magnitude }.reduce(0, +).squareRoot()
    }
  }

  static let origin = ManagedValues()

  static func - (end: ManagedValues, start: ManagedValues) -> Offset {
    Offset(
      offsets: end.numbers.merging(start.numbers) { end, _ in end }.keys.reduce(into: [:]) {
        $0[$1] = end[$1] - start[$1]
      })
  }

  static func + (values: ManagedValues, offset: Offset) -> ManagedValues {
    offset.offsets.reduce(into: values) { $0[$1.key] = $0[$1.key] + $1.value }
  }
}

/// A stage's layer that keeps a layer's own properties.
protocol ManagingLayer: Layer {
  var managed: ManagedValues { get set }
}

/// One of a layer's own properties, by its name.
struct ManagedProperty<Owner: ManagingLayer>: Property {
  let name: String
  var keyPath: ReferenceWritableKeyPath<Owner, [Double]> { \Owner.managed[name] }

  func read(_ value: Any) -> [Double]? {
    if let value = value as? any ManagedValue { return value.numbers }
    return (value as? NSNumber).map { [$0.doubleValue] }
  }

  /// Numbers by themselves are `CGFloat`s; what else they stood for, only the property knows.
  func write(_ value: [Double]) -> Any { value.count == 1 ? CGFloat(value[0]) : value }
}

/// A value that is animated as so many numbers.
public protocol ManagedValue {
  init(numbers: [Double])
  var numbers: [Double] { get }
}

extension CGFloat: ManagedValue {
  public init(numbers: [Double]) { self.init(numbers.first ?? 0) }
  public var numbers: [Double] { [Double(self)] }
}

extension Double: ManagedValue {
  public init(numbers: [Double]) { self = numbers.first ?? 0 }
  public var numbers: [Double] { [self] }
}

extension Float: ManagedValue {
  public init(numbers: [Double]) { self.init(numbers.first ?? 0) }
  public var numbers: [Double] { [Double(self)] }
}

extension Int: ManagedValue {
  public init(numbers: [Double]) { self.init((numbers.first ?? 0).rounded(.towardZero)) }
  public var numbers: [Double] { [Double(self)] }
}

extension CGPoint: ManagedValue {
  public init(numbers: [Double]) { self.init(x: numbers.first ?? 0, y: numbers.last ?? 0) }
  public var numbers: [Double] { [Double(x), Double(y)] }
}

extension CGSize: ManagedValue {
  public init(numbers: [Double]) { self.init(width: numbers.first ?? 0, height: numbers.last ?? 0) }
  public var numbers: [Double] { [Double(width), Double(height)] }
}
