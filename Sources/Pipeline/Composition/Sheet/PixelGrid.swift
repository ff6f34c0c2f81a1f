import SpringformGeometry

/// Coordinates in points that lie between pixels, where edges are sharp.
struct PixelGrid {
  /// Pixels per point.
  let scale: Double

  /// The nearest such coordinate.
  func nearest(_ value: Double) -> Double { (value * scale).rounded() / scale }

  /// The nearest one that is not smaller. What a rounding error alone takes beyond one stays there.
  func up(_ value: Double) -> Double { (value * scale - 1e-6).rounded(.up) / scale }

  func up(_ size: Size) -> Size { Size(width: up(size.width), height: up(size.height)) }

  /// A line of about so many points that is a whole number of pixels wide, at least one.
  func line(_ width: Double) -> Double { max((width * scale).rounded(), 1) / scale }

  /// Letters of so many points, but never of fewer than `pixels`, so that they can be read on a small picture.
  func letters(_ points: Double, pixels: Double) -> Double { max(points, pixels / scale) }
}
