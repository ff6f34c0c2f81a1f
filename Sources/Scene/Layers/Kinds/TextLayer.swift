public import SpringformGeometry
public import SpringformText

/// A layer that shows text: one line, or as many as it takes when `isWrapped`.
///
/// The lines stand in the middle of the bounds' height; what is higher than the bounds reaches beyond them evenly above and
/// below. With empty bounds it has the size of its text: the anchor point of the text lies at `position`, and `frame` tells
/// where the text is. An empty text has the height of a line. A font that the machine does not have, and a text that is too
/// long, become the stage's error.
///
/// A text of its own size lets touches through to what lies below it, unless it has a gesture recognizer.
open class TextLayer: FittingLayer {
  public final var string = ""
  public final var font = Font(size: 17)
  @Animated public final var textColor = Color.black
  /// Whether lines longer than the bounds' width are broken. Otherwise only the first line of the text shows.
  public final var isWrapped = false
  /// What gives way to an ellipsis when the last line is too long for the bounds' width; `none` lets it reach beyond them.
  public final var truncation = Paragraph.Truncation.tail
  /// The most lines shown of a wrapped text, at least 1, or `nil` for all.
  public final var maximumLines: Int?
  /// How wide a text of its own size may become, in points, before its lines are broken or cut: UIKit's
  /// `preferredMaxLayoutWidth`. `nil` does not limit it.
  public final var maximumWidth: Double?
  /// The height of a line as a multiple of what its font asks for: UIKit's `lineHeightMultiple`, but half of what it adds
  /// lies above the line and half below.
  @Animated public final var lineHeight = 1.0
  /// What is added between letters, in points: UIKit's `kern`.
  @Animated public final var letterSpacing = 0.0

  /// A text whose parts look different, in place of `string`, `font`, `textColor`, `lineHeight` and `letterSpacing`; `nil` for
  /// those. Its paragraphs say how their lines are aligned. It has no gradient.
  public final var attributedText: AttributedText?

  private var cache: (request: Request, layout: TextLayout)?
  private var attributedCache: (request: AttributedRequest, layout: AttributedLayout)?

  public convenience init(
    _ string: String, font: Font, textColor: Color = .black, alignment: Paragraph.Alignment = .center
  ) {
    self.init()
    self.string = string
    self.font = font
    self.textColor = textColor
    self.alignment = alignment
  }

  open override func draw(in canvas: inout Canvas) {
    if let attributedText {
      guard let stage, let layout = layout(attributedText, width: widthLimit, on: stage) else { return }
      let share = attributedText.runs.first?.attributes.paragraph.alignment.share ?? 0
      canvas.draw(layout, at: origin(of: layout.size, isAligned: attributedWidth(widthLimit) != nil, share: share))
      return
    }
    guard !string.isEmpty, textColor.alpha > 0 || !gradient.colors.isEmpty, let stage,
      let layout = layout(width: widthLimit, on: stage)
    else { return }
    let origin = origin(of: layout.size, isAligned: isWrapped, share: alignment.share)
    canvas.fill(layout, at: origin, with: gradient.paint(in: extent) ?? .color(textColor))
  }

  override final var contentSize: Size { stage.flatMap { size(width: widthLimit, on: $0) } ?? .zero }

  open override func contains(_ point: Point) -> Bool {
    bounds.isEmpty ? !gestureRecognizers.isEmpty && extent.contains(point) : bounds.contains(point)
  }

  override final var gradientFillsBounds: Bool { false }

  package override func record(in properties: PropertyRecorder) {
    super.record(in: properties)
    properties.add(word: font.family, "font.family", default: nil)
    properties.add("font.size", font.size)
    properties.add(word: font.weight.word, "font.weight", default: Font.Weight.regular.word)
    properties.add("font.isItalic", font.isItalic, default: false)
    properties.add("font.hasMonospacedDigits", font.hasMonospacedDigits, default: false)
    properties.add(LayerProperties.ofTexts, of: self)
  }

  /// How much room the text takes, without padding, when lines may be as long as `size` is wide; a width of 0 or less does
  /// not limit them.
  ///
  /// While the layer is on no stage, fonts are opened for this call alone, which takes long. An error gives a size of zero,
  /// and becomes the stage's error if there is one.
  public final func sizeThatFits(_ size: Size) -> Size {
    let width = size.width > 0 ? size.width : nil
    guard attributedText != nil || !string.isEmpty else { return .zero }
    if let stage { return self.size(width: width, on: stage) ?? .zero }
    if let attributedText {
      return (try? layout(attributedText, width: width, with: FontLibrary()).size) ?? .zero
    }
    return (try? FontLibrary().layout(string, font: font, paragraph: paragraph(width: width)).size) ?? .zero
  }

