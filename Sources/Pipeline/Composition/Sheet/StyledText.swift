import SpringformGeometry
import SpringformScene
import SpringformText

/// Text in its place.
struct StyledText {
  private let text: TextLayout
  private let color: Color
  /// How far the outlines' own left edge lies from the widest line's.
  private let inset: Double

  var size: Size { text.size }
  var baseline: Double { text.baseline }

  /// - Parameters:
  ///   - text: what is written; line feeds start new lines.
  ///   - size: of the letters, in points.
  ///   - width: lines are broken to be no wider; `nil` never breaks them.
  ///   - isLine: whether what does not fit is cut instead, and what comes after the first line.
  init(
    _ text: String, size: Double, weight: Font.Weight, color: Color, width: Double? = nil, isLine: Bool = false,
    fonts: FontLibrary
  ) throws(StyledTextError) {
    let font = Font(size: size, weight: weight)
    self.color = color
    do throws(FontError) {
      let unbroken = isLine ? Paragraph.line() : Paragraph(alignment: .center)
      let free = try fonts.layout(text, font: font, paragraph: unbroken)
      guard let width, free.size.width > width else {
        self.text = free
        inset = 0
        return
      }
      let paragraph =
        isLine ? Paragraph.line(width: width) : Paragraph(width: width, alignment: .center, truncation: .none)
      self.text = try fonts.layout(text, font: font, paragraph: paragraph)
      // A cut line fills the width from its left; others stand in the middle of it.
      inset = isLine ? 0 : (width - self.text.size.width) / 2
    } catch {
      throw .font(error)
    }
  }

  /// Draws the text, its widest line beginning at `origin`.
  func draw(at origin: Point, in canvas: inout Canvas) {
    canvas.fill(text, at: origin - Vector(dx: inset, dy: 0), with: color)
  }
}
