public import SpringformGeometry
import SpringformMotion

/// The translucent dot that shows where a touch happens: it appears before contact, presses, trails while it moves, and
/// fades.
public struct Finger: Sendable {
  public var color = Color(white: 0.35, alpha: 0.45)
  public var ringColor = Color(white: 1, alpha: 0.65)
  /// The diameter while pressed, in points.
  public var diameter = 36.0
  /// How long the trail lasts, in seconds; 0 draws none.
  public var trailDuration = 0.18

  public init() {}

  private static let approach = 0.25
  private static let departure = 0.25

  func disappears(after lift: Double) -> Double { lift + Self.departure }

  func draw(_ touch: Touch, at time: Double, in canvas: inout Canvas) {
    guard time > touch.contact - Self.approach, time < disappears(after: touch.lift) else { return }
    let coming = TimingCurve.easeOut.value(at: (time - touch.contact + Self.approach) / Self.approach)
    let going = TimingCurve.easeIn.value(at: (time - touch.lift) / Self.departure)
    let presence = coming * (1 - going)
    drawTrail(of: touch, at: time, presence: presence, in: &canvas)
    // Larger while in the air, as a finger's shadow would be.
    let radius = diameter / 2 * (1 + 0.45 * (1 - coming) + 0.3 * going)
    let dot = Path.circle(center: touch.location(at: min(time, touch.lift)), radius: radius)
    canvas.fill(dot, with: color.withAlpha(color.alpha * presence))
    canvas.stroke(
      dot, with: ringColor.withAlpha(ringColor.alpha * presence), style: StrokeStyle(width: diameter / 18))
  }

  /// Pieces of the way behind the finger, thinner and fainter the older they are.
  private func drawTrail(of touch: Touch, at time: Double, presence: Double, in canvas: inout Canvas) {
    let pieces = 10
    let step = trailDuration / Double(pieces)
    guard step > 0, time > touch.contact else { return }
    for piece in (0..<pieces).reversed() {
      let from = touch.location(at: min(time - Double(piece + 1) * step, touch.lift))
      let to = touch.location(at: min(time - Double(piece) * step, touch.lift))
      guard from.distance(to: to) > 0.5, time - Double(piece + 1) * step > touch.contact else { continue }
      var line = Path()
      line.move(to: from)
      line.addLine(to: to)
      let age = Double(piece + 1) / Double(pieces + 1)
      canvas.stroke(
        line, with: color.withAlpha(color.alpha * presence * (1 - age) * 0.6),
        style: StrokeStyle(width: diameter * (1 - age) * 0.8, cap: .butt))
    }
  }
}
