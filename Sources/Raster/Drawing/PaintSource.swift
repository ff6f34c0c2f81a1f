import CCairo
import SpringformGeometry
import SpringformScene

/// Makes paints the source of a context's drawing.
enum PaintSource {
  /// - Parameters:
  ///   - paint: what the context's path is going to be filled or stroked with.
  ///   - transform: from the paint's coordinates to pixels.
  ///   - margin: how far a stroke reaches beyond the path, in pixels.
  ///   - canvas: what is drawn on.
  /// - Returns: false when the paint shows nothing: no stops, a number that is not finite, a flattened plane.
  static func set(_ paint: Paint, transform: AffineTransform, margin: Double = 0, on canvas: Surface) -> Bool {
    let context = canvas.context
    return switch paint {
    case .color(let color): setColor(color, on: context)
    case .axial(let gradient, let start, let end):
      setAxial(gradient, start: start, end: end, transform: transform, on: context)
    case .radial(let gradient, let center, let radii):
      setRadial(gradient, center: center, radii: radii, transform: transform, on: context)
    case .focal(let gradient, let center, let radius, let focus):
      setFocal(gradient, center: center, radius: radius, focus: focus, transform: transform, on: context)
    case .conic(let gradient, let center, let angle):
      ConicPattern(gradient, center: center, angle: angle, transform: transform)?
        .set(within: canvas.pathExtent(margin: margin), on: context) ?? false
    }
  }

  private static func setColor(_ color: Color, on context: OpaquePointer?) -> Bool {
    guard color.isFinite, color.alpha > 0 else { return false }
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    return true
  }

  /// The axis is brought into pixels: the pixel library's matrices have too few digits to stretch a short axis evenly.
  private static func setAxial(
    _ gradient: Gradient, start: Point, end: Point, transform: AffineTransform, on context: OpaquePointer?
  ) -> Bool {
    let axis = end - start
    guard axis.length > 0 else { return setLastColor(gradient, on: context) }
    guard let inverse = transform.inverted else { return false }
    // Lines of one colour stay parallel but turn against the axis when the transform shears: the position's slope, a
    // covector, transforms by the inverse's transpose, and the axis in pixels runs along that slope.
    let slope = axis / axis.dot(axis)
    let steepest = Vector(
      dx: inverse.a * slope.dx + inverse.b * slope.dy, dy: inverse.c * slope.dx + inverse.d * slope.dy)
    let from = start.applying(transform)
    let to = from + steepest / steepest.dot(steepest)
    guard [from.x, from.y, to.x, to.y].allSatisfy(\.isFinite) else { return false }
    return setPattern(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), gradient, on: context)
  }

  private static func setRadial(
    _ gradient: Gradient, center: Point, radii: Size, transform: AffineTransform, on context: OpaquePointer?
  ) -> Bool {
    guard radii.width > 0, radii.height > 0 else {
      return !radii.width.isNaN && !radii.height.isNaN && setLastColor(gradient, on: context)
    }
    let ellipse = AffineTransform(a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y)
      .concatenating(transform)
    // A circle of about the ellipse's size keeps the pixel library's digits.
    let radius = ellipse.scaleFactor
    guard radius > 0, radius.isFinite else { return false }
    guard let toCircle = ellipse.inverted?.concatenating(AffineTransform(scaleX: radius, y: radius)) else {
      return false
    }
    guard toCircle.isFinite else { return false }
    let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, radius)
    var matrix = cairo_matrix_t(toCircle)
    cairo_pattern_set_matrix(pattern, &matrix)
    return setPattern(pattern, gradient, on: context)
  }

  private static func setFocal(
    _ gradient: Gradient, center: Point, radius: Double, focus: Point, transform: AffineTransform,
    on context: OpaquePointer?
  ) -> Bool {
    guard radius > 0 else { return !radius.isNaN && setLastColor(gradient, on: context) }
    // A circle of about the size that is drawn keeps the pixel library's digits.
    let circle = AffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
      .concatenating(transform)
    let size = circle.scaleFactor
    guard size > 0, size.isFinite,
      let toCircle = circle.inverted?.concatenating(AffineTransform(scaleX: size, y: size)), toCircle.isFinite
    else { return false }
    let place = (focus - center) * (size / radius)
    guard place.length.isFinite else { return false }
    let pattern = cairo_pattern_create_radial(place.dx, place.dy, 0, 0, 0, size)
    var matrix = cairo_matrix_t(toCircle)
    cairo_pattern_set_matrix(pattern, &matrix)
    return setPattern(pattern, gradient, on: context)
  }

  /// A gradient without extent lies in its end colour everywhere.
  private static func setLastColor(_ gradient: Gradient, on context: OpaquePointer?) -> Bool {
    gradient.stops.last.map { setColor($0.color, on: context) } ?? false
  }

  /// Takes over the pattern.
  private static func setPattern(
    _ pattern: OpaquePointer?, _ gradient: Gradient, on context: OpaquePointer?
  ) -> Bool {
    defer { cairo_pattern_destroy(pattern) }
    guard !gradient.stops.isEmpty, gradient.stops.allSatisfy(\.color.isFinite) else { return false }
    for stop in gradient.stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    return true
  }
}

extension AffineTransform {
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension cairo_matrix_t {
  init(_ transform: AffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
  }
}
