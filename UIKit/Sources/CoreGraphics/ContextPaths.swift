import Springform

/// The path under way.
extension CGContext {
  public func beginPath() { current = Path() }
  public func move(to point: CGPoint) { current.move(to: Point(point.applying(currentTransform))) }
  public func addLine(to point: CGPoint) { current.addLine(to: Point(point.applying(currentTransform))) }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(
      to: Point(end.applying(currentTransform)), control1: Point(control1.applying(currentTransform)),
      control2: Point(control2.applying(currentTransform)))
  }

  /// On a screen, an arc with `clockwise` goes counter-clockwise; see ``CGMutablePath``.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    let path = CGMutablePath()
    path.addPath(CGPath(current))
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: currentTransform)
    current = path.path
  }

  public func addPath(_ path: CGPath) { add(path.path) }
  public func addRect(_ rect: CGRect) { add(.rect(Rect(rect))) }
  public func addEllipse(in rect: CGRect) { add(.ellipse(in: Rect(rect))) }
  public func closePath() { current.closeSubpath() }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(
      to: Point(end.applying(currentTransform)), control: Point(control.applying(currentTransform)))
  }

  /// An arc that touches two lines; see ``CGMutablePath``.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let path = CGMutablePath()
    path.addPath(CGPath(current))
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: currentTransform)
    current = path.path
  }

  /// Lines from each point to the next.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() { if index == 0 { move(to: point) } else { addLine(to: point) } }
  }
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// A line from every first point to the second one after it.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// The path under way, in the current coordinates; `nil` where there is none.
  public var path: CGPath? {
    guard !current.isEmpty, let back = Springform.AffineTransform(currentTransform).inverted else { return nil }
    return CGPath(current.applying(back))
  }
  public var isPathEmpty: Bool { current.isEmpty }
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  private func add(_ path: Path) { current.addPath(path, transform: Springform.AffineTransform(currentTransform)) }
}
