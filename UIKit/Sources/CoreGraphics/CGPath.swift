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

  /// The outline of the path's stroke, to be filled. Curves become chords that nobody tells from them.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: Double(lineWidth), cap: StrokeStyle.Cap(lineCap), join: StrokeStyle.Join(lineJoin),
      miterLimit: Double(miterLimit))
    return CGPath(path.stroked(style).applying(Springform.AffineTransform(transform)))
  }

  /// The same, as it was called up to Swift 4.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat, lineCap: CGLineCap,
    lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    let outline = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    self.init(outline.path.applied(transform))
  }

  /// The parts of the path that dashes cover.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let dashed = path.dashed(lengths.map { Double($0) }, phase: Double(phase))
    return CGPath(dashed.applying(Springform.AffineTransform(transform)))
  }

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

  /// Lines from each point to the next, the first of which begins a part of its own.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addPath(
      CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil),
      transform: transform)
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

  /// An arc from an angle over so many radians, where the y axis grows upward counter-clockwise.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0,
      transform: transform)
  }

  /// An arc of a circle that touches the lines from the current point to `tangent1End` and on to `tangent2End`; a line leads to where it
  /// touches the first. Where the lines make no corner, a line leads to `tangent1End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let back = Springform.AffineTransform(transform.inverted())
    let corner = Point(tangent1End)
    guard let start = path.currentPoint?.applying(back), radius > 0, let a = (start - corner).unit,
      let b = (Point(tangent2End) - corner).unit, abs(a.dx * b.dy - a.dy * b.dx) > 1e-9
    else { return addLine(to: tangent1End, transform: transform) }
    // With the angle between the lines halved, the tangents are radius / tan long, and the centre is radius / sin away.
    let cosine = a.dot(b)
    let tangent = Double(radius) * ((1 + cosine) / (1 - cosine)).squareRoot()
    let distance = Double(radius) / ((1 - cosine) / 2).squareRoot()
    guard let middle = (a + b).unit else { return }
    let center = corner + middle * distance
    let (first, last) = (corner + a * tangent - center, corner + b * tangent - center)
    addArc(
      center: CGPoint(center), radius: radius, startAngle: CGFloat(first.angle), endAngle: CGFloat(last.angle),
      // On the screen it goes clockwise where the way turns to the right.
      clockwise: a.dx * b.dy - a.dy * b.dx > 0, transform: transform)
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
