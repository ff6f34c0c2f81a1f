import Springform

/// The slime between two discs: a band whose sides are two quadratic curves.
enum SlimeBridge {
  /// The outline from the trail's disc to the head's; empty when their centres coincide.
  static func path(trail: Point, trailRadius: Double, head: Point, headRadius: Double) -> Path {
    let offset = head - trail
    guard let along = offset.unit else { return Path() }
    let across = along.perpendicular
    let half = offset / 2
    let (a, b) = (trail + across * trailRadius, trail - across * trailRadius)
    let (c, d) = (head - across * headRadius, head + across * headRadius)
    var path = Path()
    path.move(to: a)
    path.addLine(to: b)
    path.addQuadCurve(to: c, control: b + half)
    path.addLine(to: d)
    path.addQuadCurve(to: a, control: a + half)
    path.closeSubpath()
    return path
  }
}
