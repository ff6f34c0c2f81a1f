public import QuartzCore
import Springform

/// A path with the pen that draws it.
open class UIBezierPath: NSObject {
  private var path = Path()
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false

  override public init() { super.init() }

  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }
  public convenience init(rect: CGRect) { self.init(Path.rect(Rect(rect))) }
  public convenience init(ovalIn rect: CGRect) { self.init(Path.ellipse(in: Rect(rect))) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path.roundedRect(Rect(rect), cornerRadius: Double(cornerRadius)))
  }

  /// Only the width of the radii counts.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> Double { corners.contains(corner) ? Double(cornerRadii.width) : 0 }
    let radii = CornerRadii(
      topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
      bottomLeft: radius(.bottomLeft))
    self.init(Path.roundedRect(Rect(rect), cornerRadii: radii))
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  private convenience init(_ path: Path) {
    self.init()
    self.path = path
  }

  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  open func move(to point: CGPoint) { path.move(to: Point(point)) }
  open func addLine(to point: CGPoint) { path.addLine(to: Point(point)) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: Point(endPoint), control1: Point(controlPoint1), control2: Point(controlPoint2))
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: Point(endPoint), control: Point(controlPoint))
  }

  /// Angles are radians, and directions those seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: Point(center), radius: Double(radius), startAngle: Double(startAngle), endAngle: Double(endAngle),
      clockwise: clockwise)
  }

  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = Path() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  open func apply(_ transform: CGAffineTransform) {
    path = path.applying(Springform.AffineTransform(transform))
  }

  /// The same path, drawn from its end to its start: each of its subpaths, the last one first.
  open func reversing() -> UIBezierPath {
    guard let copy = copy() as? UIBezierPath else { return self }
    copy.path = path.reversed
    return copy
  }

  /// Strokes with lengths that are drawn and left out by turns, in points, from `phase` on; whole again with no pattern.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [], phase)
  }

  /// - Parameters:
  ///   - pattern: where the lengths are put, if there is room; `nil` to ask for their number.
  ///   - count: their number.
  ///   - phase: where the first begins.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, length) in dash.lengths.enumerated() { pattern[index] = length } }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }
  /// How far curves may lie from what is drawn of them, in pixels. They are drawn as well as is possible, whatever it says.
  open var flatness: CGFloat = 0.6
  public required convenience init?(coder: NSCoder) { self.init() }

  open var isEmpty: Bool { path.isEmpty }
  open var currentPoint: CGPoint { cgPath.currentPoint }
  open var bounds: CGRect { cgPath.boundingBox }
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(Point(point), usesEvenOddRule: usesEvenOddFillRule)
  }

  open override func copy() -> Any {
    let copy = UIBezierPath(path)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
    copy.dash = dash
    return copy
  }

  // MARK: Drawing

  open func fill() {
    draw { context in context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  open func stroke() {
    draw { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dash.phase, lengths: dash.lengths)
      context.strokePath()
    }
  }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha: alpha) { _ in fill() }
  }
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha: alpha) { _ in stroke() }
  }

  /// What is drawn from now on is limited to the inside of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip()
  }

  private func draw(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(cgPath)
    body(context)
    context.restoreGState()
  }
}

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}
