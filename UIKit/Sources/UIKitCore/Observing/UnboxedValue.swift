public import QuartzCore

/// The value that an object boxes, of which no more is known than that it is one: Objective-C boxes points and their like to put them
/// into dictionaries, where they are themselves here. As with any object, what it is asked for may not be there.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public struct UnboxedValue {
  private let value: Any
  public init(_ value: Any) { self.value = value }

  public var cgPointValue: CGPoint! { unboxed { $0.cgPointValue } }
  public var cgSizeValue: CGSize! { unboxed { $0.cgSizeValue } }
  public var cgRectValue: CGRect! { unboxed { $0.cgRectValue } }
  public var caTransform3DValue: CATransform3D! { unboxed { $0.caTransform3DValue } }
  public var cgVectorValue: CGVector! { unboxed { $0.cgVectorValue } }
  public var cgAffineTransformValue: CGAffineTransform! { unboxed { $0.cgAffineTransformValue } }
  public var uiEdgeInsetsValue: UIEdgeInsets! { unboxed { $0.uiEdgeInsetsValue } }
  public var uiOffsetValue: UIOffset! { unboxed { $0.uiOffsetValue } }
  public var doubleValue: Double! { number { $0.doubleValue } }
  public var floatValue: Float! { number { $0.floatValue } }
  public var intValue: Int! { number { $0.intValue } }
  public var boolValue: Bool! { number { $0.boolValue } }
  public var stringValue: String! { number { $0.stringValue } }

  private func unboxed<Value>(_ read: ((NSValue) -> Value)? = nil) -> Value {
    if let value = value as? Value { return value }
    guard let read, let box = value as? NSValue, !(box is NSNumber) else { unreadable(as: Value.self) }
    return read(box)
  }

  private func number<Value>(_ read: (NSNumber) -> Value) -> Value {
    if let number = value as? NSNumber { return read(number) }
    // Core Graphics' numbers are none of Foundation's here.
    guard let number = value as? CGFloat else { unreadable(as: Value.self) }
    return read(NSNumber(value: Double(number)))
  }

  /// With Objective-C the app would end at such a call, too.
  private func unreadable(as type: Any.Type) -> Never {
    misuse("\(value) of \(Swift.type(of: value)) is asked for a \(type)")
  }
}
