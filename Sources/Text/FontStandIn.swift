import CPango
package import SpringformGeometry

extension FontLibrary {
  /// Whether a family is installed, or is one of fontconfig's generic ones.
  package func hasFamily(_ name: String) -> Bool { families.contains(name.lowercased()) }

  /// The installed family that fontconfig has for one that may not be installed.
  package func family(standingInFor name: String) -> String {
    guard !hasFamily(name) else { return name }
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, name)
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    let match = FcFontMatch(nil, pattern, &result)
    defer { if let match { FcPatternDestroy(match) } }
    var family: UnsafeMutablePointer<FcChar8>?
    guard let match, FcPatternGetString(match, FC_FAMILY, 0, &family) == FcResultMatch, let family,
      case let found = String(cString: family), hasFamily(found)
    else { return "Sans" }
    return found
  }
}

extension FontLibrary {
  /// What a font has for characters that no font has, a box mostly: on a baseline that begins at the origin.
  package func missingGlyph(of font: Font) throws(FontError) -> (outline: Path, advance: Double) {
    try check(font)
    let em = 256.0
    let description = font.description(em: em * Double(PANGO_SCALE))
    defer { pango_font_description_free(description) }
    let loaded = pango_context_load_font(OpaquePointer(context.pointer), description)
    defer { if let loaded { g_object_unref(loaded) } }
    let glyphs = pango_glyph_string_new()
    defer { pango_glyph_string_free(glyphs) }
    pango_glyph_string_set_size(glyphs, 1)
    var room = PangoRectangle()
    pango_font_get_glyph_extents(loaded, 0, nil, &room)
    if let glyph = glyphs?.pointee.glyphs {
      glyph.pointee = PangoGlyphInfo()
      glyph.pointee.geometry.width = room.width
    }
    let outline = try GlyphOutlines.path(scale: font.size / em) { context in
      cairo_move_to(context, 0, 0)
      pango_cairo_glyph_string_path(context, loaded, glyphs)
    }
    return (outline, Double(room.width) / Double(PANGO_SCALE) * font.size / em)
  }
}
