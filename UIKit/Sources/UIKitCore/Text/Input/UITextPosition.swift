import QuartzCore

/// A place between two letters. Texts here are counted in UTF-16, as `NSRange` is.
open class UITextPosition: NSObject {
  let index: Int

  init(_ index: Int) {
    self.index = index
    super.init()
  }

  /// The place before the first letter, of which a text of one's own may have a subclass.
  override public convenience init() { self.init(0) }

  override open func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.index == index }
  override open var hash: Int { index.hashValue }
  override open var description: String { "position \(index)" }
}

/// What lies between two places of a text.
open class UITextRange: NSObject {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override public convenience init() { self.init(NSRange(location: 0, length: 0)) }

  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(NSMaxRange(range)) }
  open var isEmpty: Bool { range.length == 0 }

  override open func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
  override open var hash: Int { range.hashValue }
  override open var description: String { "range \(range.location)..<\(NSMaxRange(range))" }
}

/// Where some of what is selected shows.
open class UITextSelectionRect: NSObject {
  open private(set) var rect: CGRect
  open private(set) var containsStart: Bool
  open private(set) var containsEnd: Bool
  open var isVertical: Bool { false }
  open var writingDirection: NSWritingDirection { .natural }

  init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
    (self.rect, containsStart, containsEnd) = (rect, isFirst, isLast)
  }
}

public enum UITextStorageDirection: Int, Sendable { case forward, backward }
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

extension [UITextSelectionRect] {
  static func around(_ lines: [CGRect]) -> [UITextSelectionRect] {
    lines.enumerated().map { UITextSelectionRect($1, isFirst: $0 == 0, isLast: $0 == lines.count - 1) }
  }
}
