public import QuartzCore

// Insets and offsets in boxes, as `insets as NSValue` and `[.inset: insets]` keep them with Objective-C.

extension NSValue {
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) })
  }
  public convenience init(uiOffset offset: UIOffset) {
    self.init(numbers: [Double(offset.horizontal), Double(offset.vertical)])
  }

  /// Zero in a box of anything else.
  public var uiEdgeInsetsValue: UIEdgeInsets { UIEdgeInsets(inBox: self) ?? .zero }
  public var uiOffsetValue: UIOffset { UIOffset(inBox: self) ?? .zero }
}

extension UIEdgeInsets: BoxedValue {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }
  public init?(inBox box: NSValue) {
    guard let numbers = box.numbers(4) else { return nil }
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

extension UIOffset: BoxedValue {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiOffset: self) }
  public init?(inBox box: NSValue) {
    guard let numbers = box.numbers(2) else { return nil }
    self.init(horizontal: numbers[0], vertical: numbers[1])
  }
}
