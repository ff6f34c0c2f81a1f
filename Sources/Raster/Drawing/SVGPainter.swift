import CCairo
import SpringformBitmap
import SpringformGeometry
import SpringformSVG
import SpringformScene

/// Draws SVG documents.
struct SVGPainter {
  private let picture: SVGPicture
  private let destination: Rect
  private let factors: Color

  /// `nil` when nothing can be seen: a colour or a destination that is not finite.
  init?(_ picture: SVGPicture, in destination: Rect, factors: Color) {
    guard factors.isFinite, picture.tint.isFinite, !destination.isEmpty else { return nil }
    self.picture = picture
    self.destination = destination
    self.factors = factors
  }

  /// - Parameters:
  ///   - canvas: what is drawn on.
  ///   - transform: from the destination's coordinates to pixels.
  /// - Throws: ``RenderError/svg(_:)`` when librsvg gives up.
  func draw(on canvas: Surface, transform: AffineTransform) throws(RenderError) {
    try canvas.place(picture.document.size, in: destination, transform: transform) { toPixels throws(RenderError) in
      let isPlain = factors.red >= 1 && factors.green >= 1 && factors.blue >= 1
      guard !isPlain else { return try draw(on: canvas, toPixels) }
      // Its own colours are not known: they are multiplied once it is drawn.
      let visible = canvas.visible
      guard var bitmap = try? Bitmap(width: visible.width, height: visible.height) else { return }
      try bitmap.withMutablePixels { pixels throws(RenderError) in
        let surface = try Surface(over: pixels, bounds: visible)
        try draw(on: surface, toPixels)
        try surface.finish()
      }
      var colored = bitmap.tinted(red: factors.red, green: factors.green, blue: factors.blue)
      try colored.withMutablePixels { pixels throws(RenderError) in
        canvas.composite(try Surface(over: pixels, bounds: visible))
      }
    }
  }

  private func draw(on canvas: Surface, _ toPixels: AffineTransform) throws(RenderError) {
    var matrix = cairo_matrix_t(toPixels)
    cairo_set_matrix(canvas.context, &matrix)
    do throws(SVGError) {
      try picture.document.draw(picture.element, tint: picture.tint, time: picture.time, on: canvas.context)
    } catch {
      throw .svg(error)
    }
  }
}
