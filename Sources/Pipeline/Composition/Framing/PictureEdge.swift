import SpringformBitmap
import SpringformGeometry
import SpringformRaster
import SpringformScene

/// A side of a picture.
enum PictureEdge {
  case top, left, bottom, right

  /// The part of a rectangle that lies on this side of another.
  func strip(of whole: Rect, beyond part: Rect) -> Rect {
    switch self {
    case .top: Rect(x: whole.minX, y: whole.minY, width: whole.width, height: part.minY - whole.minY)
    case .bottom: Rect(x: whole.minX, y: part.maxY, width: whole.width, height: whole.maxY - part.maxY)
    case .left: Rect(x: whole.minX, y: whole.minY, width: part.minX - whole.minX, height: whole.height)
    case .right: Rect(x: part.maxX, y: whole.minY, width: whole.maxX - part.maxX, height: whole.height)
    }
  }

  /// Along a picture's own edge, so many points deep.
  fileprivate func border(of size: Size, depth: Double) -> Rect {
    switch self {
    case .top: Rect(x: 0, y: 0, width: size.width, height: depth)
    case .bottom: Rect(x: 0, y: size.height - depth, width: size.width, height: depth)
    case .left: Rect(x: 0, y: 0, width: depth, height: size.height)
    case .right: Rect(x: size.width - depth, y: 0, width: depth, height: size.height)
    }
  }
}

extension DisplayList {
  /// The colour that prevails along an edge, so many points deep: what is seen there at a glance, so of few pixels.
  func color(at edge: PictureEdge, depth: Double) -> Color {
    let border = edge.border(of: size, depth: depth)
    let samples = 32.0
    let isAcross = border.width > border.height
    let (columns, rows) = (isAcross ? samples : 1, isAcross ? 1 : samples)
    var canvas = Canvas(
      transform: AffineTransform(
        a: columns / border.width, b: 0, c: 0, d: rows / border.height, tx: -border.minX * columns / border.width,
        ty: -border.minY * rows / border.height))
    canvas.draw(self, at: .zero)
    let strip = DisplayList(
      size: Size(width: columns, height: rows), background: .clear, commands: canvas.commands)
    // What cannot be drawn is told by the picture itself.
    guard let bitmap = try? Renderer().render(strip) else { return background }
    return bitmap.prevailingColor
  }
}

extension Bitmap {
  /// The mean of the pixels around which most others are, so that what passes over a ground does not change its colour.
  fileprivate var prevailingColor: Color {
    let pixels = (0..<height).flatMap { y in
      (0..<width).map { x in
        let pixel = self[x, y]
        return SIMD4(Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF), Int(pixel >> 24))
      }
    }
    let clusters = pixels.map { middle in
      pixels.filter { pixel in (0..<4).allSatisfy { abs(pixel[$0] - middle[$0]) <= 16 } }
    }
    var largest: [SIMD4<Int>] = []
    for cluster in clusters where cluster.count > largest.count { largest = cluster }
    let sum = largest.reduce(.zero) { $0 &+ $1 }
    guard sum.w > 0 else { return .clear }
    let alpha = Double(sum.w)
    return Color(
      red: Double(sum.x) / alpha, green: Double(sum.y) / alpha, blue: Double(sum.z) / alpha,
      alpha: alpha / Double(largest.count) / 255)
  }
}
