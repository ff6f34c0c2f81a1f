import CPango

/// Distances that a font's designer has written down, in points.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the line's upper edge, and down to its lower one.
  public let ascent: Double
  public let descent: Double
  /// What the designer would leave between lines besides.
  public let lineGap: Double
  /// How high capitals are, and the letter x.
  public let capHeight: Double
  public let xHeight: Double
}

extension FontLibrary {
  /// - Throws: ``FontError``.
  public func metrics(of font: Font) throws(FontError) -> FontMetrics {
    try check(font)
    // Any size will do; the numbers grow in proportion.
    let em = 1000.0 * Double(PANGO_SCALE)
    let description = font.description(em: em)
    defer { pango_font_description_free(description) }
    let context = OpaquePointer(context.pointer)
    let loaded = pango_context_load_font(context, description)
    defer { g_object_unref(loaded) }
    let glyphs = pango_font_get_hb_font(loaded)
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
      var position: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(glyphs, tag, &position)
      return Double(position) / em * font.size
    }
    return FontMetrics(
      ascent: metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER), descent: -metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
      lineGap: metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP), capHeight: metric(HB_OT_METRICS_TAG_CAP_HEIGHT),
      xHeight: metric(HB_OT_METRICS_TAG_X_HEIGHT))
  }

  /// The families of this machine, in ascending order, as their designers spell them.
  public var familyNames: [String] { names.sorted() }
}
