public import CoreGraphics

// Objective-C keeps points and their like in objects; sources from before Swift 3 still box them.

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }
}

/// What is inside of a box, or the value itself; `nil` for one of another type.
func unboxed<Value>(_ value: Any, as type: Value.Type) -> Value? {
  if let value = value as? Value { return value }
  guard let box = value as? NSValue, !(box is NSNumber) else { return nil }
  // By the names of their structures: asking a box for what it does not hold would end the process.
  let name = String(cString: box.objCType)
  if name.hasPrefix("{CGPoint") || name.hasPrefix("{_NSPoint") { return box.cgPointValue as? Value }
  if name.hasPrefix("{CGSize") || name.hasPrefix("{_NSSize") { return box.cgSizeValue as? Value }
  if name.hasPrefix("{CGRect") || name.hasPrefix("{_NSRect") { return box.cgRectValue as? Value }
  return box.boxedTransform as? Value
}
