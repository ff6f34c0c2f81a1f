public import QuartzCore
import Springform

/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's origin is the first line's upper left corner, and lines are broken at its width. Otherwise there is one line,
  /// whose baseline begins at the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines lie as far apart as the font says. It is so without, too: Inter asks for no room between its lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures what is drawn, instead of the room that it takes.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that has room ends with an ellipsis where text is missing.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What is said of a string's drawing besides, and what is found out.
open class NSStringDrawingContext: NSObject {
  /// Strings are drawn as large as their fonts are; a note says so where they may be drawn smaller.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != 0 { noteMissing("strings that are drawn smaller where they have no room") } }
  }
  open var actualScaleFactor: CGFloat { 1 }
  /// What was last measured or drawn.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The size of the text, in points, with no other line breaks than its own.
  public func size() -> CGSize { CGSize(laidOut().size) }

  /// How much room the text takes; lines are broken at the rectangle's width, and only those count that its height has room for.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = laidOut(size, options)
    var bounds = CGRect(origin: .zero, size: CGSize(layout.size))
    if options.contains(.usesDeviceMetrics) {
      let drawn = layout.parts.compactMap(\.outlines.controlBounds)
      bounds = drawn.dropFirst().reduce(drawn.first) { $0?.union($1) }.map { CGRect($0) } ?? .zero
    }
    if !options.contains(.usesLineFragmentOrigin) { bounds.origin.y -= CGFloat(layout.baseline) }
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws the text into the current context, its upper left corner at a point.
  public func draw(at point: CGPoint) { UIGraphicsGetCurrentContext()?.draw(laidOut(), at: point) }

  /// Draws the text into the current context, broken at the rectangle's width; what has no room is cut off.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    context.draw(laidOut(CGSize(width: rect.width, height: 0), .usesLineFragmentOrigin), at: rect.origin)
    context.restoreGState()
  }

  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let layout = laidOut(rect.size, options)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= CGFloat(layout.baseline) }
    context?.totalBounds = CGRect(origin: .zero, size: CGSize(layout.size))
    UIGraphicsGetCurrentContext()?.draw(layout, at: origin)
  }

  /// - Parameter size: what lines have to fit in; `nil` for no other breaks than the text's own.
  private func laidOut(_ size: CGSize? = nil, _ options: NSStringDrawingOptions = []) -> AttributedLayout {
    let own = AttributedText(self, usual: TextAttributes(font: Font(size: 12)))
    let text = UIGraphicsGetCurrentContext()?.drawn(own) ?? own
    guard let size else { return TextMeasure.layout(text) }
    guard options.contains(.usesLineFragmentOrigin) else {
      return TextMeasure.layout(text, lines: 1, truncation: .none)
    }
    let (width, height) = (TextMeasure.limit(size.width), TextMeasure.limit(size.height))
    let truncation = paragraphStyle?.lineBreakMode.truncation ?? .none
    // A paragraph that is to be cut is one line.
    guard truncation == .none else { return TextMeasure.layout(text, width: width, lines: 1, truncation: truncation) }
    let all = TextMeasure.layout(text, width: width)
    guard let height, all.size.height > height else { return all }
    return TextMeasure.layout(
      text, width: width, lines: all.lineCount(within: height),
      truncation: options.contains(.truncatesLastVisibleLine) ? .tail : .none)
  }

  /// The same letters with other attributes.
  func changing(_ change: (inout [NSAttributedString.Key: Any]) -> Void) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      var attributes = attributes
      change(&attributes)
      result.append(NSAttributedString(string: attributedSubstring(from: range).string, attributes: attributes))
    }
    return result
  }

  /// That of the first letter.
  var paragraphStyle: NSParagraphStyle? {
    length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attrs)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attrs)
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { (self as String).draw(with: rect, options: options, attributes: attributes, context: context) }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context) }
}

/// As of an attributed string that has the same attributes throughout.
extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { with(attrs).size() }
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    with(attrs).draw(at: point)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    with(attrs).draw(in: rect)
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { with(attributes).draw(with: rect, options: options, context: context) }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { with(attributes).boundingRect(with: size, options: options, context: context) }

  private func with(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self, attributes: attributes)
  }
}
