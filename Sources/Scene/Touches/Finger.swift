public import SpringformGeometry
import SpringformMotion

/// The translucent dot that shows where a touch happens: it appears before contact, presses, and fades.
public struct Finger: Sendable {
  public var color = Color(white: 0.35, alpha: 0.45)
  public var ringColor = Color(white: 1, alpha: 0.65)
  /// The diameter while pressed, in points.
  public var diameter = 36.0

  public init() {}

  private static let approach = 0.3
  private static let departure = 0.25

  func disappears(after lift: Double) -> Double { lift + Self.departure }

  func draw(_ point: @autoclosure () -> Point, contact: Double, lift: Double, at time: Double, in canvas: inout Canvas)
  {
    guard time > contact - Self.approach, time < disappears(after: lift) else { return }
    let coming = TimingCurve.easeOut.value(at: (time - contact + Self.approach) / Self.approach)
    let going = TimingCurve.easeIn.value(at: (time - lift) / Self.departure)
    let presence = coming * (1 - going)
    // Larger while in the air, as a finger's shadow would be.
    let radius = diameter / 2 * (1 + 0.45 * (1 - coming) + 0.3 * going)
    let dot = Path.circle(center: point(), radius: radius)
    canvas.fill(dot, with: color.withAlpha(color.alpha * presence))
    canvas.stroke(
      dot, with: ringColor.withAlpha(ringColor.alpha * presence), style: StrokeStyle(width: diameter / 18))
  }
}
