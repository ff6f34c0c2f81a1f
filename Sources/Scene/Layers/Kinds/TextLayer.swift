public import SpringformGeometry
public import SpringformText

/// A layer that shows one line of text, centred vertically in its bounds.
///
/// With empty bounds the text is placed as if the bounds were its size: the anchor point of the text lies at `position`.
/// A font that the machine does not have becomes the stage's error.
open class TextLayer: Layer {
  public final var string = ""
  public final var font = Font(size: 17)
  public final var alignment = Paragraph.Alignment.center
  @Animated public final var textColor = Color.black

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
    guard !string.isEmpty, textColor.alpha > 0, let layout = currentLayout() else { return }
    canvas.fill(layout.outlines.applying(placement(of: layout.size)), with: textColor)
  }

  private func placement(of text: Size) -> AffineTransform {
    guard !bounds.isEmpty else {
      return AffineTransform(translationX: -anchorPoint.x * text.width, y: -anchorPoint.y * text.height)
    }
    let share =
      switch alignment {
      case .leading: 0.0
      case .center: 0.5
      case .trailing: 1.0
      }
    return AffineTransform(
      translationX: bounds.minX + (bounds.width - text.width) * share, y: bounds.midY - text.height / 2)
  }

  private struct Request: Equatable {
    let string: String
    let font: Font
    let width: Double?
  }

  private func currentLayout() -> TextLayout? {
    let request = Request(string: string, font: font, width: bounds.isEmpty ? nil : bounds.width)
    if let cache, cache.request == request { return cache.layout }
    guard let stage else { return nil }
    do throws(FontError) {
      let layout = try stage.fonts.layout(string, font: font, paragraph: .line(width: request.width))
      cache = (request, layout)
      return layout
    } catch {
      stage.fail(.font(error))
      return nil
    }
  }
}
