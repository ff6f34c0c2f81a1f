public import QuartzCore
import Springform

/// How a paragraph's lines lie. Lengths are points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, TextValueProviding, @unchecked Sendable {
  private let mark = SwiftObjectMark()
  fileprivate var style = ParagraphStyle()
  fileprivate var mode = NSLineBreakMode.byWordWrapping
  fileprivate var textAlignment = NSTextAlignment.natural

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  override public required init() { super.init() }

  open var alignment: NSTextAlignment { textAlignment }
  open var lineBreakMode: NSLineBreakMode { mode }
  /// Between a line and the next.
  open var lineSpacing: CGFloat { CGFloat(style.lineSpacing) }
  /// What multiplies a line's height, above the line; 0 for the font's own.
  open var lineHeightMultiple: CGFloat { CGFloat(style.lineHeightMultiple) }
  open var minimumLineHeight: CGFloat { CGFloat(style.minimumLineHeight) }
  /// 0 for no limit.
  open var maximumLineHeight: CGFloat { CGFloat(style.maximumLineHeight) }
  /// Below the paragraph.
  open var paragraphSpacing: CGFloat { CGFloat(style.spacing) }
  open var paragraphSpacingBefore: CGFloat { CGFloat(style.spacingBefore) }
  open var firstLineHeadIndent: CGFloat { CGFloat(style.firstLineHeadIndent) }
  open var headIndent: CGFloat { CGFloat(style.headIndent) }
  /// Above 0 from the leading edge, else from the trailing one.
  open var tailIndent: CGFloat { CGFloat(style.tailIndent) }

  // What is kept of a paragraph and not seen here: texts read as their letters say, and words are not divided.

  open var baseWritingDirection: NSWritingDirection { rest.direction }
  /// 0...1: how soon words are divided; a note tells that they are not.
  open var hyphenationFactor: Float { rest.hyphenation }
  open var allowsDefaultTighteningForTruncation: Bool { rest.tightens }
  /// How lines are broken besides what the mode says.
  open var lineBreakStrategy: LineBreakStrategy { rest.strategy }
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
  open var defaultTabInterval: CGFloat { rest.tabInterval }
  open var tabStops: [NSTextTab] { rest.tabs }
  fileprivate var rest = Rest()
  fileprivate struct Rest: Equatable {
    var direction = NSWritingDirection.natural
    var hyphenation: Float = 0
    var tightens = false
    var strategy: LineBreakStrategy = []
    var tabInterval: CGFloat = 0
    var tabs: [NSTextTab] = []
  }

  package var textValue: TextValue {
    var style = style
    style.alignment = textAlignment.alignment
    style.isJustified = textAlignment == .justified
    style.breaksWords = mode == .byCharWrapping
    return .paragraph(style)
  }

  fileprivate func take(_ other: NSParagraphStyle) {
    (style, mode, textAlignment, rest) = (other.style, other.mode, other.textAlignment, other.rest)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.take(self)
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.take(self)
    return copy
  }

  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other.style == style && other.mode == mode && other.textAlignment == textAlignment
      && other.rest == rest
  }
  override open var hash: Int { style.hashValue }
}

/// The same, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  override open var lineBreakStrategy: LineBreakStrategy {
    get { rest.strategy }
    set { rest.strategy = newValue }
  }
  override open var alignment: NSTextAlignment {
    get { textAlignment }
    set { textAlignment = newValue }
  }
  override open var lineBreakMode: NSLineBreakMode {
    get { mode }
    set { mode = newValue }
  }
  override open var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { style.lineSpacing = max(Double(newValue), 0) }
  }
  override open var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { style.lineHeightMultiple = max(Double(newValue), 0) }
  }
  override open var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { style.minimumLineHeight = max(Double(newValue), 0) }
  }
  override open var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { style.maximumLineHeight = max(Double(newValue), 0) }
  }
  override open var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { style.spacing = max(Double(newValue), 0) }
  }
  override open var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { style.spacingBefore = max(Double(newValue), 0) }
  }
  override open var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { style.firstLineHeadIndent = max(Double(newValue), 0) }
  }
  override open var headIndent: CGFloat {
    get { super.headIndent }
    set { style.headIndent = max(Double(newValue), 0) }
  }
  override open var tailIndent: CGFloat {
    get { super.tailIndent }
    set { style.tailIndent = Double(newValue) }
  }

  override open var baseWritingDirection: NSWritingDirection {
    get { rest.direction }
    set { rest.direction = newValue }
  }
  override open var hyphenationFactor: Float {
    get { rest.hyphenation }
    set {
      if newValue > 0 { noteMissing("words that are divided at a line's end") }
      rest.hyphenation = newValue
    }
  }
  override open var allowsDefaultTighteningForTruncation: Bool {
    get { rest.tightens }
    set { rest.tightens = newValue }
  }
  override open var defaultTabInterval: CGFloat {
    get { rest.tabInterval }
    set {
      if newValue > 0 { noteMissing("tabs at places of a text's own") }
      rest.tabInterval = newValue
    }
  }
  override open var tabStops: [NSTextTab] {
    get { rest.tabs }
    set {
      if !newValue.isEmpty { noteMissing("tabs at places of a text's own") }
      rest.tabs = newValue
    }
  }

  open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }
}

/// Which way a text is read.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// A place in a line, in points, that a tab leads to.
open class NSTextTab: NSObject {
  private let mark = SwiftObjectMark()
  public let alignment: NSTextAlignment
  public let location: CGFloat

  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [String: Any] = [:]) {
    (self.alignment, location) = (alignment, loc)
  }

  override open func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextTab).map { $0.alignment == alignment && $0.location == location } ?? false
  }
  override open var hash: Int { location.hashValue }
}
