import SpringformGeometry
import SpringformScene

extension LottiePlayer {
  /// Draws a text letter by letter, without kerning or ligatures, as lottie-web does.
  func draw(text model: TextModel, at frame: Double, into canvas: inout Canvas) {
    guard var text = model.document(at: frame), text.size > 0 else { return }
    if let expression = model.expression, let string = evaluate(expression, model, at: frame) { text.string = string }
    // A letter has some ten corners, and every animator looks at it.
    guard limits.takes(corners: text.string.unicodeScalars.count * (10 + model.animators.count)) else { return }
    let setting = TextSetting(text, grouping: model.grouping, glyphs: document.glyphs)
    let animators = model.animators.map { TextAnimator($0, of: setting.letters, in: self, at: frame) }
    var flow = TextFlow(
      placed(text), setting, animators, alignment: value(model.alignment, at: frame),
      path: model.path.flatMap { path($0, at: frame) })
    for (index, letter) in setting.letters.enumerated() {
      guard let matrix = flow.place(index), let glyph = letter.glyph, matrix.determinant != 0,
        matrix.determinant.isFinite, matrix.tx.isFinite, matrix.ty.isFinite
      else { continue }
      var paint = LetterPaint(text, fill: colors[model.colorPath]?.withAlpha(1))
      paint.apply(animators, to: index)
      canvas.withOpacity(paint.opacity) { canvas in
        canvas.withTransform(matrix) { canvas in draw(glyph, size: text.size, paint, into: &canvas) }
      }
    }
  }

  /// A text in a box stands on the baseline that its first line has there.
  private func placed(_ text: TextDocument) -> TextDocument {
    var text = text
    text.boxOrigin?.y += document.fonts[text.font].ascent / 100 * text.size
    return text
  }

  private func path(_ model: TextPathModel, at frame: Double) -> TextFlow.PathOptions? {
    let outline = value(model.outline, at: frame)
    guard let path = TextPath(number(model.isReversed, at: frame) != 0 ? outline.reversed : outline) else { return nil }
    return TextFlow.PathOptions(
      path: path, start: number(model.start, at: frame), turnsLetters: number(model.turnsLetters, at: frame) != 0,
      spreads: number(model.spreads, at: frame) != 0)
  }

  private func draw(_ glyph: GlyphTable.Glyph, size: Double, _ paint: LetterPaint, into canvas: inout Canvas) {
    let scale = size / 100
    canvas.withTransform(AffineTransform(scaleX: scale, y: scale)) { canvas in
      if let fill = paint.fill { canvas.fill(glyph.outline, with: fill) }
      for picture in glyph.pictures { canvas.draw(picture.image, in: picture.frame) }
      if let stroke = paint.stroke {
        canvas.stroke(
          glyph.outline, with: stroke,
          style: StrokeStyle(width: max(paint.strokeWidth, 0) / scale, cap: .butt, join: .round, miterLimit: 4))
      }
    }
  }
}
