public import SpringformGeometry
public import SpringformText

extension Canvas {
  /// Draws an attributed text whose top left corner lies at `origin`: all backgrounds, and on them its letters.
  public mutating func draw(_ text: AttributedLayout, at origin: Point) {
    withTransform(AffineTransform(translationX: origin.x, y: origin.y)) { canvas in
      for part in text.parts { canvas.fill(.rect(part.frame), with: part.attributes.backgroundColor) }
      for part in text.parts {
        guard let shadow = part.attributes.shadow, shadow.color.alpha > 0 else {
          canvas.draw(part)
          continue
        }
        canvas.withShadow(shadow.color, offset: shadow.offset, radius: shadow.radius) { $0.draw(part) }
      }
    }
  }

  private mutating func draw(_ part: AttributedLayout.Part) {
    let attributes = part.attributes
    if let underline = attributes.underline { draw(underline, of: part, at: part.underline) }
    fill(part.outlines, with: attributes.color)
    draw(part.pictures, alpha: attributes.color.alpha)
    if let stroke = attributes.stroke {
      self.stroke(part.outlines, with: stroke.color, style: StrokeStyle(width: stroke.width))
    }
    if let rule = attributes.strikethrough { draw(rule, of: part, at: part.strikethrough) }
  }

  private mutating func draw(
    _ rule: TextAttributes.Rule, of part: AttributedLayout.Part, at edge: AttributedLayout.Edge
  ) {
    let width = edge.thickness * rule.thickness
    let style = StrokeStyle(width: width, dashes: rule.dashes.map { $0 * width })
    for index in 0..<(rule.isDouble ? 2 : 1) {
      var line = Path()
      let y = edge.y + 2 * width * Double(index)
      line.move(to: Point(x: part.frame.minX, y: y))
      line.addLine(to: Point(x: part.frame.maxX, y: y))
      stroke(line, with: rule.color ?? part.attributes.color, style: style)
    }
  }
}
