import CCairo
import SpringformBitmap
import SpringformGeometry
import SpringformScene

/// Draws pictures.
struct ImagePainter {
  private let image: Image
  private let destination: Rect
  private let interpolation: Interpolation
  private let tint: Color

  /// `nil` when nothing can be seen: no opacity, a colour or a destination that is not finite.
  init?(_ image: Image, in destination: Rect, interpolation: Interpolation, tint: Color) {
    guard tint.isFinite, tint.alpha > 0, !destination.isEmpty else { return nil }
    self.image = image
    self.destination = destination
    self.interpolation = interpolation
    self.tint = tint
  }

  /// - Parameters:
  ///   - canvas: what is drawn on.
  ///   - transform: from the destination's coordinates to pixels.
  func draw(on canvas: Surface, transform: AffineTransform) {
    let bitmap = image.bitmap
    let toPixels = AffineTransform(
      a: destination.width / Double(bitmap.width), b: 0, c: 0, d: destination.height / Double(bitmap.height),
      tx: destination.minX, ty: destination.minY
    ).concatenating(transform)
    guard let toPicture = toPixels.inverted, toPicture.isFinite, Self.isWithinReach(toPicture) else { return }
    let isPlain = tint.red >= 1 && tint.green >= 1 && tint.blue >= 1
    let colored = isPlain ? bitmap : bitmap.tinted(red: tint.red, green: tint.green, blue: tint.blue)
    colored.pixels.withUnsafeBufferPointer { pixels in
      // Cairo only reads a source.
      let bytes = UnsafeMutableRawPointer(mutating: pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self)
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height), Int32(4 * bitmap.width))
      canvas.saved { fill(canvas, with: surface, toPicture: toPicture, transform: transform) }
      // Finished before the pixels go, whoever still holds a reference.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }

  private func fill(
    _ canvas: Surface, with surface: OpaquePointer?, toPicture: AffineTransform, transform: AffineTransform
  ) {
    let context = canvas.context
    canvas.clip(to: .rect(destination), transform: transform)
    guard !canvas.visible.isEmpty else { return }
    let pattern = cairo_pattern_create_for_surface(surface)
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t(toPicture)
    cairo_pattern_set_matrix(pattern, &matrix)
    // Beyond its edge the picture repeats its last pixel, so that the clip alone decides how the edge is smoothed.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, interpolation.cairo)
    cairo_set_source(context, pattern)
    cairo_paint_with_alpha(context, min(tint.alpha, 1))
  }

  /// The pixel library's matrices have 16 bits before the point: a picture reduced to less than this share of a pixel's
  /// row cannot be seen anyway.
  private static func isWithinReach(_ toPicture: AffineTransform) -> Bool {
    [toPicture.a, toPicture.b, toPicture.c, toPicture.d].allSatisfy { abs($0) < 32_767 }
  }
}

extension Interpolation {
  fileprivate var cairo: cairo_filter_t {
    switch self {
    case .nearest: CAIRO_FILTER_NEAREST
    case .linear: CAIRO_FILTER_BILINEAR
    case .high: CAIRO_FILTER_GOOD
    }
  }
}
