public import SpringformBitmap
import SpringformGeometry
public import SpringformScene

/// Draws display lists with Cairo.
///
/// Edges are antialiased by area; colours are blended in gamma space, as Core Animation does. What has a coordinate or a
/// transform that is not finite draws nothing. Equal lists give equal pixels; a renderer holds no state, and any number of
/// them may draw at a time.
public struct Renderer: Hashable, Sendable {
  /// Pixels per point.
  public let scale: Double

  /// How deep groups may be nested.
  public static let maximumGroupDepth = 512

  /// - Throws: ``RenderError/scale(_:)`` when the scale is not a finite number above 0.
  public init(scale: Double = 1) throws(RenderError) {
    guard scale > 0, scale.isFinite else { throw .scale(scale) }
    self.scale = scale
  }

  /// A picture of the list's canvas, each side `scale` times its points, rounded, and at least one pixel.
  /// - Throws: ``RenderError``.
  public func render(_ list: DisplayList) throws(RenderError) -> Bitmap {
    let plan = try GroupPlan(list.commands, scale: scale)
    var bitmap = try bitmap(for: list)
    let bounds = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    try bitmap.withMutablePixels { pixels throws(RenderError) in
      let canvas = try Canvas(over: pixels, bounds: bounds)
      canvas.clear(to: list.background)
      var painter = Painter(canvas: canvas, scale: scale, plan: plan)
      try painter.draw(list.commands)
      try canvas.finish()
    }
    return bitmap
  }

  private func bitmap(for list: DisplayList) throws(RenderError) -> Bitmap {
    let width = (list.size.width * scale).rounded()
    let height = (list.size.height * scale).rounded()
    let limit = Double(Bitmap.maximumSide)
    guard width <= limit, height <= limit, width.isFinite, height.isFinite,
      let bitmap = try? Bitmap(width: Int(max(width, 1)), height: Int(max(height, 1)))
    else { throw .size(list.size, scale: scale) }
    return bitmap
  }
}
