public import QuartzCore
import Springform

/// Shows text that is not edited.
open class UILabel: UIView {
  override open class var layerClass: AnyClass { LabelLayer.self }

  private var content: TextLayer? { (layer as? LabelLayer)?.text }

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

  open var text: String? { didSet { update() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) { didSet { update() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .black { didSet { update() } }
  open var textAlignment = NSTextAlignment.natural { didSet { update() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { update() } }
  /// The most lines; 0 for as many as it takes.
  open var numberOfLines = 1 { didSet { update() } }
  /// Whether a line that is too long is set smaller.
  open var adjustsFontSizeToFitWidth = false { didSet { update() } }
  /// How much smaller at most; 0 for any.
  open var minimumScaleFactor: CGFloat = 0 { didSet { update() } }
  /// Colours the text while `isHighlighted`.
  open var highlightedTextColor: UIColor? { didSet { update() } }
  open var isHighlighted = false { didSet { update() } }
  /// Where lines break in ``intrinsicContentSize``.
  open var preferredMaxLayoutWidth: CGFloat = 0

  override open func layoutSubviews() {
    super.layoutSubviews()
    if adjustsFontSizeToFitWidth { update() }
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    TextMeasure.size(of: text ?? "", font: font, width: size.width > 0 ? size.width : nil, lines: numberOfLines)
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

  override var baselines: (first: CGFloat, last: CGFloat)? { TextMeasure.baselines(of: font) }

  private func update() {
    guard let content else { return }
    content.string = text ?? ""
    content.font = fittingFont.font
    content.textColor = (isHighlighted ? highlightedTextColor ?? textColor : textColor).cgColor.color
    content.alignment = textAlignment.alignment
    content.isWrapped = numberOfLines != 1
    content.maximumLines = numberOfLines > 0 ? numberOfLines : nil
    content.truncation = lineBreakMode.truncation
    (layer as? LabelLayer)?.clipsText = lineBreakMode == .byClipping
    (superview as? UIStackView)?.setNeedsLayout()
    if !translatesAutoresizingMaskIntoConstraints { setNeedsConstraints() }
  }

  private var fittingFont: UIFont {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, bounds.width > 0, let text else { return font }
    let width = TextMeasure.size(of: text, font: font, width: nil, lines: 1).width
    guard width > bounds.width else { return font }
    return font.withSize(font.pointSize * max(bounds.width / width, minimumScaleFactor))
  }
}

/// Where lines lie.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right
  /// From left to right.
  case natural = 4

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
  case byWordWrapping
  case byClipping = 2
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var truncation: Paragraph.Truncation {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byTruncatingTail: .tail
    default: .none
    }
  }
}
