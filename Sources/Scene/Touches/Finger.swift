public import SpringformGeometry
import SpringformMotion

/// What shows where a touch happens: it appears before contact, presses, trails while it moves, and fades.
public struct Finger: Sendable {
  /// What is drawn.
  public enum Style: String, CaseIterable, Sendable {
    /// A translucent disc, as the screen recorders of phones draw it.
    case disc
    /// A ring, which leaves what is touched to be seen as it is.
    case ring
  }

  public var style = Style.disc
  /// The colour of disc or ring and of the trail, which are one silhouette as opaque as the colour is; by default a gray.
  public var color: Color?
  /// The colour of the line that tells the finger from a ground of its own colour: along a disc's edge, at both sides of a ring. By
  /// default a white; clear draws none.
  public var ringColor: Color?
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
    guard time > touch.contact - Self.approach, time < disappears(after: touch.lift),
      let center = touch.location(at: min(time, touch.lift))
    else { return }
    let coming = TimingCurve.easeOut.value(at: (time - touch.contact + Self.approach) / Self.approach)
    let going = TimingCurve.easeInEaseOut.value(at: (time - touch.lift) / Self.departure)
    let diameter = diameter ?? Self.usualDiameter(on: stage)
    // Larger while in the air, as a finger's shadow would be.
    let radius = diameter / 2 * (1 + 0.45 * (1 - coming) + 0.25 * going)
    let trail = TouchTrail(of: touch, at: time, lasting: trailDuration, width: diameter)
    switch style {
    case .disc: drawDisc(center, radius: radius, trail, presence: coming * (1 - going), in: &canvas)
    case .ring: drawRing(center, radius: radius, trail, presence: coming * (1 - going), in: &canvas)
    }
  }

  private func drawDisc(
    _ center: Point, radius: Double, _ trail: TouchTrail, presence: Double, in canvas: inout Canvas
  ) {
    let color = color ?? Color(white: 0.45, alpha: 0.55)
    let line = ringColor ?? Color(white: 1, alpha: 0.75)
    let width = radius / 10
    // What a light ground shows of it.
    let shadow = Shadow(
      Color(white: 0, alpha: 0.4), 1, Vector(dx: 0, dy: radius / 24), radius / 9, under: canvas.transform)
    // As one picture, so that neither trail nor shadow shows through the disc.
    canvas.group(Group(opacity: color.alpha * presence, shadow: shadow)) { canvas in
      canvas.fill(trail.path, with: color.withAlpha(1))
      canvas.fill(.circle(center: center, radius: radius), with: color.withAlpha(1))
      canvas.stroke(.circle(center: center, radius: radius - width / 2), with: line, style: StrokeStyle(width: width))
    }
  }

  private func drawRing(
    _ center: Point, radius outer: Double, _ trail: TouchTrail, presence: Double, in canvas: inout Canvas
  ) {
    let color = color ?? Color(white: 0.25, alpha: 0.6)
    let lines = ringColor ?? Color(white: 1, alpha: 0.65)
    let width = outer / 5
    let radius = outer - width / 2
    let ring = Path.circle(center: center, radius: radius)
    canvas.stroke(ring, with: lines.withAlpha(lines.alpha * presence), style: StrokeStyle(width: width * 1.8))
    // As one picture, so that the trail does not show through the ring; and not within it.
    canvas.withOpacity(color.alpha * presence) { canvas in
      canvas.withMask(isInverted: true) {
        $0.fill(ring, with: .black)
      } _: {
        $0.fill(trail.path, with: color.withAlpha(1))
      }
      canvas.stroke(ring, with: color.withAlpha(1), style: StrokeStyle(width: width))
    }
  }
}
