import CPango
import SpringformGeometry
import SpringformNumerics

/// A text laid out by Pango at a fixed size, whatever the font's, and scaled from there.
struct LineLayout {
  /// Large enough that the grids below it do not matter (outlines lie on 1/64 pixel, positions on 1/1024), small enough
  /// that the longest text stays within Pango's 2,097,151 pixels.
  private static let em = 256.0

  private let layout: GObjectReference
  let lineCount: Int
  let pointsPerUnit: Double
  /// What a line's height is multiplied by.
  private let lineHeight: Double
  /// How the lines of an attributed text lie.
  private let style: ParagraphStyle?

  /// How far letters may be taken apart, and how high lines may be made, in all, in ems: the longest text stays within what
  /// Pango and Cairo can count.
  private static let (width, height) = (4000.0, 20_000.0)

  /// - Parameters:
  ///   - text: the text.
  ///   - font: its font, or the largest of its runs' fonts.
  ///   - paragraph: its lines.
  ///   - runs: what the text consists of, if it is an attributed one's paragraph.
  ///   - context: Pango's.
  init(
    _ text: String, font: Font, paragraph: Paragraph, runs: [AttributedText.Run] = [], context: GObjectReference
  ) {
    let unitsPerPixel = Double(PANGO_SCALE)
    let layout = pango_layout_new(OpaquePointer(context.pointer))
    self.layout = GObjectReference(UnsafeMutableRawPointer(layout))
    pointsPerUnit = font.size / Self.em / unitsPerPixel

    style = runs.first?.attributes.paragraph
    let description = font.description(em: Self.em * unitsPerPixel)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)

