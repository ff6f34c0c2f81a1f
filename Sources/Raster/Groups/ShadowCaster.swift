import CCairo
import SpringformBitmap
import SpringformGeometry
import SpringformNumerics
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
    canvas.paint(color, through: &plane, at: bounds, offset: offset, CAIRO_OPERATOR_DEST_OVER)
    try canvas.check()
  }

  /// Casts into the canvas' content the shadow of everything that lies around it.
  ///
  /// What lies around is the inverse of the content, and a blur of the inverse is the inverse of the blur.
  func castInside(_ canvas: Surface) throws(RenderError) {
    // From farther away than this everything lies in the shadow.
    let farthest = (x: Double(canvas.bounds.width + blur.reach + 1), y: Double(canvas.bounds.height + blur.reach + 1))
    let offset = Vector(
      dx: self.offset.dx.clamped(to: -farthest.x...farthest.x, otherwise: 0),
      dy: self.offset.dy.clamped(to: -farthest.y...farthest.y, otherwise: 0))
    var bounds = canvas.bounds.displaced(by: -offset).grown(by: 1).union(canvas.bounds)
    // Cairo wants rows of whole words.
    bounds.right += (4 - bounds.width % 4) % 4
    guard (try? Bitmap.check(width: bounds.width, height: bounds.height)) != nil else { return }
    var plane = try silhouette(of: canvas, bounds: bounds)
    // A clear colour casts as deep a shadow as an opaque one.
    let peak = plane.stretch()
    guard peak > 0 else { return }
    var content = plane
    blur.apply(to: &plane)
    plane.invert()
    if peak == 255 {
      canvas.paint(color, through: &plane, at: bounds, offset: offset, CAIRO_OPERATOR_ATOP)
    } else {
      let shadow = try Surface(bounds: canvas.bounds)
      shadow.paint(color, through: &plane, at: bounds, offset: offset, CAIRO_OPERATOR_OVER)
      shadow.paint(.black, through: &content, at: bounds, offset: .zero, CAIRO_OPERATOR_DEST_IN)
      try shadow.finish()
      canvas.saved {
        cairo_reset_clip(canvas.context)
        canvas.composite(shadow)
      }
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

extension Surface {
  /// Paints a colour, whatever the clip, as much as a plane of coverage says that lies at `bounds` displaced by `offset`.
  fileprivate func paint(
    _ color: Color, through plane: inout AlphaPlane, at bounds: PixelExtent, offset: Vector,
    _ compositing: cairo_operator_t
  ) {
    plane.withMutableValues { values in
      let mask = cairo_image_surface_create_for_data(
        values.baseAddress, CAIRO_FORMAT_A8, Int32(bounds.width), Int32(bounds.height), Int32(bounds.width))
      saved {
        cairo_reset_clip(context)
        cairo_set_operator(context, compositing)
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        cairo_mask_surface(context, mask, Double(bounds.left) + offset.dx, Double(bounds.top) + offset.dy)
      }
      cairo_surface_finish(mask)
      cairo_surface_destroy(mask)
    }
  }
}

extension AlphaPlane {
  /// Makes the highest value the highest there is.
  /// - Returns: what it was.
  fileprivate mutating func stretch() -> UInt8 {
    withMutableValues { values in
      let peak = values.max() ?? 0
      guard peak > 0, peak < 255 else { return peak }
      for index in values.indices { values[index] = UInt8((Int(values[index]) * 255 + Int(peak) / 2) / Int(peak)) }
      return peak
    }
  }

  fileprivate mutating func invert() {
    withMutableValues { values in
      for index in values.indices { values[index] = 255 - values[index] }
    }
  }
}
