import Springform

/// Two lines that bend into two arrows as `progress` goes from 0 to 1, and turn by `rotation`.
///
/// Both are properties of the layer's own, as in Core Animation's custom-property pattern: setting one redraws, animating
/// it interpolates.
final class RefreshGlyph: Layer {
  /// 0...1.
  @Animated var progress = 0.0
  /// Radians.
  @Animated var rotation = 0.0

  override func draw(in canvas: inout Canvas) {
    let turn = AffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(AffineTransform(rotationAngle: rotation))
      .concatenating(AffineTransform(translationX: bounds.midX, y: bounds.midY))
    canvas.stroke(
      Self.path(progress: progress, size: bounds.size).applying(turn), with: Color(white: 0.35),
      style: StrokeStyle(width: 2, cap: .round, join: .round))
  }

  private static let radius = 10.0
  private static let lineLength = 30.0
  private static let gap = 1.0
  private static let barb = 3.0
  private static let barbAngle = Double.pi / 3
  private static let fullSweep = 0.9 * Double.pi

  /// The drawing for a progress of 0...1. Up to one half the lines approach the middle from below and above; then their
  /// tails shorten while their heads bend into arcs.
  static func path(progress: Double, size: Size) -> Path {
    let p = min(max(progress, 0), 1)
    let (middle, half, h) = (size.width / 2, size.height / 2, lineLength)
    let (left, right) = (Point(x: middle - radius, y: half - gap), Point(x: middle + radius, y: half + gap))
    var path = Path()
    if p <= 0.5 {
      let fall = (1 - 2 * p) * (half - h)
      let rise = 2 * p * (half + gap - h)
      addLine(from: Point(x: left.x, y: left.y + h + fall), to: Point(x: left.x, y: left.y + fall), to: &path)
      addLine(from: Point(x: right.x, y: rise), to: Point(x: right.x, y: rise + h), isRight: true, to: &path)
    } else {
      let bend = fullSweep * 2 * (p - 0.5)
      let rest = h - 2 * h * (p - 0.5)
      addLine(from: Point(x: left.x, y: left.y + rest), to: left, bend: bend, to: &path)
      addLine(from: Point(x: right.x, y: right.y - rest), to: right, bend: bend, isRight: true, to: &path)
    }
    return path
  }

  /// One of the two lines with the arc at its head, if it bends, and the barb. The right one is the left one turned by half
  /// a turn, so all its directions are opposite.
  private static func addLine(
    from tail: Point, to head: Point, bend: Double = 0, isRight: Bool = false, to path: inout Path
  ) {
    let sign = isRight ? -1.0 : 1.0
    path.move(to: tail)
    path.addLine(to: head)
    if bend > 0 {
      let start = sign > 0 ? Double.pi : 0
      path.addArc(
        center: head + Vector(dx: radius * sign, dy: 0), radius: radius, startAngle: start, endAngle: start + bend)
    }
    let end = path.currentPoint ?? head
    let angle = barbAngle - bend
    path.move(to: end)
    path.addLine(to: end + Vector(dx: -Vector(angle: angle).dx, dy: Vector(angle: angle).dy) * (barb * sign))
  }
}
