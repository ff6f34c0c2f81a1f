import CPango

/// Where the letters of a line stand, in whatever font this machine has for a description.
package struct LetterPlaces {
  /// Of each character, in pixels.
  package private(set) var places: [(start: Double, end: Double)] = []

  /// - Parameters:
  ///   - text: one line.
  ///   - description: of the font, as Pango writes it: `Inter, Italic 700`.
  ///   - size: in pixels.
  package init(_ text: String, description: String, size: Double) {
    guard let map = pango_cairo_font_map_new() else { return }
    defer { g_object_unref(map) }
    guard let context = pango_font_map_create_context(map) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    guard let layout = pango_layout_new(context) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let font = pango_font_description_from_string(description)
    defer { pango_font_description_free(font) }
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
    pango_layout_set_text(layout, text, -1)
    var index = 0
    for character in text {
      var rect = PangoRectangle()
      pango_layout_index_to_pos(layout, Int32(index), &rect)
      let start = Double(rect.x) / Double(PANGO_SCALE)
      places.append((start, start + Double(rect.width) / Double(PANGO_SCALE)))
      index += String(character).utf8.count
    }
  }
}
