public import QuartzCore

/// A text that is selected and edited by its places.
public protocol UITextInput: UIKeyInput {
  /// What is selected; empty where the caret is.
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
}

/// What text fields and text views have in common.
protocol EditedText: UIView, UITextInput {
  /// All letters that are edited.
  var letters: String { get }
  var selection: NSRange { get set }
  /// Replaces letters as if they were typed over.
  func edit(_ range: NSRange, to replacement: String)
}

extension UITextInput where Self: EditedText {
  var letterCount: Int { letters.utf16.count }

  /// The part of a range that lies within the text.
  func within(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), letterCount)
    return NSRange(location: start, length: min(max(range.length, 0), letterCount - start))
  }

  /// What the delete key takes away: what is selected, else the character before the caret.
  var deletedRange: NSRange? {
    guard selection.length == 0 else { return selection }
    let before = (letters as NSString).substring(to: selection.location)
    guard let last = before.last else { return nil }
    let count = String(last).utf16.count
    return NSRange(location: selection.location - count, length: count)
  }

  /// A caret's place by the line that it is in, for what is nearest to a point.
  func nearest(to point: CGPoint) -> UITextPosition {
    var best = (index: 0, distance: CGFloat.infinity)
    var index = 0
    let text = letters as NSString
    while index <= text.length {
      let rect = caretRect(for: UITextPosition(index))
      let (dx, dy) = (point.x - rect.midX, point.y - rect.midY)
      // Another line is farther than any letter of the right one.
      let distance = abs(dx) + (abs(dy) > rect.height / 2 ? 10_000 + abs(dy) * 100 : 0)
      if distance < best.distance { best = (index, distance) }
      index = index < text.length ? NSMaxRange(text.rangeOfComposedCharacterSequence(at: index)) : index + 1
    }
    return UITextPosition(best.index)
  }

  /// A rectangle for each line that a range touches.
  func lineRects(of range: NSRange) -> [CGRect] {
    var rects: [CGRect] = []
    let text = letters as NSString
    var index = range.location
    while index < NSMaxRange(range) {
      let next = NSMaxRange(text.rangeOfComposedCharacterSequence(at: index))
      let (start, end) = (caretRect(for: UITextPosition(index)), caretRect(for: UITextPosition(next)))
      // A letter that a line begins with stands behind the place where the line before ended.
      let left = abs(start.minY - end.minY) < 1 ? start.minX : bounds.minX
      let letter = CGRect(x: left, y: end.minY, width: max(end.minX - left, 0), height: end.height)
      if let last = rects.last, abs(last.minY - letter.minY) < 1 {
        rects[rects.count - 1] = last.union(letter)
      } else {
        rects.append(letter)
      }
      index = next
    }
    return rects
  }
}

extension UITextField: EditedText {}
extension UITextView: EditedText {}

extension UITextInput {
  // Nothing is put together from several strokes of a key here, as Chinese is: no text is ever marked.

  public var markedTextRange: UITextRange? { nil }
  public func unmarkText() {}
}
