import CCairo
import SpringformBitmap
import SpringformGeometry
import SpringformScene

/// A surface and the context that draws on it, both in pixels of the whole canvas, wherever the surface lies.
final class Surface {
  let bounds: PixelExtent
  let surface: OpaquePointer?
  let context: OpaquePointer?

  /// A transparent surface of its own.
  convenience init(bounds: PixelExtent) throws(RenderError) {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bounds.width), Int32(bounds.height))
    try self.init(taking: surface, bounds: bounds)
  }

  /// A surface over pixels that must outlive it.
  convenience init(over pixels: UnsafeMutableBufferPointer<UInt32>, bounds: PixelExtent) throws(RenderError) {
    let bytes = UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(bounds.width), Int32(bounds.height), Int32(4 * bounds.width))
    try self.init(taking: surface, bounds: bounds)
  }

  private init(taking surface: OpaquePointer?, bounds: PixelExtent) throws(RenderError) {
    self.bounds = bounds
    self.surface = surface
    cairo_surface_set_device_offset(surface, -Double(bounds.left), -Double(bounds.top))
    context = cairo_create(surface)
    // 256 x 15 samples a pixel. The faster setting's 4 x 4 would make slow motion jerk, and saves a quarter of the time.
    cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
    try check()
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// - Throws: ``RenderError/cairo(message:)`` when anything went wrong since the beginning.
  func check() throws(RenderError) {
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cairo(message: String(cString: cairo_status_to_string(status)))
    }
  }

  /// Brings all drawing into memory.
  func finish() throws(RenderError) {
    cairo_surface_flush(surface)
    try check()
  }

  /// The pixels that drawing can change now.
  var visible: PixelExtent {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let rect = Rect(x: left, y: top, width: right - left, height: bottom - top)
    return PixelExtent(around: rect)?.intersection(bounds) ?? .nothing
  }

  /// The pixels that drawing the context's path can change now, with a margin around it.
  func pathExtent(margin: Double) -> PixelExtent {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context, &left, &top, &right, &bottom)
    let rect = Rect(x: left, y: top, width: right - left, height: bottom - top).insetBy(dx: -margin, dy: -margin)
    return PixelExtent(around: rect)?.intersection(visible) ?? .nothing
  }

  /// Limits drawing to a path; one that is not finite leaves nothing.
  func clip(to path: Path, transform: AffineTransform) {
    cairo_new_path(context)
    if !DevicePath.trace(path, transform: transform, on: context) { cairo_new_path(context) }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_clip(context)
  }

  /// Composites another surface at its own position; an operator of its own goes before the context's.
  func composite(_ other: Surface, opacity: Double = 1, cairo: cairo_operator_t = CAIRO_OPERATOR_OVER) {
    // Under a mask, which an opacity is, pixman takes green twice and leaves blue as it is: the picture is faded before.
    if opacity < 1, Self.isHueBlending(cairo) {
      other.fade(to: opacity)
      return composite(other, cairo: cairo)
    }
    cairo_set_source_surface(context, other.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    let outer = cairo_get_operator(context)
    if cairo != CAIRO_OPERATOR_OVER { cairo_set_operator(context, cairo) }
    cairo_paint_with_alpha(context, opacity)
    cairo_set_operator(context, outer)
    // Otherwise this context would keep the other surface alive.
    cairo_set_source_rgb(context, 0, 0, 0)
  }

  private static func isHueBlending(_ cairo: cairo_operator_t) -> Bool {
    [
      CAIRO_OPERATOR_HSL_HUE, CAIRO_OPERATOR_HSL_SATURATION, CAIRO_OPERATOR_HSL_COLOR, CAIRO_OPERATOR_HSL_LUMINOSITY,
    ].contains(cairo)
  }

  /// Multiplies everything drawn by an opacity.
  private func fade(to opacity: Double) {
    saved {
      cairo_reset_clip(context)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_rgba(context, 0, 0, 0, opacity)
      cairo_paint(context)
    }
  }

  /// Multiplies everything drawn by another canvas' alpha, which is nothing beyond its bounds.
  func multiply(byAlphaOf other: Surface) {
    saved {
      cairo_reset_clip(context)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
      composite(other)
    }
  }

  /// Makes the alpha of what a mask drew its coverage.
  func makeCoverage(_ coverage: MaskCoverage, isInverted: Bool) {
    guard coverage != .alpha || isInverted else { return }
    let inversion: UInt32 = isInverted ? 255 : 0
    withPixels { pixels in
      switch coverage {
      case .alpha: for index in pixels.indices { pixels[index] = (Pixel.alpha(pixels[index]) ^ inversion) << 24 }
      case .luminance:
        for index in pixels.indices { pixels[index] = (Pixel.luminance(pixels[index]) ^ inversion) << 24 }
      }
    }
  }

  /// Blurs everything drawn.
  func blur(by blur: GaussianBlur) throws(RenderError) {
    guard blur.sigma > 0 else { return }
    try finish()
    withPixels { blur.apply(to: $0, width: bounds.width, height: bounds.height) }
  }

  /// Lends the pixels of a surface of its own, row by row, once all drawing is in memory.
  func withPixels(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    // Rows of whole pixels lie one after the other.
    let pixels = UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
    body(UnsafeMutableBufferPointer(start: pixels, count: bounds.width * bounds.height))
    cairo_surface_mark_dirty(surface)
  }

  /// Undoes what `body` changes of the context's state.
  func saved<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    cairo_save(context)
    defer { cairo_restore(context) }
    try body()
  }
}

extension Pixel {
  /// How light a pixel is as it is stored, times its alpha; the weights are those of SVG's masks.
  @inline(__always)
  fileprivate static func luminance(_ pixel: UInt32) -> UInt32 {
    (2125 &* red(pixel) &+ 7154 &* green(pixel) &+ 721 &* blue(pixel) &+ 5000) / 10_000
  }
}

extension Color {
  var isFinite: Bool { red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite }
}