    // Pango refuses text with a NUL; the replacement character shows that there was one.
    var bytes = text.replacing("\0", with: "\u{FFFD}")
    bytes.withUTF8 { buffer in
      buffer.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress, Int32($0.count)) }
    }
    let count = text.unicodeScalars.count
    var attributes = RunAttributes(em: Self.em * unitsPerPixel, of: font, widest: Self.width / Double(max(count, 1)))
    if runs.isEmpty {
      attributes.add(letterSpacing: paragraph.letterSpacing)
      attributes.add(featuresOf: font)
    } else {
      attributes.add(runs)
    }
    attributes.set(on: layout)
    pango_layout_set_alignment(layout, paragraph.alignment.pango)
    pango_layout_set_wrap(layout, style?.breaksWords == true ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    if let style {
      pango_layout_set_justify(layout, style.isJustified ? 1 : 0)
      let indent = (style.firstLineHeadIndent - style.headIndent) / pointsPerUnit
      pango_layout_set_indent(layout, Int32(clamping: Int(indent.clamped(to: -1e9...1e9, otherwise: 0))))
    }
    if let width = paragraph.width, width / pointsPerUnit < Double(Int32.max) {
      pango_layout_set_width(layout, Int32(max(width / pointsPerUnit, 0)))
    }
    let maximumLines = paragraph.maximumLines.map { max($0, 1) }
    if let maximumLines {
      pango_layout_set_ellipsize(layout, paragraph.truncation.pango)
      pango_layout_set_height(layout, -Int32(clamping: maximumLines))
    }
    lineCount = min(Int(pango_layout_get_line_count(layout)), maximumLines ?? .max)
    lineHeight = min(max(paragraph.lineHeight, 0), Self.height / Double(lineCount))
  }

  /// To be asked once, since pictures are taken out of the layout.
  /// - Parameter colorFont: the glyphs of a font that may have colours of their own, `nil` for a font without any.
  func measured(
    colorFont: (UnsafeMutablePointer<PangoFont>) -> ColorFont?
  ) throws(FontError) -> TextLayout {
    let extent = extent
    let pictures = takePictures(colorFont)
    let outlines = try GlyphOutlines.path(scale: pointsPerUnit * Double(PANGO_SCALE)) { context in
      eachLine { line, origin, _ in
        cairo_move_to(context, origin.x / Double(PANGO_SCALE), origin.y / Double(PANGO_SCALE))
        pango_cairo_layout_line_path(context, line)
      }
    }
    return TextLayout(
      size: extent.size, baseline: extent.baseline, lineCount: lineCount, isTruncated: isTruncated, outlines: outlines,
      pictures: pictures)
  }

  /// Whether text was cut.
  var isTruncated: Bool {
    let pointer = OpaquePointer(layout.pointer)
    return pango_layout_is_ellipsized(pointer) != 0 || lineCount < pango_layout_get_line_count(pointer)
  }

  /// How large the text is, and how far down its first baseline lies, in points.
  var extent: (size: Size, baseline: Double) {
    var (width, height, baseline) = (0.0, 0.0, nil as Double?)
    eachLine { _, origin, extents in
      width = max(width, style == nil ? extents.width : extents.maxX)
      height = max(height, extents.maxY)
      baseline = baseline ?? origin.y
    }
    return (
      Size(width: width * pointsPerUnit, height: height * pointsPerUnit), (baseline ?? 0) * pointsPerUnit
    )
  }

  /// Takes the glyphs that have colours of their own out of the layout, where their room stays empty.
  private func takePictures(_ colorFont: (UnsafeMutablePointer<PangoFont>) -> ColorFont?) -> [GlyphPicture] {
    var pictures: [GlyphPicture] = []
    eachRun { run, origin, _ in pictures += takePictures(of: run, at: origin, colorFont) }
    return pictures
  }

  /// The same of a run, whose baseline begins at `origin`.
  func takePictures(
    of run: PangoGlyphItem, at origin: Point, _ colorFont: (UnsafeMutablePointer<PangoFont>) -> ColorFont?
  ) -> [GlyphPicture] {
    let unitsPerPixel = Double(PANGO_SCALE)
    let toPoints = AffineTransform(scaleX: pointsPerUnit * unitsPerPixel, y: pointsPerUnit * unitsPerPixel)
    guard let font = run.item.pointee.analysis.font.flatMap(colorFont), let glyphs = run.glyphs.pointee.glyphs else {
      return []
    }
    var pictures: [GlyphPicture] = []
    var x = origin.x
    for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
      let (glyph, geometry) = (glyphs[index].glyph, glyphs[index].geometry)
      defer { x += Double(geometry.width) }
      guard glyph & Self.unknownGlyph == 0, glyph != Self.noGlyph, let picture = font.picture(of: glyph) else {
        continue
      }
      let place = Vector(
        dx: (x + Double(geometry.x_offset)) / unitsPerPixel,
        dy: (origin.y + Double(geometry.y_offset)) / unitsPerPixel)
      pictures.append(
        GlyphPicture(bitmap: picture.bitmap, frame: picture.frame.offsetBy(place).applying(toPoints)))
      // Cairo's outline of a bitmap runs around each of its pixels.
      glyphs[index].glyph = Self.noGlyph
    }
    return pictures
  }

  /// The faces of the lines that are shown.
  var faces: Set<FontFace> {
    var faces: Set<FontFace> = []
    eachRun { run, _, _ in if let face = FontFace(run.item.pointee.analysis.font) { faces.insert(face) } }
    return faces
  }

  /// The characters of the lines that are shown that no font has.
  var undrawable: Set<Unicode.Scalar> {
    var characters: Set<Unicode.Scalar> = []
    eachRun { run, _, _ in
      for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
        let glyph = run.glyphs.pointee.glyphs[index].glyph
        // Such a glyph's number is the character's, with a flag.
        guard glyph & Self.unknownGlyph != 0, glyph & Self.noGlyph != Self.noGlyph,
          let character = Unicode.Scalar(glyph & ~Self.unknownGlyph)
        else { continue }
        characters.insert(character)
      }
    }
    return characters
  }

  /// Pango's `PANGO_GLYPH_UNKNOWN_FLAG` and `PANGO_GLYPH_EMPTY`, which are macros.
  private static let unknownGlyph: UInt32 = 0x1000_0000
  private static let noGlyph: UInt32 = 0x0FFF_FFFF

  /// Visits the runs of the lines that are shown, each with the start of its baseline and its line's room, in Pango's units.
  func eachRun(_ body: (PangoGlyphItem, Point, Rect) -> Void) {
    eachLine { line, origin, room in
      var place = origin
      var run = line.pointee.runs
      while let current = run {
        if let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
          body(item.pointee, Point(x: place.x, y: place.y - Double(item.pointee.y_offset)), room)
          place.x += Double(pango_glyph_string_get_width(item.pointee.glyphs))
        }
        run = current.pointee.next
      }
    }
  }

  /// Visits the lines that are shown, each with the start of its baseline and the room it takes, in Pango's units.
  private func eachLine(
    _ body: (UnsafeMutablePointer<PangoLayoutLine>, Point, Rect) -> Void
  ) {
    let iterator = pango_layout_get_iter(OpaquePointer(layout.pointer))
    defer { pango_layout_iter_free(iterator) }
    /// What has been added to the lines before.
    var added = 0.0
    for _ in 0..<lineCount {
      var extents = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &extents)
      let baseline = Double(pango_layout_iter_get_baseline(iterator))
      let (growth, above) = growth(of: Double(extents.height))
      if let line = pango_layout_iter_get_line_readonly(iterator) {
        body(
          line, Point(x: Double(extents.x), y: baseline + added + above),
          Rect(
            x: Double(extents.x), y: Double(extents.y) + added, width: Double(extents.width),
            height: Double(extents.height) + growth))
      }
      added += growth + (style?.lineSpacing ?? 0) / pointsPerUnit
      guard pango_layout_iter_next_line(iterator) != 0 else { break }
    }
  }

  /// How much higher a line is than its fonts ask for, and how much of it lies above them.
  private func growth(of height: Double) -> (all: Double, above: Double) {
    guard let style else {
      let growth = (lineHeight - 1) * height
      return (growth, growth / 2)
    }
    let growth = style.lineHeight(height * pointsPerUnit) / pointsPerUnit - height
    return (growth, growth)
  }
}

extension Paragraph.Alignment {
  fileprivate var pango: PangoAlignment {
    switch self {
    case .leading: PANGO_ALIGN_LEFT
    case .center: PANGO_ALIGN_CENTER
    case .trailing: PANGO_ALIGN_RIGHT
    }
  }
}

extension Paragraph.Truncation {
  fileprivate var pango: PangoEllipsizeMode {
    switch self {
    case .none: PANGO_ELLIPSIZE_NONE
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }
}
