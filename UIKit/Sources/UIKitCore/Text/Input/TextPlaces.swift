public import QuartzCore

// Places and ranges of the texts that are edited. A place beyond the end is none.

extension UITextField: UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(letterCount) }
  public func text(in range: UITextRange) -> String? { letters.part(within(range.range)) }
  public func replace(_ range: UITextRange, withText text: String) { edit(within(range.range), to: text) }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    .between(fromPosition, toPosition)
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    position.moved(offset, within: letterCount)
  }
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { position.moved(direction == .left ? -offset : offset, within: letterCount) }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.compared(to: other)
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.index - from.index }
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearest(to: point).clamped(to: range)
  }
  public func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
  public func selectAll(_ sender: Any?) { selection = NSRange(location: 0, length: letterCount) }
}

extension UITextView: UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(letterCount) }
  public func text(in range: UITextRange) -> String? { letters.part(within(range.range)) }
  public func replace(_ range: UITextRange, withText text: String) { edit(within(range.range), to: text) }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    .between(fromPosition, toPosition)
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    position.moved(offset, within: letterCount)
  }
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { position.moved(direction == .left ? -offset : offset, within: letterCount) }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.compared(to: other)
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.index - from.index }
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearest(to: point).clamped(to: range)
  }
  public func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
  public func selectAll(_ sender: Any?) { selection = NSRange(location: 0, length: letterCount) }
}

extension EditedText {
  /// The character whose rectangle a point lies in.
  fileprivate func character(at point: CGPoint) -> UITextRange? {
    let text = letters as NSString
    var index = 0
    while index < text.length {
      let range = text.rangeOfComposedCharacterSequence(at: index)
      if lineRects(of: range).contains(where: { $0.contains(point) }) { return UITextRange(range) }
      index = NSMaxRange(range)
    }
    return nil
  }
}

extension UITextPosition {
  fileprivate func moved(_ offset: Int, within count: Int) -> UITextPosition? {
    (0...count).contains(index + offset) ? UITextPosition(index + offset) : nil
  }
  fileprivate func compared(to other: UITextPosition) -> ComparisonResult {
    index < other.index ? .orderedAscending : index > other.index ? .orderedDescending : .orderedSame
  }
  fileprivate func clamped(to range: UITextRange) -> UITextPosition {
    UITextPosition(min(max(index, range.start.index), range.end.index))
  }
}

extension UITextRange {
  /// Whichever of the two comes first.
  fileprivate static func between(_ a: UITextPosition, _ b: UITextPosition) -> UITextRange {
    UITextRange(NSRange(location: min(a.index, b.index), length: abs(a.index - b.index)))
  }
}

extension String {
  fileprivate func part(_ range: NSRange) -> String { (self as NSString).substring(with: range) }
}
