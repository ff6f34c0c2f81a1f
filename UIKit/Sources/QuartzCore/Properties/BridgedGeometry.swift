public import CoreGraphics

// `point as NSValue` and `number as NSNumber`, and back by `as?`: with Objective-C, Swift boxes Core Graphics' values by itself.

/// A value that a box of Foundation's holds.
public protocol BoxedValue: _ObjectiveCBridgeable where _ObjectiveCType: NSValue {
  /// - Returns: `nil` where the box holds something else.
  init?(inBox box: _ObjectiveCType)
}

extension BoxedValue {
  public static func _conditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) -> Bool {
    result = Self(inBox: source)
    return result != nil
  }
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {
    result = Self(inBox: source)
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
    guard let value = source.flatMap({ Self(inBox: $0) }) else { misuse("a box does not hold a \(Self.self)") }
    return value
  }
}

extension CGFloat: BoxedValue, @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
  public init?(inBox box: NSNumber) { self = CGFloat(box.doubleValue) }
}

extension CGPoint: BoxedValue, @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
  public init?(inBox box: NSValue) {
    guard box.holds("Point") else { return nil }
    self = box.cgPointValue
  }
}

extension CGSize: BoxedValue, @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
  public init?(inBox box: NSValue) {
    guard box.holds("Size") else { return nil }
    self = box.cgSizeValue
  }
}

extension CGRect: BoxedValue, @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
  public init?(inBox box: NSValue) {
    guard box.holds("Rect") else { return nil }
    self = box.cgRectValue
  }
}

extension CGVector: BoxedValue {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgVector: self) }
  public init?(inBox box: NSValue) {
    guard let numbers = box.numbers(2) else { return nil }
    self.init(dx: numbers[0], dy: numbers[1])
  }
}

extension CGAffineTransform: BoxedValue {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }
  public init?(inBox box: NSValue) {
    guard let numbers = box.numbers(6) else { return nil }
    self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}

extension CATransform3D: BoxedValue {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }
  public init?(inBox box: NSValue) {
    guard let numbers = box.numbers(16) else { return nil }
    self.init(numbers: numbers)
  }
}

extension NSValue {
  public convenience init(cgVector vector: CGVector) { self.init(numbers: [Double(vector.dx), Double(vector.dy)]) }
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    self.init(numbers: values.map { Double($0) })
  }

  /// Zero in a box of anything else.
  public var cgVectorValue: CGVector { CGVector(inBox: self) ?? CGVector(dx: 0, dy: 0) }
  /// The identity in a box of anything else.
  public var cgAffineTransformValue: CGAffineTransform { CGAffineTransform(inBox: self) ?? .identity }

  /// By the names of their structures: asking a box for what it does not hold would end the process.
  fileprivate func holds(_ structure: String) -> Bool {
    guard !(self is NSNumber) else { return false }
    let type = String(cString: objCType)
    return type.hasPrefix("{CG\(structure)") || type.hasPrefix("{_NS\(structure)")
  }

  // Foundation's boxes here hold no structures that it does not know itself, but arrays of numbers they do.

  package convenience init(numbers: [Double]) { self.init(bytes: numbers, objCType: "[\(numbers.count)d]") }

  /// The numbers of a box of so many; `nil` for one of anything else.
  package func numbers(_ count: Int) -> [Double]? {
    guard !(self is NSNumber), String(cString: objCType) == "[\(count)d]" else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    getValue(&numbers)
    return numbers
  }
}
