import QuartzCore
import Springform

/// How a label's letters look of which the text says nothing itself.
struct LabelLook: Equatable {
  var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var textColor = UIColor.black
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  /// The colour of all letters while the label is highlighted.
  var highlight: UIColor?
  var isDimmed = false
}

/// What a label shows.
struct LabelContent: Equatable {
  var plain: String?
  @Alike var attributed: NSAttributedString?
  var look: LabelLook
  let lines: Int
  /// How far the text lies below the middle of the height, in points.
  var offset = 0.0
  /// Of all fonts.
  private var scale = 1.0

  /// As wide or as high as no text is.
  static let endless: CGFloat = 1e6

  init(plain: String?, attributed: NSAttributedString?, look: LabelLook, lines: Int) {
    (self.plain, self.attributed, self.look, self.lines) = (plain, attributed, look, lines)
  }

  /// Whether the text of the stage's layer, in one font and colour, shows it as it is.
  private var isPlain: Bool {
    attributed == nil && look.shadowColor == nil && look.alignment != .justified
      && look.lineBreakMode != .byCharWrapping
  }

  private var color: Color {
    let color = (look.highlight ?? look.textColor).cgColor.color
    return look.isDimmed ? color.withAlpha(color.alpha / 2) : color
  }

  private var font: Font {
    var font = look.font.font
    font.size *= scale
    return font
  }

  /// All of it as runs.
  var text: AttributedText {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (look.alignment, look.lineBreakMode)
    var usual = TextAttributes(font: look.font.font, color: color)
    if case .paragraph(let paragraph) = style.textValue { usual.paragraph = paragraph }
    if let shadow = look.shadowColor {
      usual.shadow = TextAttributes.Shadow(
        color: shadow.cgColor.color,
        offset: Vector(dx: Double(look.shadowOffset.width), dy: Double(look.shadowOffset.height)), radius: 0)
    }
    var text = AttributedText(attributed ?? NSAttributedString(string: plain ?? ""), usual: usual)
    for index in text.runs.indices {
      text.runs[index].attributes.font.size *= scale
      if look.highlight != nil { text.runs[index].attributes.color = color }
      if look.isDimmed, attributed != nil {
        let own = text.runs[index].attributes.color
        text.runs[index].attributes.color = own == color ? own : own.withAlpha(own.alpha / 2)
      }
    }
    return text
  }

  /// A single letter has nothing that could give way to an ellipsis: it is shown as it is.
  private var truncation: Paragraph.Truncation {
    (attributed?.string ?? plain)?.count == 1 ? .none : look.lineBreakMode.truncation
  }
  private var maximumLines: Int? { lines > 0 ? lines : nil }

  /// In points, rounded up to a pixel.
  func size(width: CGFloat?, lines: Int) -> CGSize {
    if isPlain { return TextMeasure.size(of: plain ?? "", font: UIFont(font), width: width, lines: lines) }
    let layout = TextMeasure.layout(
      text, width: width.flatMap(TextMeasure.limit), lines: lines > 0 ? lines : nil,
      truncation: lines == 1 ? .none : truncation)
    return TextMeasure.rounded(layout.size)
  }

  /// Of as many letters as lie before an index in UTF-16.
  func width(before index: Int) -> CGFloat {
    var part = self
    let range = NSRange(location: 0, length: min(max(index, 0), (attributed?.string ?? plain ?? "").utf16.count))
    part.plain = plain.map {
      ($0 as NSString).substring(with: NSRange(location: 0, length: min(range.length, $0.utf16.count)))
    }
    part.attributed = attributed?.attributedSubstring(from: range)
    return range.length == 0 ? 0 : part.size(width: nil, lines: 1).width
  }

  /// Smaller, where a line is too long.
  func fitted(in width: CGFloat, minimumScale: CGFloat, _ adjustment: UIBaselineAdjustment) -> LabelContent {
    let natural = size(width: nil, lines: 1)
    guard natural.width > width else { return self }
    var copy = self
    copy.scale = Double(max(width / natural.width, minimumScale))
    let (before, after) = (TextMeasure.layout(text), TextMeasure.layout(copy.text))
    let rise = (before.size.height - after.size.height) / 2
    switch adjustment {
    case .alignBaselines: copy.offset = before.baseline - after.baseline - rise
    case .alignCenters: copy.offset = 0
    case .none: copy.offset = -rise
    }
    return copy
  }

  func show(in layer: LabelLayer) {
    let shown = layer.text
    shown.string = plain ?? attributed?.string ?? ""
    shown.font = font
    shown.textColor = color
    shown.alignment = look.alignment.alignment
    shown.isWrapped = lines != 1
    shown.maximumLines = maximumLines
    shown.truncation = truncation
    shown.attributedText = isPlain ? nil : text
    layer.clipsText = look.lineBreakMode == .byClipping
    layer.offset = offset
  }

  /// Draws its text, in the colours that it is given in, in the middle of a rectangle's height.
  func draw(_ text: AttributedText, in rect: CGRect, _ fonts: FontLibrary, _ canvas: inout Canvas) {
    let rect = Rect(rect)
    let width = lines == 1 && truncation == .none ? nil : rect.width
    guard let layout = try? fonts.layout(text, width: width, maximumLines: maximumLines, truncation: truncation) else {
      return
    }
    let room = width == nil ? rect.width - layout.size.width : 0
    let share = look.alignment.alignment == .center ? 0.5 : look.alignment.alignment == .trailing ? 1 : 0
    let origin = Point(x: rect.minX + room * share, y: rect.midY - layout.size.height / 2 + offset)
    guard look.lineBreakMode == .byClipping else { return canvas.draw(layout, at: origin) }
    canvas.withClip(.rect(rect)) { $0.draw(layout, at: origin) }
  }
}
