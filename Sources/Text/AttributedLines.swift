import CPango
import SpringformGeometry

extension FontLibrary {
  /// Lays an attributed text out.
  /// - Parameters:
  ///   - text: the text. One without letters has no size.
  ///   - width: the longest line in points; `nil` breaks none.
  ///   - maximumLines: the most lines, at least 1; `nil` for all.
  ///   - truncation: what gives way to an ellipsis in the last of them.
  /// - Throws: ``FontError``.
  public func layout(
    _ text: AttributedText, width: Double? = nil, maximumLines: Int? = nil, truncation: Paragraph.Truncation = .tail
  ) throws(FontError) -> AttributedLayout {
    let length = text.runs.reduce(0) { $0 + $1.string.unicodeScalars.count }
    guard length <= Self.maximumLength else { throw .textLength(length) }
    for run in text.runs {
      try check(run.attributes.font)
      let attributes = run.attributes
      guard attributes.letterSpacing.isFinite, attributes.baselineOffset.isFinite else {
        throw .letterSpacing(attributes.letterSpacing.isFinite ? attributes.baselineOffset : attributes.letterSpacing)
      }
      guard attributes.paragraph.isFinite else { throw .lineHeight(.nan) }
    }
    if let width, width.isNaN { throw .width(width) }
    guard length > 0 else { return .empty }
    let paragraphs = text.paragraphs
    let layout = try stack(paragraphs, width: width, maximumLines: maximumLines, truncation)
    // Paragraphs are aligned with each other, not each in itself.
    guard width == nil, paragraphs.contains(where: { $0.runs[0].attributes.paragraph.alignment != .leading }) else {
      return layout
    }
    // A hair wider, so that no line is broken for a rounded unit.
    let widest = layout.size.width * (1 + 1e-5)
    return try stack(paragraphs, width: widest, maximumLines: maximumLines, truncation)
  }

  private func stack(
    _ paragraphs: [AttributedText], width: Double?, maximumLines: Int?, _ truncation: Paragraph.Truncation
  ) throws(FontError) -> AttributedLayout {
    let largest = paragraphs.flatMap(\.runs).map(\.attributes.font).max { $0.size < $1.size }
    guard let largest else { return .empty }
    var stack = AttributedLayout.Stack()
    for text in paragraphs {
      let left = maximumLines.map { max($0, 1) - stack.lineCount }
      if let left, left <= 0 {
        stack.isTruncated = true
        break
      }
      let style = text.runs[0].attributes.paragraph
      let paragraph = Paragraph(
        width: style.width(in: width), alignment: style.alignment, truncation: truncation, maximumLines: left)
      let lines = lines(text.string, font: largest, paragraph: paragraph, runs: text.runs)
      stack.add(lines, style, parts: try lines.parts(of: text.runs) { self.colorFont($0) })
    }
    return stack.layout
  }
}

extension AttributedText {
  /// Split at line feeds, which are left out. Each has a run at least, which may be empty.
  var paragraphs: [AttributedText] {
    var paragraphs = [AttributedText([])]
    for run in runs where !run.string.isEmpty {
      // Pango refuses text with a NUL; the replacement character shows that there was one.
      let pieces = run.string.replacing("\0", with: "\u{FFFD}")
        .split(omittingEmptySubsequences: false, whereSeparator: \.isParagraphEnd)
      for (index, piece) in pieces.enumerated() {
        if index > 0 { paragraphs.append(AttributedText([])) }
        // What follows the last line feed of a run belongs to the next one, if there is one.
        paragraphs[paragraphs.count - 1].runs.append(Run(String(piece), run.attributes))
      }
    }
    return paragraphs.map { paragraph in
      let visible = paragraph.runs.filter { !$0.string.isEmpty }
      return AttributedText(visible.isEmpty ? Array(paragraph.runs.prefix(1)) : visible)
    }
  }
}

extension Character {
  /// A line separator only ends a line.
  fileprivate var isParagraphEnd: Bool { isNewline && self != "\u{2028}" }
}

extension LineLayout {
  /// The runs' letters as they are shown. To be asked once, since pictures are taken out of the layout.
  func parts(
    of runs: [AttributedText.Run], colorFont: (UnsafeMutablePointer<PangoFont>) -> ColorFont?
  ) throws(FontError) -> [AttributedLayout.Part] {
    var ends: [Int] = []
    for run in runs { ends.append((ends.last ?? 0) + run.string.utf8.count) }
    var found: [(run: Int, line: Rect, item: PangoGlyphItem, origin: Point)] = []
    eachRun { item, origin, line in
      let offset = Int(item.item.pointee.offset)
      found.append((ends.firstIndex { offset < $0 } ?? runs.count - 1, line, item, origin))
    }
    var parts: [AttributedLayout.Part] = []
    var last: (run: Int, line: Double)?
    for (run, line, item, origin) in found {
      let part = try part(runs[run].attributes, line, item, origin, colorFont)
      if let last, last == (run, line.minY), let before = parts.popLast() {
        parts.append(before.joined(to: part))
      } else {
        parts.append(part)
      }
      last = (run, line.minY)
    }
    return parts
  }

  private func part(
    _ attributes: TextAttributes, _ line: Rect, _ item: PangoGlyphItem, _ origin: Point,
    _ colorFont: (UnsafeMutablePointer<PangoFont>) -> ColorFont?
  ) throws(FontError) -> AttributedLayout.Part {
    let pictures = takePictures(of: item, at: origin, colorFont)
    let font = item.item.pointee.analysis.font
    let outlines = try GlyphOutlines.path(scale: pointsPerUnit * Double(PANGO_SCALE)) { context in
      cairo_move_to(context, origin.x / Double(PANGO_SCALE), origin.y / Double(PANGO_SCALE))
      pango_cairo_glyph_string_path(context, font, item.glyphs)
    }
    let metrics = pango_font_get_metrics(font, nil)
    defer { pango_font_metrics_unref(metrics) }
    /// Pango gives upper edges, above the baseline.
    func edge(_ top: Int32, _ thickness: Int32) -> AttributedLayout.Edge {
      AttributedLayout.Edge(
        y: (origin.y - Double(top) + Double(thickness) / 2) * pointsPerUnit,
        thickness: Double(thickness) * pointsPerUnit)
    }
    let width = Double(pango_glyph_string_get_width(item.glyphs))
    return AttributedLayout.Part(
      attributes: attributes,
      frame: Rect(
        x: origin.x * pointsPerUnit, y: line.minY * pointsPerUnit, width: width * pointsPerUnit,
        height: line.height * pointsPerUnit),
      outlines: outlines, pictures: pictures,
      underline: edge(
        pango_font_metrics_get_underline_position(metrics), pango_font_metrics_get_underline_thickness(metrics)),
      strikethrough: edge(
        pango_font_metrics_get_strikethrough_position(metrics), pango_font_metrics_get_strikethrough_thickness(metrics))
    )
  }
}

extension AttributedLayout.Part {
  /// What stands right of it, in another font perhaps, where the first lacks a letter.
  fileprivate func joined(to next: Self) -> Self {
    var all = self
    all.frame = frame.union(next.frame)
    all.outlines.addPath(next.outlines)
    all.pictures += next.pictures
    return all
  }
}
