public import QuartzCore
import Springform

/// How a paragraph's lines lie. Lengths are points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, TextValueProviding {
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

  package var textValue: TextValue {
    var style = style
    style.alignment = textAlignment.alignment
    style.isJustified = textAlignment == .justified
    style.breaksWords = mode == .byCharWrapping
    return .paragraph(style)
  }

  fileprivate func take(_ other: NSParagraphStyle) {
    (style, mode, textAlignment) = (other.style, other.mode, other.textAlignment)
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
  }
  override open var hash: Int { style.hashValue }
}

/// The same, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
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

  open func setParagraphStyle(_ obj: NSParagraphStyle) { take(obj) }
}
