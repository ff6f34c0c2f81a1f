package import Springform

/// Subpaths made of straight lines and Bezier curves.
public class CGPath: Hashable {
  package fileprivate(set) var path: Path

  package init(_ path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path.rect(Rect(rect)).applied(transform))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path.ellipse(in: Rect(rect)).applied(transform))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    // Corners are drawn as circles where both radii are one, and then stretched.
    let stretch = cornerWidth > 0 ? cornerHeight / cornerWidth : 1
    let stretching = Springform.AffineTransform(scaleX: 1, y: Double(max(stretch, 1e-9)))
    let upright = stretching.inverted.map { Rect(rect).applying($0) } ?? Rect(rect)
    let path = Path.roundedRect(upright, cornerRadius: Double(cornerWidth))
    self.init(path.applying(stretching).applied(transform))
  }

  public var isEmpty: Bool { path.isEmpty }

  /// Where the next segment starts.
  public var currentPoint: CGPoint { path.currentPoint.map { CGPoint($0) } ?? .zero }

  /// The smallest rectangle around all end and control points.
  public var boundingBox: CGRect { path.controlBounds.map { CGRect($0) } ?? .null }

  /// The smallest rectangle around the path itself: control points count only where the curve reaches them.
  public var boundingBoxOfPath: CGRect { path.bounds.map { CGRect($0) } ?? .null }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(Point(point.applying(transform)), usesEvenOddRule: rule == .evenOdd)
  }

  public func copy() -> CGPath? { CGPath(path) }
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(path.applied(transform)) }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A path that is drawn step by step.
public final class CGMutablePath: CGPath {
  override fileprivate init(_ path: Path) { super.init(path) }

  public init() { super.init(Path()) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: Point(point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: Point(point.applying(transform)))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.addQuadCurve(to: Point(end.applying(transform)), control: Point(control.applying(transform)))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: Point(end.applying(transform)), control1: Point(control1.applying(transform)),
      control2: Point(control2.applying(transform)))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { add(.rect(Rect(rect)), transform) }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.ellipse(in: Rect(rect)), transform)
  }

  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) { add(other.path, transform) }

  /// An arc from one angle to another, in radians.
  ///
  /// Core Graphics means directions in its own coordinates, whose y axis grows upward: on a screen an arc with `clockwise` goes
  /// counter-clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let back = Springform.AffineTransform(transform.inverted())
    var arc = Path()
    if let point = path.currentPoint { arc.move(to: point.applying(back)) }
    arc.addArc(
      center: Point(center), radius: Double(radius), startAngle: Double(startAngle), endAngle: Double(endAngle),
      clockwise: !clockwise)
    let moved = arc.applying(Springform.AffineTransform(transform)).elements
    path = Path(elements: path.elements + (path.currentPoint == nil ? moved : Array(moved.dropFirst())))
  }

  /// A line to where a circle touches the way from the current point to the first and on to the second, and that circle's arc.
  ///
  /// Where the points lie on a line, or the radius is 0, it is a line to the first.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let whole = Springform.AffineTransform(transform)
    guard let start = path.currentPoint?.applying(Springform.AffineTransform(transform.inverted())) else { return }
    let (corner, end) = (Point(tangent1End), Point(tangent2End))
    let (back, on) = (start - corner, end - corner)
    let cross = back.dx * on.dy - back.dy * on.dx
    guard cross != 0, radius > 0 else { return path.addLine(to: corner.applying(whole)) }
    let between = abs(atan2(cross, back.dx * on.dx + back.dy * on.dy))
    // Along each side from the corner to the circle, and from the corner to its centre.
    let (reach, depth) = (Double(radius) / tan(between / 2), Double(radius) / sin(between / 2))
    let (a, b) = (back / back.length, on / on.length)
    let middle = a + b
    let center = corner + middle / middle.length * depth
    let (from, to) = (corner + a * reach - center, corner + b * reach - center)
    var arc = Path()
    arc.move(to: start)
    arc.addArc(
      center: center, radius: Double(radius), startAngle: atan2(from.dy, from.dx), endAngle: atan2(to.dy, to.dx),
      clockwise: cross < 0)
    path = Path(elements: path.elements + arc.applying(whole).elements.dropFirst())
  }

  public func closeSubpath() { path.closeSubpath() }

  private func add(_ other: Path, _ transform: CGAffineTransform) {
    path.addPath(other, transform: Springform.AffineTransform(transform))
  }
}

public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// How lines end.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How a path is drawn: filled by the winding rule or by the even-odd one (`eo`), stroked, or both.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// How lines meet.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

extension Path {
  fileprivate func applied(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying(Springform.AffineTransform($0.pointee)) } ?? self
  }
}
