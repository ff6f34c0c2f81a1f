import CCairo
import SpringformBitmap
import SpringformGeometry
import SpringformScene

/// A gradient around a point, which Cairo does not have: its pixels are computed.
///
/// A pixel has the mean colour of the angle that it covers, so that the seam between end and beginning, stops at one place
/// and the pixels around the centre are as smooth as other edges.
struct ConicPattern {
  private let colors: TurnColors
  private let toPaint: AffineTransform
  private let center: Point
  private let angle: Double
  /// The longest step that a pixel makes in the paint's coordinates.
  private let step: Double

  /// `nil` when nothing can be seen: no stops, a number that is not finite, a flattened plane.
  init?(_ gradient: Gradient, center: Point, angle: Double, transform: AffineTransform) {
    guard let inverse = transform.inverted, inverse.isFinite, inverse.scaleFactor.isNormal, center.x.isFinite,
      center.y.isFinite, angle.isFinite, let colors = TurnColors(gradient)
    else { return nil }
    self.colors = colors
    (toPaint, self.center) = (inverse, center)
    // Of very many turns nothing would be left but rounding errors.
    self.angle = angle.remainder(dividingBy: 2 * .pi)
    step = inverse.scaleFactor
  }

  /// Makes the pattern the source of a context's drawing within some pixels.
  /// - Returns: false when there are none.
  func set(within extent: PixelExtent, on context: OpaquePointer?) -> Bool {
    guard !extent.isEmpty else { return false }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(extent.width), Int32(extent.height))
    // The pattern keeps it.
    defer { cairo_surface_destroy(surface) }
    guard let bytes = cairo_image_surface_get_data(surface) else { return false }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<extent.height {
      let line = UnsafeMutableRawPointer(bytes + row * stride).assumingMemoryBound(to: UInt32.self)
      for column in 0..<extent.width {
        line[column] = pixel(x: extent.left + column, y: extent.top + row)
      }
    }
    cairo_surface_mark_dirty(surface)
    cairo_set_source_surface(context, surface, Double(extent.left), Double(extent.top))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    return true
  }

  private func pixel(x: Int, y: Int) -> UInt32 {
    let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(toPaint) - center
    let turn = (place.angle - angle) / (2 * .pi)
    let width = min(step / max(2 * .pi * place.length, step), 1)
    return colors.mean(around: turn, width: width)
  }
}

/// A gradient's colours by the turn, 0...1 and on into the next one, ready for means.
private struct TurnColors {
  private static let count = 4096

  /// The sums of the premultiplied colours, 0...255, before each of `count` equal parts of a turn, and at its end.
  private var sums: [SIMD4<Double>] = [.zero]

  init?(_ gradient: Gradient) {
    guard !gradient.stops.isEmpty, gradient.stops.allSatisfy(\.color.isFinite) else { return nil }
    sums.reserveCapacity(Self.count + 1)
    var next = 0
    for part in 0..<Self.count {
      let location = (Double(part) + 0.5) / Double(Self.count)
      while next < gradient.stops.count, gradient.stops[next].location <= location { next += 1 }
      let color = Self.color(at: location, before: next, in: gradient.stops)
      sums.append(sums[part] + color)
    }
  }

  private static func color(at location: Double, before next: Int, in stops: [Gradient.Stop]) -> SIMD4<Double> {
    let after = stops[min(next, stops.count - 1)]
    let before = stops[max(next - 1, 0)]
    let length = after.location - before.location
    let fraction = length > 0 ? min(max((location - before.location) / length, 0), 1) : 0
    let (a, b) = (components(before.color), components(after.color))
    let mixed = a + (b - a) * fraction
    return SIMD4(mixed[0] * mixed[3], mixed[1] * mixed[3], mixed[2] * mixed[3], mixed[3]) * 255
  }

  private static func components(_ color: Color) -> SIMD4<Double> {
    SIMD4(color.red, color.green, color.blue, color.alpha).clamped(lowerBound: .zero, upperBound: .one)
  }

  /// The mean over a part of a turn, as a pixel.
  func mean(around turn: Double, width: Double) -> UInt32 {
    let half = max(width, 1 / Double(Self.count)) / 2
    let color = (sum(to: turn + half) - sum(to: turn - half)) / (2 * half * Double(Self.count))
    let rounded = (color + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    let alpha = UInt32(rounded[3])
    return Pixel.premultiplied(
      red: min(UInt32(rounded[0]), alpha), green: min(UInt32(rounded[1]), alpha), blue: min(UInt32(rounded[2]), alpha),
      alpha: alpha)
  }

  /// What all parts from the first turn's beginning to a place add up to.
  private func sum(to turn: Double) -> SIMD4<Double> {
    let whole = turn.rounded(.down)
    let place = (turn - whole) * Double(Self.count)
    let part = min(Int(place), Self.count - 1)
    return sums[Self.count] * whole + sums[part] + (sums[part + 1] - sums[part]) * (place - Double(part))
  }
}
