import CCairo
import SpringformGeometry
import SpringformScene

/// A stroke's style made safe to hand to Cairo for one path and transform.
struct LineStyle {
  private let style: StrokeStyle
  private let transform: AffineTransform
  private let width: Double
  private var dashes: [Double]

  /// Lines are no wider than this many pixels, and miters no longer: half of that beside a path at
  /// ``DevicePath/limit`` touches neither the picture nor the end of Cairo's numbers.
  private static let maximumWidth = 32_768.0
  /// More dashes than this cannot be told from a solid line, and would take for ever.
  private static let maximumDashes = 100_000.0
  /// Longer than any path.
  private static let endlessDash = 1e12

  /// `nil` when the line cannot be seen: no width, or a plane that is flattened or not finite.
  init?(_ style: StrokeStyle, path: Path, transform: AffineTransform) {
    guard style.width > 0, transform.isFinite, transform.inverted?.isFinite == true else { return nil }
    self.style = style
    self.transform = transform
    width = min(style.width, Self.maximumWidth / Self.stretch(transform))
    let period = style.dashes.reduce(0, +)
    let isDashed = style.dashes.allSatisfy { $0 >= 0 && $0.isFinite } && period > 0 && period.isFinite
    dashes = isDashed && Self.length(path) / period <= Self.maximumDashes ? style.dashes : []
    // Of a line without dashes Cairo compares the limit with corners as they are on the picture.
    if dashes.isEmpty, style.join == .miter, path.hasMiter(changedBy: transform, limit: miterLimit) {
      dashes = [Self.endlessDash]
    }
  }

  /// Sets everything but the path and the source.
  func apply(to context: OpaquePointer?) {
    // Only lengths pass through the matrix from here on: the path is in pixels already.
    var matrix = cairo_matrix_t(transform.scaledBy(x: unit, y: unit))
    (matrix.x0, matrix.y0) = (0, 0)
    cairo_set_matrix(context, &matrix)
    cairo_set_line_width(context, width / unit)
    cairo_set_line_cap(context, style.cap.cairo)
    cairo_set_line_join(context, style.join.cairo)
    cairo_set_miter_limit(context, miterLimit)
    let phase = style.dashPhase.isFinite ? style.dashPhase : 0
    cairo_set_dash(context, dashes.map { $0 / unit }, Int32(clamping: dashes.count), phase / unit)
  }

  /// How many units of Cairo's a point has. It takes an upright matrix whose determinant is 1 for one that stretches nothing, and cuts
  /// a line off that is twice as wide and half as high; in other units the same line is whole.
  private var unit: Double {
    let (t, near) = (transform, 0.005)
    guard abs(t.determinant * t.determinant - 1) < near else { return 1 }
    let isUpright = abs(t.b) < near && abs(t.c) < near && abs(abs(t.a) - 1) > 1e-9
    let isOnItsSide = abs(t.a) < near && abs(t.d) < near && abs(abs(t.b) - 1) > 1e-9
    return isUpright || isOnItsSide ? 2 : 1
  }

  private var miterLimit: Double {
    style.miterLimit >= 1 ? min(style.miterLimit, Self.maximumWidth / (width * Self.stretch(transform))) : 1
  }

  /// How far the line reaches beyond its path, in pixels.
  var reach: Double {
    let ratio = style.join == .miter ? max(miterLimit, 2) : 2
    return width / 2 * ratio * Self.stretch(transform) + 1
  }

  /// At least the factor by which the transform lengthens anything: its Frobenius norm.
  private static func stretch(_ transform: AffineTransform) -> Double {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    return (a * a + b * b + c * c + d * d).squareRoot()
  }

  /// At least the path's length: that of its control polygons.
  private static func length(_ path: Path) -> Double {
    path.drawnElements.reduce(0) { $0 + ($1.segment?.points.polylineLength ?? 0) }
  }
}

extension StrokeStyle.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
