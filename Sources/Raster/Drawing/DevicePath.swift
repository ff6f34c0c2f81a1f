import CCairo
import SpringformGeometry

/// Brings paths to Cairo, whose rasteriser computes with 32-bit numbers: it draws edges in wrong places when they reach
/// farther than about 90,000 pixels, and coordinates wrap around at 8,388,608.
enum DevicePath {
  /// What lies farther out than this many pixels is moved here, which leaves room for the width of strokes.
  static let limit = 65_536.0

  /// Appends the transformed path to the context's, in pixels.
  /// - Returns: false when there is nothing to draw: no elements, or a coordinate that is not finite.
  static func trace(_ path: Path, transform: AffineTransform, on context: OpaquePointer?) -> Bool {
    guard let isNear = path.isWithin(limit, applying: transform) else { return false }
    if isNear {
      traceNear(path, transform: transform, on: context)
    } else {
      ClampedPath(context: context).trace(path.applying(transform))
    }
    return !path.isEmpty
  }

  private static func traceNear(_ path: Path, transform: AffineTransform, on context: OpaquePointer?) {
    for element in path.elements {
      switch element.applying(transform) {
      case .move(let end): cairo_move_to(context, end.x, end.y)
      case .line(let end): cairo_line_to(context, end.x, end.y)
      case .quadCurve(let end, let control):
        var current = Point.zero
        cairo_get_current_point(context, &current.x, &current.y)
        let cubic = PathSegment(points: [current, control, end]).cubic
        let (control1, control2) = (cubic.control1, cubic.control2)
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .curve(let end, let control1, let control2):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
  }
}
