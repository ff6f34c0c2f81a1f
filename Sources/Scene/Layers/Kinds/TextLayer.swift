public import SpringformGeometry
public import SpringformText

/// A layer that shows text: one line, or as many as it takes when `isWrapped`.
///
/// The lines stand in the middle of the bounds' height; what is higher than the bounds reaches beyond them evenly above and
/// below. With empty bounds the text is placed as if the bounds were its size: the anchor point of the text lies at
/// `position`. A font that the machine does not have, and a text that is too long, become the stage's error.
open class TextLayer: Layer {
  public final var string = ""
  public final var font = Font(size: 17)
  public final var alignment = Paragraph.Alignment.center
  @Animated public final var textColor = Color.black
  /// Whether lines longer than the bounds' width are broken. Otherwise only the first line of the text shows.
  public final var isWrapped = false
  /// What gives way to an ellipsis when the last line is too long for the bounds' width; `none` lets it reach beyond them.
  public final var truncation = Paragraph.Truncation.tail
  /// The most lines shown of a wrapped text, at least 1, or `nil` for all.
  public final var maximumLines: Int?

  private var cache: (request: Request, layout: TextLayout)?

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
    guard textColor.alpha > 0 || !gradient.colors.isEmpty, let stage,
      let layout = layout(width: bounds.isEmpty ? nil : bounds.width, on: stage)
    else { return }
    let origin = origin(of: layout.size)
    // A gradient lies in the bounds, or around the text of a layer without.
    let box = bounds.isEmpty ? Rect(origin: origin, size: layout.size) : bounds
    canvas.fill(layout, at: origin, with: gradient.paint(in: box) ?? .color(textColor))
  }

  override final var gradientFillsBounds: Bool { false }

  package override func record(in properties: PropertyRecorder) {
    super.record(in: properties)
    properties.add("string", string, default: "")
    properties.add(word: font.family, "font.family", default: nil as String?)
    properties.add("font.size", font.size)
    properties.add(word: font.weight, "font.weight", default: .regular as Font.Weight?)
    properties.add("font.isItalic", font.isItalic, default: false)
    properties.add("textColor", textColor, default: .black)
    properties.add(word: alignment, "alignment", default: .center as Paragraph.Alignment?)
    properties.add("isWrapped", isWrapped, default: false)
    properties.add(word: truncation, "truncation", default: .tail as Paragraph.Truncation?)
    properties.add("maximumLines", maximumLines, default: .some(nil))
  }

  /// How much room the text takes when lines may be as long as `size` is wide; a width of 0 or less does not limit them.
  ///
  /// While the layer is on no stage, fonts are opened for this call alone, which takes long. An error gives a size of zero,
  /// and becomes the stage's error if there is one.
  public final func sizeThatFits(_ size: Size) -> Size {
    let width = size.width > 0 ? size.width : nil
    if let stage { return layout(width: width, on: stage)?.size ?? .zero }
    return (try? FontLibrary().layout(string, font: font, paragraph: paragraph(width: width)).size) ?? .zero
  }

  private func origin(of text: Size) -> Point {
    guard !bounds.isEmpty else { return Point(x: -anchorPoint.x * text.width, y: -anchorPoint.y * text.height) }
    let share =
      switch alignment {
      case .leading: 0.0
      case .center: 0.5
      case .trailing: 1.0
      }
    // Wrapped lines have been aligned within the width already.
    let indent = isWrapped ? 0 : (bounds.width - text.width) * share
    return Point(x: bounds.minX + indent, y: bounds.midY - text.height / 2)
  }

  private func paragraph(width: Double?) -> Paragraph {
    isWrapped
      ? Paragraph(width: width, alignment: alignment, truncation: truncation, maximumLines: maximumLines)
      : .line(width: truncation == .none ? nil : width, truncation: truncation)
  }

  private struct Request: Equatable {
    let string: String
    let font: Font
    let paragraph: Paragraph
  }

  private func layout(width: Double?, on stage: Stage) -> TextLayout? {
    guard !string.isEmpty else { return nil }
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
}
