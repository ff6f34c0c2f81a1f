public import SpringformBitmap
public import SpringformGeometry
import SpringformNumerics
public import SpringformScene

/// Draws display lists with Cairo.
///
/// Edges are antialiased by area; colours are blended in gamma space, as Core Animation does. What has a coordinate or a
/// transform that is not finite draws nothing. Equal lists give equal pixels; a renderer holds no state, and any number of
/// them may draw at a time.
public struct Renderer: Hashable, Sendable {
  /// Pixels per point.
  package let scale: Double

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
    var bitmap = try bitmap(for: list)
    try draw(list.commands, on: &bitmap)
    return bitmap
  }

  /// Goes on with a picture that another list made: what comes out is the picture of both lists' commands.
  /// - Parameters:
  ///   - commands: what is drawn on top.
  ///   - picture: what there is; its groups are closed.
  package func render(_ commands: [DisplayList.Command], over picture: Bitmap) throws(RenderError) -> Bitmap {
    var bitmap = picture
    try draw(commands, on: &bitmap)
    return bitmap
  }

  private func draw(_ commands: [DisplayList.Command], on bitmap: inout Bitmap) throws(RenderError) {
    let plan = try GroupPlan(commands, scale: scale)
    let bounds = PixelExtent(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    try bitmap.withMutablePixels { pixels throws(RenderError) in
      let canvas = try Surface(over: pixels, bounds: bounds)
      var painter = Painter(canvas: canvas, scale: scale, plan: plan)
      try painter.draw(commands)
      try canvas.finish()
    }
  }

  /// How many pixels the picture of a canvas has: each side `scale` times its points, rounded, and at least one.
  /// - Throws: ``RenderError/size(_:scale:)`` when no bitmap can be that large.
  public func pixelSize(of canvas: Size) throws(RenderError) -> (width: Int, height: Int) {
    let width = max((canvas.width * scale).rounded(), 1)
    let height = max((canvas.height * scale).rounded(), 1)
    let limit = Double(Bitmap.maximumSide)
    guard width <= limit, height <= limit, Int(width) * Int(height) <= Bitmap.maximumArea else {
      throw .size(canvas, scale: scale)
    }
    return (Int(width), Int(height))
  }

  /// Nothing but the background.
  private func bitmap(for list: DisplayList) throws(RenderError) -> Bitmap {
    let (width, height) = try pixelSize(of: list.size)
    guard let bitmap = try? Bitmap(width: width, height: height, fill: list.background.pixel) else {
      throw .size(list.size, scale: scale)
    }
    return bitmap
  }
}

extension Color {
  /// The pixel that Cairo paints with the colour; nothing when a number is not finite.
  fileprivate var pixel: UInt32 {
    guard isFinite else { return 0 }
    func clamped(_ value: Double) -> Double { value.clamped(to: 0...1, otherwise: 0) }
    let alpha = clamped(alpha)
    // Cairo rounds to 16 bits, and the pixel library keeps the upper 8 of these.
    func byte(_ share: Double) -> UInt32 { UInt32(share * 65_535 + 0.5) >> 8 }
    return byte(alpha) << 24 | byte(clamped(red) * alpha) << 16 | byte(clamped(green) * alpha) << 8
      | byte(clamped(blue) * alpha)
  }
}
