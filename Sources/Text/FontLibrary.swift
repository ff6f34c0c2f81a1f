import CPango

/// The fonts of this machine, opened once and used from one task at a time.
///
/// Characters that the asked family lacks come from other fonts, as fontconfig orders them; the family itself is never
/// replaced. The characters that Unicode shows as emoji come from the machine's emoji font, whatever the family has.
public final class FontLibrary {
  /// The longest text in Unicode scalars.
  public static let maximumLength = 4096

  private let fontMap: GObjectReference
  let context: GObjectReference
  /// As they are spelt, and in lower case.
  let names: Set<String>
  let families: Set<String>
  private var faces: Set<FontFace> = []
  /// By the address of Pango's font, which each of them keeps alive.
  private var colorFonts: [UnsafeMutablePointer<PangoFont>: ColorFont] = [:]
  /// The characters of texts laid out so far that no font has, so that boxes are drawn.
  package private(set) var undrawable: Set<Unicode.Scalar> = []

  /// The faces that texts were laid out with so far, those that stood in for others included, in ascending order.
  package var usedFaces: [FontFace] { faces.sorted() }

  package init() {
    fontMap = GObjectReference(UnsafeMutableRawPointer(pango_cairo_font_map_new()))
    let map = fontMap.pointer?.assumingMemoryBound(to: PangoFontMap.self)
    names = Self.families(of: map)
    families = Set(names.map { $0.lowercased() })
    let context = pango_font_map_create_context(map)
    self.context = GObjectReference(UnsafeMutableRawPointer(context))
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    // Otherwise the user's locale would choose glyphs.
    pango_context_set_language(context, pango_language_from_string("en"))
  }

  /// Lays a text out.
  /// - Throws: ``FontError``.
  public func layout(
    _ text: String, font: Font, paragraph: Paragraph = Paragraph()
  ) throws(FontError) -> TextLayout {
    try check(font)
    if let width = paragraph.width, width.isNaN { throw .width(width) }
    guard paragraph.lineHeight.isFinite else { throw .lineHeight(paragraph.lineHeight) }
    guard paragraph.letterSpacing.isFinite else { throw .letterSpacing(paragraph.letterSpacing) }
    let length = text.unicodeScalars.count
    guard length <= Self.maximumLength else { throw .textLength(length) }
    return try lines(text, font: font, paragraph: paragraph).measured(colorFont: colorFont)
  }

  func check(_ font: Font) throws(FontError) {
    guard font.size > 0, font.size <= Font.maximumSize else { throw .size(font.size) }
    guard families.contains(font.family.lowercased()) else { throw .unknownFamily(font.family) }
  }

  func lines(
    _ text: String, font: Font, paragraph: Paragraph, runs: [AttributedText.Run] = []
  ) -> LineLayout {
    let layout = LineLayout(text, font: font, paragraph: paragraph, runs: runs, context: context)
    faces.formUnion(layout.faces)
    undrawable.formUnion(layout.undrawable)
    return layout
  }

  /// The glyphs of a font that may have colours of their own, `nil` for a font without any.
  func colorFont(_ font: UnsafeMutablePointer<PangoFont>) -> ColorFont? {
    if let known = colorFonts[font] { return known }
    let colorFont = ColorFont(font)
    colorFonts[font] = colorFont
    return colorFont
  }

  private static func families(of map: UnsafeMutablePointer<PangoFontMap>?) -> Set<String> {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &list, &count)
    defer { g_free(list) }
    var names: Set<String> = []
    for index in 0..<Int(count) {
      guard let family = list?[index], let name = pango_font_family_get_name(family) else { continue }
      names.insert(String(cString: name))
    }
    return names
  }
}
