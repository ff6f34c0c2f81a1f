import Springform

/// A page of text as one sees it from afar: a bar with a heading, a picture, and lines of grey bars.
final class TextPage: Layer {
  private static let ink = Color(white: 0.86)
  private static let margin = 20.0
  private static let barHeight = 64.0
  private static let lineHeight = 9.0
  private static let lineDistance = 19.0
  /// How far the lines reach, as shares of the page's width; the pattern repeats.
  private static let lengths = [1, 0.94, 0.98, 0.9, 0.55, 0]

  override func draw(in canvas: inout Canvas) {
    canvas.fill(.rect(bounds), with: .white)
    let bar = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: Self.barHeight)
    canvas.fill(.rect(bar), with: Color(white: 0.965))
    canvas.fill(.rect(Rect(x: bar.minX, y: bar.maxY - 0.5, width: bar.width, height: 0.5)), with: Self.ink)
    fillBar(Rect(center: Point(x: bar.midX, y: bar.maxY - 22), size: Size(width: 90, height: 12)), in: &canvas, 0.7)

    let column = bounds.insetBy(dx: Self.margin, dy: 0)
    let picture = Rect(x: column.minX, y: bar.maxY + 20, width: column.width, height: 120)
    canvas.fill(.roundedRect(picture, cornerRadius: 8), with: Color(white: 0.93))
    let lines = stride(from: picture.maxY + 20, to: bounds.maxY - Self.lineHeight, by: Self.lineDistance)
    for (index, y) in lines.enumerated() {
      let width = column.width * Self.lengths[index % Self.lengths.count]
      fillBar(Rect(x: column.minX, y: y, width: width, height: Self.lineHeight), in: &canvas, 0.88)
    }
  }

  private func fillBar(_ rect: Rect, in canvas: inout Canvas, _ white: Double) {
    guard !rect.isEmpty else { return }
    canvas.fill(.roundedRect(rect, cornerRadius: rect.height / 2), with: Color(white: white))
  }
}