  private func size(width: Double?, on stage: Stage) -> Size? {
    if let attributedText { return layout(attributedText, width: width, on: stage)?.size }
    return layout(width: width, on: stage)?.size
  }

  /// The longest line; `nil` does not limit it.
  private var widthLimit: Double? { bounds.isEmpty ? maximumWidth : bounds.width - 2 * padding.width }

  /// - Parameters:
  ///   - text: how large it is.
  ///   - isAligned: whether its lines have been aligned within their width already.
  ///   - share: how much of the room that is left lies before it otherwise.
  private func origin(of text: Size, isAligned: Bool, share: Double) -> Point {
    let area = contentArea
    let width = isAligned ? widthLimit ?? text.width : text.width
    // What fills the height lies at its very edge, without a rounded way over the middle.
    let y = area.height == text.height ? area.minY : area.midY - text.height / 2
    return Point(x: area.minX + (area.width - width) * share, y: y)
  }

  private func paragraph(width: Double?) -> Paragraph {
    isWrapped
      ? Paragraph(
        width: width, alignment: alignment, truncation: truncation, maximumLines: maximumLines, lineHeight: lineHeight,
        letterSpacing: letterSpacing)
      : .line(
        width: truncation == .none ? nil : width, truncation: truncation, lineHeight: lineHeight,
        letterSpacing: letterSpacing)
  }

  private struct Request: Equatable {
    let string: String
    let font: Font
    let paragraph: Paragraph
  }

  private func layout(width: Double?, on stage: Stage) -> TextLayout? {
    let request = Request(string: string, font: font, paragraph: paragraph(width: width))
    if let cache, cache.request == request { return cache.layout }
    do throws(FontError) {
      let layout = try stage.fonts.layout(string, font: font, paragraph: request.paragraph)
      cache = (request, layout)
      return layout
    } catch {
      stage.fail(.font(error))
      return nil
    }
  }

  private struct AttributedRequest: Equatable {
    let text: AttributedText
    let width: Double?
    let maximumLines: Int?
    let truncation: Paragraph.Truncation
  }

  /// A line that is not cut is not broken either.
  private func attributedWidth(_ width: Double?) -> Double? { !isWrapped && truncation == .none ? nil : width }

  private func layout(
    _ text: AttributedText, width: Double?, with fonts: FontLibrary
  ) throws(FontError) -> AttributedLayout {
    try fonts.layout(
      text, width: attributedWidth(width), maximumLines: isWrapped ? maximumLines : 1, truncation: truncation)
  }

  private func layout(_ text: AttributedText, width: Double?, on stage: Stage) -> AttributedLayout? {
    let request = AttributedRequest(
      text: text, width: attributedWidth(width), maximumLines: isWrapped ? maximumLines : 1, truncation: truncation)
    if let attributedCache, attributedCache.request == request { return attributedCache.layout }
    do throws(FontError) {
      let layout = try layout(text, width: width, with: stage.fonts)
      attributedCache = (request, layout)
      return layout
    } catch {
      stage.fail(.font(error))
      return nil
    }
  }
}

extension LayerProperties {
  package static let ofTexts = PropertyListing.list(of: TextLayer()) {
    $0.plainPart("string", \TextLayer.string, "the text")
    $0.recorded("string") { $0.attributedText?.string ?? $0.string }
    $0.animated(
      "textColor", \TextLayer.textColor, { $0.textColor }, { $0.textColor = $1 }, "the letters' color")
    $0.plainPart("fontSize", \TextLayer.font.size, "the em in points", unit: "pt", isNotNegative: true)
    $0.word(
      "truncation", \TextLayer.truncation, [("none", .none), ("head", .head), ("middle", .middle), ("tail", .tail)],
      "what becomes of a line that is too long")
    $0.plain("isWrapped", \TextLayer.isWrapped, "whether long lines are broken; otherwise there is one line")
    $0.recorded("maximumLines") { $0.maximumLines }
    $0.recorded("maximumWidth") { $0.maximumWidth }
    $0.animated(
      "lineHeight", \TextLayer.lineHeight, { $0.lineHeight }, { $0.lineHeight = $1 },
      "a multiple of the font's own height; half of what it adds is above", unit: "lines", isNotNegative: true)
    $0.animated(
      "letterSpacing", \TextLayer.letterSpacing, { $0.letterSpacing }, { $0.letterSpacing = $1 },
      "added between letters", unit: "pt")
  }
}
