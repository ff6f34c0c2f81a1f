import CCairo
import SpringformBitmap
import SpringformGeometry
import SpringformScene

/// A shadow in pixels.
struct ShadowCaster {
  private let color: Color
  private let offset: Vector
  private let blur: GaussianBlur

  /// `nil` when the shadow cannot be seen, or a number of it is not finite.
  init?(_ shadow: Shadow, scale: Double) {
    color = shadow.color
    offset = shadow.offset * scale
    blur = GaussianBlur(sigma: shadow.radius * scale, edges: .transparent)
    guard color.isFinite, color.alpha > 0, shadow.radius.isFinite else { return nil }
    guard abs(offset.dx) <= DevicePath.limit, abs(offset.dy) <= DevicePath.limit else { return nil }
  }

  /// Where the shadow of `content` falls.
  func extent(of content: PixelExtent) -> PixelExtent {
    content.isEmpty ? content : content.grown(by: blur.reach).displaced(by: offset)
  }

  /// The content whose shadow may fall on `target`.
  func sources(of target: PixelExtent) -> PixelExtent {
    target.displaced(by: -offset).grown(by: blur.reach)
  }

  /// Puts under the canvas' content its shadow, as far as it falls on `target`.
  func cast(on canvas: Surface, target: PixelExtent) throws(RenderError) {
    guard let bounds = blurExtent(on: canvas, target: target) else { return }
    var plane = try silhouette(of: canvas, bounds: bounds)
    blur.apply(to: &plane)
    plane.withMutableValues { values in
      let surface = cairo_image_surface_create_for_data(
        values.baseAddress, CAIRO_FORMAT_A8, Int32(bounds.width), Int32(bounds.height), Int32(bounds.width))
      canvas.saved {
        cairo_reset_clip(canvas.context)
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_DEST_OVER)
        cairo_set_source_rgba(canvas.context, color.red, color.green, color.blue, color.alpha)
        cairo_mask_surface(
          canvas.context, surface, Double(bounds.left) + offset.dx, Double(bounds.top) + offset.dy)
      }
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    try canvas.check()
  }

  /// Where to blur: with room all around the content or, where that would be too large a picture, just what is cast and
  /// what it falls on. `nil` when there is nothing to do, or a shadow too wide and too far from its content to be made at all.
  private func blurExtent(on canvas: Surface, target: PixelExtent) -> PixelExtent? {
    let sources = sources(of: target)
    let shadowed = target.displaced(by: -offset).grown(by: 1)
    for var bounds in [
      canvas.bounds.grown(by: blur.reach).intersection(sources), canvas.bounds.intersection(sources).union(shadowed),
    ] where !bounds.isEmpty {
      // Cairo wants rows of whole words.
      bounds.right += (4 - bounds.width % 4) % 4
      if (try? Bitmap.check(width: bounds.width, height: bounds.height)) != nil { return bounds }
    }
    return nil
  }

  /// The canvas' alpha within `bounds`.
  private func silhouette(of canvas: Surface, bounds: PixelExtent) throws(RenderError) -> AlphaPlane {
    guard var plane = try? AlphaPlane(width: bounds.width, height: bounds.height) else {
      throw .cairo(message: String(cString: cairo_status_to_string(CAIRO_STATUS_INVALID_SIZE)))
    }
    try canvas.finish()
    let shared = bounds.intersection(canvas.bounds)
    guard !shared.isEmpty, let bytes = cairo_image_surface_get_data(canvas.surface) else { return plane }
    let stride = Int(cairo_image_surface_get_stride(canvas.surface))
    plane.withMutableValues { values in
      for y in shared.top..<shared.bottom {
        let row = UnsafeRawPointer(bytes + (y - canvas.bounds.top) * stride).assumingMemoryBound(to: UInt32.self)
        let target = (y - bounds.top) * bounds.width - bounds.left
        for x in shared.left..<shared.right {
          values[target + x] = UInt8(truncatingIfNeeded: row[x - canvas.bounds.left] >> 24)
        }
      }
    }
    return plane
  }
}
