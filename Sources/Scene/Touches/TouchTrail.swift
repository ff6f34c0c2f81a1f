import SpringformGeometry

/// What a finger leaves behind while it moves: as wide as the finger where it is now, and narrowing to a point where it was.
struct TouchTrail {
  /// Empty while the finger rests.
  private(set) var path = Path()

  private static let pieces = 32

  /// - Parameters:
  ///   - touch: whose way it is.
  ///   - time: now, in seconds.
  ///   - duration: how long the trail lasts, in seconds.
  ///   - width: the finger's, in points.
  init(of touch: Touch, at time: Double, lasting duration: Double, width: Double) {
    let length = min(duration, time - touch.contact)
    guard length > 0 else { return }
    var discs: [(center: Point, radius: Double)] = []
    for piece in 0...Self.pieces {
      let age = Double(piece) / Double(Self.pieces)
      guard let center = touch.location(at: min(time - age * length, touch.lift)) else { return }
      // Narrowing quickly at first, so that disc and trail look like a comet, not like a cone.
      let rest = 1 - age
      discs.append((center, width / 2 * 0.82 * rest * rest.squareRoot()))
    }
    guard let head = discs.first, discs.contains(where: { $0.center.distance(to: head.center) > 1 }) else { return }
    for (disc, older) in zip(discs, discs.dropFirst()) { addHull(of: disc, and: older) }
  }

  /// The discs' common outline, clockwise as all others, so that overlaps stay filled.
  private mutating func addHull(of disc: (center: Point, radius: Double), and older: (center: Point, radius: Double)) {
    path.addPath(.circle(center: disc.center, radius: disc.radius))
    let way = older.center - disc.center
    guard way.length > disc.radius - older.radius, let along = way.unit else { return }
    // The outer tangents touch both in the same directions.
    let cosine = (disc.radius - older.radius) / way.length
    let across = along.perpendicular * (1 - cosine * cosine).squareRoot()
    let (left, right) = (along * cosine - across, along * cosine + across)
    path.move(to: older.center + left * older.radius)
    path.addLine(to: older.center + right * older.radius)
    path.addLine(to: disc.center + right * disc.radius)
    path.addLine(to: disc.center + left * disc.radius)
    path.closeSubpath()
  }
}
