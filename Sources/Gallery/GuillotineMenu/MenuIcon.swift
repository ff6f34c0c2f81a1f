import Springform

/// Line drawings about 22 points large, around the origin.
enum MenuIcon {
  case profile, feed, activity, settings

  var path: Path {
    switch self {
    case .profile: Self.person
    case .feed: Self.cards
    case .activity: Self.graph
    case .settings: Self.gear
    }
  }

  private static var person: Path {
    var path = Path.ellipse(in: Rect(x: -5, y: -11, width: 10, height: 12))
    path.move(to: Point(x: -9, y: 11))
    path.addCurve(to: Point(x: 0, y: 3.5), control1: Point(x: -9, y: 6), control2: Point(x: -5, y: 3.5))
    path.addCurve(to: Point(x: 9, y: 11), control1: Point(x: 5, y: 3.5), control2: Point(x: 9, y: 6))
    path.closeSubpath()
    return path
  }

  private static var cards: Path {
    var path = Path()
    for y in [-10.5, 1.5] {
      path.addPath(.roundedRect(Rect(x: -11, y: y, width: 22, height: 9), cornerRadius: 2.5))
      path.move(to: Point(x: -6.5, y: y + 4.5))
      path.addLine(to: Point(x: -3.5, y: y + 4.5))
    }
    return path
  }

  private static var graph: Path {
    let knots = [Point(x: -9, y: 7), Point(x: -3.5, y: -2), Point(x: 2.5, y: 3.5), Point(x: 9, y: -8)]
    let radius = 2.2
    var path = Path()
    for knot in knots { path.addPath(.circle(center: knot, radius: radius)) }
    for (start, end) in zip(knots, knots.dropFirst()) {
      let rim = Vector(angle: (end - start).angle) * radius
      path.move(to: start + rim)
      path.addLine(to: end - rim)
    }
    return path
  }

  private static var gear: Path {
    let teeth = 8
    let (valley, tip) = (7.8, 10.8)
    var path = Path()
    for tooth in 0..<teeth {
      let step = 2 * Double.pi / Double(teeth)
      let middle = Double(tooth) * step
      // Each tooth narrows toward its tip: shares of the step to both sides of its middle.
      let corners = [(valley, -0.3), (tip, -0.17), (tip, 0.17), (valley, 0.3)]
      for (radius, share) in corners {
        let corner = Point.zero + Vector(angle: middle + share * step) * radius
        if path.isEmpty { path.move(to: corner) } else { path.addLine(to: corner) }
      }
    }
    path.closeSubpath()
    path.addPath(.circle(radius: 3.4))
    return path
  }
}
