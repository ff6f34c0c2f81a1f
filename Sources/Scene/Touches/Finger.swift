public import SpringformGeometry
import SpringformMotion

/// The ring that shows where a touch happens, and leaves what is touched to be seen: it appears before contact, presses, trails
/// while it moves, and fades.
public struct Finger: Sendable {
  public var color = Color(white: 0.25, alpha: 0.6)
  /// Of the lines at both sides of the ring, which tell it from a dark ground.
  public var ringColor = Color(white: 1, alpha: 0.65)
  /// The diameter while pressed, in points. By default a fingertip's, 36, or a ninth of a small stage's shorter
  /// side.
  public var diameter: Double?
  /// How long the trail lasts, in seconds; 0 draws none.
  public var trailDuration = 0.18

  public init() {}

  private static let approach = 0.25
  private static let departure = 0.25

  func disappears(after lift: Double) -> Double { lift + Self.departure }

  /// A fingertip's, 36 points, or a ninth of a small stage's shorter side.
  static func usualDiameter(on stage: Size) -> Double { min(max(min(stage.width, stage.height) / 9, 8), 36) }

  func draw(_ touch: Touch, at time: Double, on stage: Size, in canvas: inout Canvas) {
    guard time > touch.contact - Self.approach, time < disappears(after: touch.lift) else { return }
    let coming = TimingCurve.easeOut.value(at: (time - touch.contact + Self.approach) / Self.approach)
    let going = TimingCurve.easeIn.value(at: (time - touch.lift) / Self.departure)
    let presence = coming * (1 - going)
    let diameter = diameter ?? Self.usualDiameter(on: stage)
    let width = diameter / 10
    // Larger while in the air, as a finger's shadow would be.
    let radius = (diameter - width) / 2 * (1 + 0.45 * (1 - coming) + 0.3 * going)
    let ring = Path.circle(center: touch.location(at: min(time, touch.lift)), radius: radius)
    let solid = color.withAlpha(1)
    canvas.stroke(
      ring, with: ringColor.withAlpha(ringColor.alpha * presence), style: StrokeStyle(width: width * 1.8))
    // As one picture, so that the trail does not show through the ring.
    canvas.withOpacity(color.alpha * presence) { canvas in
      drawTrail(of: touch, at: time, diameter: diameter, color: solid, in: &canvas)
      canvas.stroke(ring, with: solid, style: StrokeStyle(width: width))
    }
  }

  /// The trail behind the finger, thinner and fainter the older it is.
  private func drawTrail(of touch: Touch, at time: Double, diameter: Double, color: Color, in canvas: inout Canvas) {
    let trail = locations(of: touch, at: time)
    guard let head = trail.first, let tail = trail.last, head.distance(to: tail) > 1 else { return }
    let fading = Gradient(colors: [color.withAlpha(0.5), color.withAlpha(0)])
    canvas.fill(taper(along: trail, diameter: diameter), with: .axial(fading, start: head, end: tail))
  }

  /// Where the finger was, from now back to the trail's end or to the contact.
  private func locations(of touch: Touch, at time: Double) -> [Point] {
    let pieces = 12
    let step = trailDuration / Double(pieces)
    guard step > 0 else { return [] }
    var locations: [Point] = []
    for piece in 0...pieces {
      let then = time - Double(piece) * step
      guard then > touch.contact else { break }
      let place = touch.location(at: min(then, touch.lift))
      if locations.last.map({ $0.distance(to: place) > 0.25 }) ?? true { locations.append(place) }
    }
    return locations
  }

  /// An outline that narrows from the finger's width to a point.
  private func taper(along trail: [Point], diameter: Double) -> Path {
    var (left, right): ([Point], [Point]) = ([], [])
    for (index, place) in trail.enumerated() {
      let direction = (trail[max(index - 1, 0)] - trail[min(index + 1, trail.count - 1)]).unit ?? .zero
      let reach = diameter * 0.4 * (1 - Double(index) / Double(trail.count - 1))
      let side = Vector(dx: -direction.dy, dy: direction.dx) * reach
      left.append(place + side)
      right.append(place - side)
    }
    var path = Path()
    for (index, corner) in (left + right.reversed()).enumerated() {
      if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.closeSubpath()
    return path
  }
}
