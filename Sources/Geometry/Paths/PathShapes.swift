extension Path {
  public static func rect(_ rect: Rect) -> Path {
    var path = Path()
    path.move(to: rect.origin)
    path.addLine(to: Point(x: rect.maxX, y: rect.minY))
    path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
    path.addLine(to: Point(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }

  /// A rectangle with circular corners; the radius is limited to half the shorter side.
  public static func roundedRect(_ rect: Rect, cornerRadius: Double) -> Path {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return .rect(rect) }
    var path = Path()
    path.move(to: Point(x: rect.minX + radius, y: rect.minY))
    let corners = [
      Point(x: rect.maxX - radius, y: rect.minY + radius), Point(x: rect.maxX - radius, y: rect.maxY - radius),
      Point(x: rect.minX + radius, y: rect.maxY - radius), Point(x: rect.minX + radius, y: rect.minY + radius),
    ]
    for (turn, center) in corners.enumerated() {
      let start = Double(turn - 1) * .pi / 2
      path.addArc(center: center, radius: radius, startAngle: start, endAngle: start + .pi / 2)
    }
    path.closeSubpath()
    return path
  }

  public static func ellipse(in rect: Rect) -> Path {
    let unit = circle(radius: 1)
    return unit.applying(
      AffineTransform(
        a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
  }

  public static func circle(center: Point = .zero, radius: Double) -> Path {
    var path = Path()
    path.addArc(center: center, radius: radius, startAngle: 0, endAngle: 2 * .pi)
    path.closeSubpath()
    return path
  }

  /// Adds a circular arc, joined to the current point by a line when there is one.
  ///
  /// The sweep goes from `startAngle` to `endAngle` (radians): clockwise on the screen when the end is larger,
  /// counter-clockwise when it is smaller; nothing is reduced modulo a turn. Each cubic spans at most a quarter turn and
  /// stays within 2.8e-4 of the radius.
  public mutating func addArc(center: Point, radius: Double, startAngle: Double, endAngle: Double) {
    let sweep = endAngle - startAngle
    let start = center + Vector(angle: startAngle) * radius
    if currentPoint == nil {
      move(to: start)
    } else if currentPoint != start {
      addLine(to: start)
    }
    guard sweep != 0, sweep.isFinite, sweep.magnitude < 1e6 else { return }
    let count = Int((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up))
    let step = sweep / Double(count)
    // The handle that makes the middle of a cubic touch the circle: 4/3 tan(step/4).
    let handle = 4 / 3 * sine(step / 4) / cosine(step / 4) * radius
    for index in 0..<count {
      let from = Vector(angle: startAngle + Double(index) * step)
      let to = Vector(angle: startAngle + Double(index + 1) * step)
      addCurve(
        to: center + to * radius,
        control1: center + from * radius + from.perpendicular * handle,
        control2: center + to * radius - to.perpendicular * handle)
    }
  }
  /// Adds a circular arc as UIKit does, joined to the current point by a line when there is one: from one angle to another
  /// (radians) in a direction as seen on the screen, however the angles are counted, and once around at most.
  ///
  /// - Parameters:
  ///   - center: of the circle.
  ///   - radius: of the circle.
  ///   - startAngle: where the arc begins, 0 being to the right and a quarter turn down.
  ///   - endAngle: where the arc ends. When the angles are equal, no arc is drawn; whole turns apart, a whole circle is, in either
  ///     direction.
  ///   - clockwise: the direction.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    let way = clockwise ? endAngle - startAngle : startAngle - endAngle
    let rest = way.truncatingRemainder(dividingBy: turn)
    let sweep = way >= turn || rest == 0 && way != 0 ? turn : rest < 0 ? rest + turn : rest
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + (clockwise ? sweep : -sweep))
  }
}
