import CPango
import SpringformGeometry

/// Cairo's paths as values.
enum GlyphOutlines {
  /// The path that `draw` leaves on a Cairo context, multiplied by `scale`.
  static func path(scale: Double, draw: (OpaquePointer?) -> Void) throws(FontError) -> Path {
    // Without bounds: Cairo leaves out glyphs that lie more than ten times their size beyond a surface's edges.
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    draw(context)
    let copy = cairo_copy_path(context)
    defer { cairo_path_destroy(copy) }
    guard let copy, copy.pointee.status == CAIRO_STATUS_SUCCESS else {
      throw .outlines(status: copy?.pointee.status.rawValue ?? CAIRO_STATUS_NO_MEMORY.rawValue)
    }
    let data = UnsafeBufferPointer(start: copy.pointee.data, count: Int(copy.pointee.num_data))
    return path(data, scale: scale)
  }

  private static func path(_ data: UnsafeBufferPointer<cairo_path_data_t>, scale: Double) -> Path {
    var path = Path()
    // Cairo starts a subpath after every close and at every glyph; only those with segments are kept.
    var start: Point?
    var index = 0
    while index < data.count {
      let header = data[index].header
      func point(_ offset: Int) -> Point {
        let point = data[index + offset].point
        return Point(x: point.x * scale, y: point.y * scale)
      }
      if header.type == CAIRO_PATH_MOVE_TO {
        start = point(1)
      } else if let place = start, header.type != CAIRO_PATH_CLOSE_PATH {
        path.move(to: place)
        start = nil
      }
      switch header.type {
      case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO: path.addCurve(to: point(3), control1: point(1), control2: point(2))
      case CAIRO_PATH_CLOSE_PATH where start == nil: path.closeSubpath()
      default: break
      }
      index += max(Int(header.length), 1)
    }
    return path
  }
}
