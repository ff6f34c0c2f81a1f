import CPango
import SpringformBitmap
import SpringformGeometry

/// A font whose glyphs may have colours of their own, and the pictures of those that have been asked for.
final class ColorFont {
  /// How large glyphs are drawn that have no pixels but shapes and gradients: the em in pixels.
  private static let em = 256.0
  /// What glyphs are drawn in that have no colours of their own. No emoji is of this colour throughout.
  private static let magenta = (red: 1.0, green: 0.0, blue: 1.0)

  /// Pango's font, kept so that its address stays its own.
  private let font: GObjectReference
  /// The font, scaled to where one pixel of its pictures is one of ours.
  private let scaled: OpaquePointer?
  /// Our pixels per unit of the font's coordinates.
  private let scale: Double
  private var pictures: [UInt32: GlyphPicture?] = [:]

  /// `nil` for a font without any colours.
  init?(_ font: UnsafeMutablePointer<PangoFont>) {
    var hasColors: FcBool = 0
    guard let pattern = FontFace.pattern(of: font),
      FcPatternGetBool(pattern, FC_COLOR, 0, &hasColors) == FcResultMatch, hasColors != 0,
      let original = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    else { return nil }
    self.font = GObjectReference(g_object_ref(font))
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(original, &matrix)
    scale = Self.pixelsPerEm(of: original) / matrix.yy
    var toPixels = cairo_matrix_t()
    cairo_matrix_init_scale(&toPixels, scale, scale)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_scaled_font_get_font_options(original, options)
    scaled = cairo_scaled_font_create(cairo_scaled_font_get_font_face(original), &matrix, &toPixels, options)
  }

  deinit { cairo_scaled_font_destroy(scaled) }

  /// A glyph's picture, whose frame is in the font's coordinates, from where the glyph begins on the baseline; `nil` for one
  /// that has no colours of its own.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    if let known = pictures[glyph] { return known }
    let picture = drawn(glyph)
    pictures[glyph] = .some(picture)
    return picture
  }

  private func drawn(_ glyph: UInt32) -> GlyphPicture? {
    var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(scaled, &glyph, 1, &extents)
    // A clear pixel on every side: what a picture is enlarged or reduced to would end as abruptly as it does.
    let left = pixels(extents.x_bearing).rounded(.down) - 1
    let top = pixels(extents.y_bearing).rounded(.down) - 1
    let right = pixels(extents.x_bearing + extents.width).rounded(.up) + 1
    let bottom = pixels(extents.y_bearing + extents.height).rounded(.up) + 1
    guard let width = Int(exactly: right - left), let height = Int(exactly: bottom - top),
      var bitmap = try? Bitmap(width: width, height: height)
    else { return nil }
    bitmap.withMutablePixels { pixels in
      pixels.withMemoryRebound(to: UInt8.self) { bytes in
        let surface = cairo_image_surface_create_for_data(
          bytes.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(4 * width))
        let context = cairo_create(surface)
        cairo_translate(context, -left, -top)
        cairo_scale(context, scale, scale)
        cairo_set_scaled_font(context, scaled)
        cairo_set_source_rgb(context, Self.magenta.red, Self.magenta.green, Self.magenta.blue)
        cairo_show_glyphs(context, &glyph, 1)
        cairo_destroy(context)
        // Finished before the pixels go, whoever still holds a reference.
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
    }
    let isOfOneColor = bitmap.pixels.allSatisfy { pixel in
      let alpha = Pixel.alpha(pixel)
      return pixel == Pixel.premultiplied(red: alpha, green: 0, blue: alpha, alpha: alpha)
    }
    guard !isOfOneColor else { return nil }
    let frame = Rect(x: left / scale, y: top / scale, width: Double(width) / scale, height: Double(height) / scale)
    return GlyphPicture(bitmap: bitmap, frame: frame)
  }

  /// FreeType measures in 64ths of a pixel; what is finer is rounding.
  private func pixels(_ length: Double) -> Double { (length * scale * 64).rounded() / 64 }

  /// The em of the font's largest pictures, in their own pixels.
  private static func pixelsPerEm(of font: OpaquePointer) -> Double {
    guard let face = cairo_ft_scaled_font_lock_face(font) else { return em }
    defer { cairo_ft_scaled_font_unlock_face(font) }
    let strikes = UnsafeBufferPointer(start: face.pointee.available_sizes, count: Int(face.pointee.num_fixed_sizes))
    // In 64ths of a pixel.
    return strikes.map { Double($0.y_ppem) / 64 }.filter { $0 > 0 }.max() ?? em
  }
}
