/// A cubic Bezier curve in Bernstein's form: what moves along a path, and what bends time, is asked for points in any order.
///
/// Each call costs the same few multiplications whatever the parameter. ``PathSegment`` has de Casteljau's construction,
/// whose points are those of the halves that it splits; the two forms differ in the last digits, so neither stands in for the other.
package struct CubicBezier: Sendable {
  package let start: Point
  package let control1: Point
  package let control2: Point
  package let end: Point

  package init(start: Point, control1: Point, control2: Point, end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The point at a parameter 0...1, exact at both ends.
  package func point(at t: Double) -> Point {
    guard t < 1 else { return end }
    let r = 1 - t
    // Offsets from the start keep that end exact.
    return start + (control1 - start) * (3 * r * r * t) + (control2 - start) * (3 * r * t * t)
      + (end - start) * (t * t * t)
  }

  /// The derivative of the point by the parameter.
  package func velocity(at t: Double) -> Vector {
    let r = 1 - t
    return (control1 - start) * (3 * r * r) + (control2 - control1) * (6 * r * t) + (end - control2) * (3 * t * t)
  }

  /// The direction of travel, of any length; where the curve has a cusp, the direction just before it.
  package func direction(at t: Double) -> Vector {
    for parameter in [t, max(t - 1e-4, 0), min(t + 1e-4, 1)] {
      let velocity = velocity(at: parameter)
      if velocity.length > 1e-12 { return velocity }
    }
    return end - start
  }
}
