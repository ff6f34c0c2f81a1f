extension Path {
  /// Adds SVG's elliptical arc from the current point (SVG 2, appendix B.2).
  ///
  /// Radii that do not reach from end to end grow until they do, negative ones count as positive, and without a radius there is
  /// a line. Each cubic spans at most a quarter turn.
  /// - Parameters:
  ///   - end: where the arc arrives, exactly; an arc that ends where it starts is none.
  ///   - radii: along the ellipse's axes.
  ///   - rotation: radians from the x axis to the first of them.
  ///   - isLarge: whether it is more than half of the ellipse.
  ///   - isClockwise: as seen on the screen.
  mutating func addArc(to end: Point, radii: Vector, rotation: Double, isLarge: Bool, isClockwise: Bool) {
    guard let start = currentPoint else { return move(to: end) }
    guard start != end else { return }
    let (cos, sin) = (cosine(rotation), sine(rotation))
    let (rx, ry) = (radii.dx.magnitude, radii.dy.magnitude)
    // Where the ellipse is the unit circle, with the chord's middle as the origin: half of the chord.
    let way = end - start
    let half = Vector(
      dx: (cos * way.dx + sin * way.dy) / (2 * rx), dy: (cos * way.dy - sin * way.dx) / (2 * ry))
    guard rx > 0, ry > 0, half.length > 0, half.length.isFinite else { return addLine(to: end) }
    let scale = max(half.length, 1)
    let (toEnd, reach) = (half / scale, half.length / scale)
    let distance = max(1 - reach * reach, 0).squareRoot()
    let center = toEnd.perpendicular * (distance / reach * (isLarge != isClockwise ? 1 : -1))
    let startAngle = (-toEnd - center).angle
    let small = 2 * arcTangent(reach, distance)
    let sweep = (isLarge ? 2 * .pi - small : small) * (isClockwise ? 1 : -1)

    var circle = Path()
    circle.addArc(center: Point.zero + center, radius: 1, startAngle: startAngle, endAngle: startAngle + sweep)
    let middle = start.interpolated(to: end, fraction: 0.5)
    let frame = AffineTransform(
      a: cos * rx * scale, b: sin * rx * scale, c: -sin * ry * scale, d: cos * ry * scale, tx: middle.x, ty: middle.y)
    let curves = circle.applying(frame).elements.dropFirst()
    guard case .curve(_, let control1, let control2) = curves.last else { return addLine(to: end) }
    for curve in curves.dropLast() { append(curve) }
    addCurve(to: end, control1: control1, control2: control2)
  }
}
