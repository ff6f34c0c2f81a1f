import SpringformGeometry
import SpringformText

/// A line of text in its place.
struct Label: Hashable, Sendable {
  enum Alignment: Hashable, Sendable { case start, middle, end }

  let text: String
  let style: TextStyle
  /// Around the text, in points of the chart.
  var frame: Rect
  /// From the frame's top to the text's baseline.
  let baseline: Double
  /// Which side of the frame stays where it is when another font makes the text longer.
  let alignment: Alignment
}

/// Measures texts in the fonts they are drawn with.
struct TextMeasure {
  let fonts: FontLibrary

  /// A label at the origin, cut with an ellipsis when it is wider than `width` points.
  func label(
    _ text: String, _ style: TextStyle, alignment: Label.Alignment = .start, width: Double = .infinity
  ) throws(ChartError) -> Label {
    var text = text
    var layout = try self.layout(text, style)
    if layout.size.width > width {
      text = try longestBeginning(of: text, style, width: width)
      layout = try self.layout(text, style)
    }
    return Label(
      text: text, style: style, frame: Rect(origin: .zero, size: layout.size), baseline: layout.baseline,
      alignment: alignment)
  }

  func layout(_ text: String, _ style: TextStyle) throws(ChartError) -> TextLayout {
    do throws(FontError) {
      return try fonts.layout(text, font: Font(size: style.size, weight: style.isBold ? .semibold : .regular))
    } catch {
      throw .font(error)
    }
  }

  private func longestBeginning(of text: String, _ style: TextStyle, width: Double) throws(ChartError) -> String {
    var fitting = 0
    var tooLong = text.count
    while fitting + 1 < tooLong {
      let middle = (fitting + tooLong) / 2
      if try layout(text.prefix(middle) + "…", style).size.width <= width { fitting = middle } else { tooLong = middle }
    }
    return text.prefix(fitting) + "…"
  }
}

extension Label {
  /// The same label with its frame's left, middle or right side (by its alignment) at `x` and its top at `y`.
  func at(x: Double, top y: Double) -> Label {
    let share =
      switch alignment {
      case .start: 0.0
      case .middle: 0.5
      case .end: 1.0
      }
    var label = self
    label.frame.origin = Point(x: x - frame.width * share, y: y)
    return label
  }

  /// As ``at(x:top:)``, with the frame's middle at `y`.
  func at(x: Double, centerY y: Double) -> Label { at(x: x, top: y - frame.height / 2) }
}
