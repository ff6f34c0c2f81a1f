public import QuartzCore
import Springform

/// Shows text that is not edited.
open class UILabel: UIView {
  override open class var layerClass: AnyClass { LabelLayer.self }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    (isAccessibilityElement, accessibilityTraits) = (true, .staticText)
    update()
  }

  // MARK: Text

  /// Setting it takes attributes away.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      let old = text
      // It keeps the looks of the text before.
      (look.font, look.textColor) = (font, textColor)
      (look.alignment, look.lineBreakMode) = (textAlignment, lineBreakMode)
      (plain, attributed) = (newValue, nil)
      update()
      observers?.tell("text", old: old, new: newValue)
    }
  }

  /// A text whose parts look different; where it says nothing, letters look as the label's properties have been set. While there
  /// is one, those properties are what it says of its first letter.
  open var attributedText: NSAttributedString? {
    get {
      attributed
        ?? plain.map {
          let style = NSMutableParagraphStyle()
          (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
          return NSAttributedString(
            string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style])
        }
    }
    set {
      (plain, attributed) = (nil, newValue.map { NSAttributedString(attributedString: $0) })
      update()
    }
  }

  private var plain: String?
  private var attributed: NSAttributedString?
  private var look = LabelLook()

  /// What the text says of its first letter.
  private func first<Value>(_ key: NSAttributedString.Key) -> Value? {
    guard let attributed, attributed.length > 0 else { return nil }
    return attributed.attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  private var firstStyle: NSParagraphStyle? { first(.paragraphStyle) }

  // MARK: Looks, of all letters

  /// As they were set.
  private(set) var ownFont: UIFont?
  private(set) var ownTextColor: UIColor?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { first(.font) ?? look.font }
    set {
      ownFont = newValue
      look.font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      set(.font, look.font)
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { first(.foregroundColor) ?? look.textColor }
    set {
      ownTextColor = newValue
      look.textColor = newValue ?? .black
      set(.foregroundColor, look.textColor)
    }
  }

  open var textAlignment: NSTextAlignment {
    get { firstStyle?.alignment ?? look.alignment }
    set {
      look.alignment = newValue
      setStyle { $0.alignment = newValue }
    }
  }

  /// Where lines are broken, and what becomes of what does not fit.
  open var lineBreakMode: NSLineBreakMode {
    get { firstStyle?.lineBreakMode ?? look.lineBreakMode }
    set {
      look.lineBreakMode = newValue
      setStyle { $0.lineBreakMode = newValue }
    }
  }

  /// What letters cast that have no shadow of their own; none without a colour.
  open var shadowColor: UIColor? {
    get { look.shadowColor }
    set {
      look.shadowColor = newValue
      update()
    }
  }

  /// In points, downwards.
  open var shadowOffset: CGSize {
    get { look.shadowOffset }
    set {
      look.shadowOffset = newValue
      update()
    }
  }

  /// Colours the text while `isHighlighted`.
  open var highlightedTextColor: UIColor? { didSet { update() } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { update() } } }
  /// The text of a label that is not is half as strong.
  open var isEnabled = true { didSet { if isEnabled != oldValue { update() } } }

  private func set(_ key: NSAttributedString.Key, _ value: Any) {
    attributed = attributed?.changing { $0[key] = value }
    update()
  }

  /// Changes the styles that paragraphs have.
  private func setStyle(_ change: (NSMutableParagraphStyle) -> Void) {
    attributed = attributed?.changing { attributes in
      let style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
      guard let style else { return }
      change(style)
      attributes[.paragraphStyle] = style
    }
    update()
  }

  // MARK: Room

  /// The most lines; 0 for as many as it takes.
  open var numberOfLines = 1 { didSet { update() } }
  /// Whether a line that is too long is set smaller.
  open var adjustsFontSizeToFitWidth = false { didSet { update() } }
  /// How much smaller at most; 0 for any.
  open var minimumScaleFactor: CGFloat = 0 { didSet { update() } }
  /// Where a line lies that is set smaller.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { update() } }
  /// Where lines break in ``intrinsicContentSize``.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue, numberOfLines != 1 { sizeMayHaveChanged() } }
  }
  /// How lines of Korean and other scripts are broken, besides what the mode says.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  /// Whether a pointer that rests on it shows what does not fit; a phone has none.
  open var showsExpansionTextWhenTruncated = false
  /// Whether the font follows the size of text that people have chosen. They have chosen none here.
  open var adjustsFontForContentSizeCategory = false
  /// The smallest size of text and the largest one in which the label reads well; a note says so where `large`, which there is, is
  /// neither.
  open var minimumContentSizeCategory: UIContentSizeCategory? { didSet { checkSizeCategory() } }
  open var maximumContentSizeCategory: UIContentSizeCategory? { didSet { checkSizeCategory() } }

  /// What limits the size of text, for who looks for faults: the label alone.
  open var appliedContentSizeCategoryLimitsDescription: String {
    let limits = [minimumContentSizeCategory?.rawValue ?? "none", maximumContentSizeCategory?.rawValue ?? "none"]
    return "\(type(of: self)): " + limits.joined(separator: " to ")
  }

  private func checkSizeCategory() {
    let (least, most) = (minimumContentSizeCategory ?? .large, maximumContentSizeCategory ?? .large)
    if least > .large || most < .large { noteMissing("other sizes of text than those that phones begin with") }
  }

  /// Whether letters are moved together before a line is cut. Here they are not; a note says so.
  open var allowsDefaultTighteningForTruncation = false {
    didSet {
      if allowsDefaultTighteningForTruncation { noteMissing("letters that are moved together before a line is cut") }
    }
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    if adjustsFontSizeToFitWidth { update() }
    (layer as? LabelLayer)?.setNeedsDisplay()
  }

  /// Where the text lies in bounds; subclasses leave room around it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = content.size(width: numberOfLines == 1 ? nil : bounds.width, lines: numberOfLines)
    let width = min(size.width, max(bounds.width, 0))
    let height = min(size.height, max(bounds.height, 0))
    let x =
      switch textAlignment.alignment {
      case .leading: bounds.minX
      case .center: bounds.midX - width / 2
      case .trailing: bounds.maxX - width
      }
    return CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
  }

  /// Draws the text in the middle of a rectangle's height; subclasses give it another, or draw around it.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    (layer as? LabelLayer)?.note(drawing: rect, in: context)
    let (content, fonts) = (fitted(in: rect.width), MainLoop.required(for: "a label's text").stage.fonts)
    let text = context.drawn(content.text)
    context.drawText { content.draw(text, in: rect, fonts, &$0) }
  }

  override open func draw(_ rect: CGRect) { drawText(in: rect) }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines != 1 && size.width > 0 ? size.width : LabelContent.endless
    let room = CGRect(x: 0, y: 0, width: width, height: LabelContent.endless)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  override open func sizeToFit() {
    bounds.size = sizeThatFits(numberOfLines == 1 ? .zero : CGSize(width: bounds.width, height: 0))
  }

  override open var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth, height: 0))
  }

  override func contentSize(forWidth width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0, width > 0 else { return nil }
    return CGSize(width: intrinsicContentSize.width, height: sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  override var baselines: (first: CGFloat, last: CGFloat)? { (font.ascender, -font.descender) }

  var content: LabelContent {
    var look = look
    (look.alignment, look.lineBreakMode) = (textAlignment, lineBreakMode)
    if isHighlighted, let highlightedTextColor { look.highlight = highlightedTextColor }
    look.isDimmed = !isEnabled
    return LabelContent(plain: plain, attributed: attributed, look: look, lines: numberOfLines)
  }

  private func fitted(in width: CGFloat) -> LabelContent {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0 else { return content }
    return content.fitted(in: width, minimumScale: minimumScaleFactor, baselineAdjustment)
  }

  override func repaint() {
    super.repaint()
    shown = nil
    update()
  }

  /// What was shown last: what is set to what it is already changes nothing.
  private var shown: LabelContent?

  private func update() {
    guard let layer = layer as? LabelLayer else { return }
    let content = fitted(in: bounds.width)
    // In the dark, colours may differ that are the same in the light.
    let isOther = painting {
      guard content != shown else { return false }
      content.show(in: layer)
      return true
    }
    guard isOther else { return }
    shown = content
    layer.setNeedsDisplay()
    sizeMayHaveChanged()
  }

  private func sizeMayHaveChanged() { if !translatesAutoresizingMaskIntoConstraints { setNeedsConstraints() } }
}

/// Where a line lies that is set smaller than its font.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline stays where it was.
  case alignBaselines
  /// In the middle of the height.
  case alignCenters
  /// Its upper edge stays where it was.
  case none
}

/// Where lines lie.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right
  /// On both sides; the last line on the left.
  case justified
  /// From left to right.
  case natural

  var alignment: Paragraph.Alignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
}

/// What becomes of what does not fit.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var truncation: Paragraph.Truncation {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byTruncatingTail: .tail
    default: .none
    }
  }
}
