extension Path {
  /// A rectangle with a radius for each corner.
  ///
  /// As in CSS, radii that a side has no room for are all reduced by one factor. A continuous corner that lacks the room
  /// for its longer approach comes as near to a quarter of a circle as it has to: one is left where the radii take up all
  /// of a side, so that the ends of a capsule are round.
  public static func roundedRect(_ rect: Rect, cornerRadii: CornerRadii, curve: CornerCurve = .circular) -> Path {
    if curve == .circular, let radius = cornerRadii.common { return .roundedRect(rect, cornerRadius: radius) }
    guard let corners = RoundedCorner.corners(of: rect, cornerRadii, curve) else { return .rect(rect) }
    var path = Path()
    path.move(to: corners[0].end)
    for corner in corners[1...] + [corners[0]] { corner.add(to: &path) }
    path.closeSubpath()
    return path
  }
}

/// One corner of a rectangle on the way around it, clockwise.
private struct RoundedCorner {
  let place: Point
  /// Where the way to the corner leads, and the way from it.
  let arriving: Vector
  let leaving: Vector
  let radius: Double
  /// The curve's points in radii from the corner, back along the side that arrives and on along the one that leaves: where
  /// it begins, and two control points and an end for each of its parts.
  let points: [Vector]

  /// From the top left; `nil` where no corner is round.
  static func corners(of rect: Rect, _ radii: CornerRadii, _ curve: CornerCurve) -> [RoundedCorner]? {
    let sides = [rect.width, rect.height, rect.width, rect.height]
    // What is farther than any side is as far as the sides allow.
    var radii = radii.clockwise.map { $0 > 0 ? min($0, 1e9) : 0 }
    let sums = (0..<4).map { radii[$0] + radii[($0 + 1) % 4] }
    let factor = zip(sides, sums).reduce(1) { $1.1 > 0 ? min($0, $1.0 / $1.1) : $0 }
    radii = radii.map { $0 * factor }
    guard factor > 0, radii.contains(where: { $0 > 0 }) else { return nil }
    let places = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    let ways = [Vector(dx: 1, dy: 0), Vector(dx: 0, dy: 1), Vector(dx: -1, dy: 0), Vector(dx: 0, dy: -1)]
    return (0..<4).map { index in
      let before = (index + 3) % 4
      // Corners share a side by their radii, so that both have the same room, measured in radii.
      let room = min(
        sides[before] / (radii[before] + radii[index]), sides[index] / (radii[index] + radii[(index + 1) % 4]))
      let share = curve == .circular ? 0 : min(max((room - 1) / (continuous[0].dx - 1), 0), 1)
      return RoundedCorner(
        place: places[index], arriving: ways[before], leaving: ways[index], radius: radii[index],
        points: zip(circular, continuous).map { $0 + ($1 - $0) * share })
    }
  }

  var end: Point { point(points[points.count - 1]) }

  func add(to path: inout Path) {
    guard radius > 0 else { return path.addLine(to: place) }
    if path.currentPoint != point(points[0]) { path.addLine(to: point(points[0])) }
    for index in stride(from: 1, to: points.count, by: 3) {
      path.addCurve(
        to: point(points[index + 2]), control1: point(points[index]), control2: point(points[index + 1]))
    }
  }

  private func point(_ offset: Vector) -> Point {
    place - arriving * (offset.dx * radius) + leaving * (offset.dy * radius)
  }

  /// UIKit's numbers for one radius, as the makers of PaintCode measured them
  /// (paintcodeapp.com/news/code-for-ios-7-rounded-rectangles).
  private static let continuous: [Vector] = {
    let approach = [
      (1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139), (0.37282383, 0.16905956),
    ]
    return approach.map { Vector(dx: $0, dy: $1) } + approach.reversed().map { Vector(dx: $1, dy: $0) }
  }()

  /// A quarter of a circle in as many parts, which end in the same directions from its centre.
  private static let circular: [Vector] = {
    let bend = arcTangent(1 - continuous[3].dx, 1 - continuous[3].dy)
    let angles: [Double] = [0, bend, .pi / 2 - bend, .pi / 2]
    func place(_ angle: Double) -> Vector { Vector(dx: 1 - sine(angle), dy: 1 - cosine(angle)) }
    func way(_ angle: Double) -> Vector { Vector(dx: -cosine(angle), dy: sine(angle)) }
    return [place(0)]
      + zip(angles, angles.dropFirst()).flatMap { from, to in
        let step = (to - from) / 4
        let handle = 4 / 3 * sine(step) / cosine(step)
        return [place(from) + way(from) * handle, place(to) - way(to) * handle, place(to)]
      }
  }()
}
