public import CoreGraphics
import Springform

/// The outline of a shape, in points.
public struct Path: Equatable, LosslessStringConvertible {
  /// The same as Core Graphics has it.
  public private(set) var cgPath: CGPath

  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public init() { cgPath = CGPath(Springform.Path()) }
  public init(_ path: CGPath) { cgPath = CGPath(path.path) }
  public init(_ path: CGMutablePath) { cgPath = CGPath(path.path) }

  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public init(_ rect: CGRect) { self.init { $0.addRect(rect) } }
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style
    )
  }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  }
  public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

  /// Of SVG's path data, as ``description`` writes it.
  public init?(_ string: String) {
    guard let path = try? Springform.Path(svg: string) else { return nil }
    cgPath = CGPath(path)
  }

  init(_ path: Springform.Path) { cgPath = CGPath(path) }

  public var description: String {
    var parts: [String] = []
    func add(_ points: [CGPoint], _ word: String) {
      parts.append((points.flatMap { ["\($0.x)", "\($0.y)"] } + [word]).joined(separator: " "))
    }
    forEach { element in
      switch element {
      case .move(let end): add([end], "m")
      case .line(let end): add([end], "l")
      case .quadCurve(let end, let control): add([control, end], "q")
      case .curve(let end, let control1, let control2): add([control1, control2, end], "c")
      case .closeSubpath: parts.append("h")
      }
    }
    return parts.joined(separator: " ")
  }

  public static func == (a: Path, b: Path) -> Bool { a.cgPath == b.cgPath }

  public var isEmpty: Bool { cgPath.isEmpty }
  /// The smallest upright rectangle around the path.
  public var boundingRect: CGRect { cgPath.path.bounds.map { CGRect($0) } ?? .null }
  public var currentPoint: CGPoint? { cgPath.isEmpty ? nil : cgPath.currentPoint }

  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    cgPath.path.contains(Point(p), usesEvenOddRule: eoFill)
  }

  public func forEach(_ body: (Element) -> Void) {
    for element in cgPath.path.elements {
      switch element {
      case .move(let end): body(.move(to: CGPoint(end)))
      case .line(let end): body(.line(to: CGPoint(end)))
      case .quadCurve(let end, let control):
        body(.quadCurve(to: CGPoint(end), control: CGPoint(control)))
      case .curve(let end, let control1, let control2):
        body(.curve(to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2)))
      case .close: body(.closeSubpath)
      }
    }
  }

  /// The outline of the line that a style draws along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let line =
      style.dash.isEmpty
      ? cgPath : cgPath.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
    return Path(
      line.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
        miterLimit: style.miterLimit))
  }

  /// The part of the path between two shares of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (start, end) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard start < end else { return Path() }
    return Path(cgPath.path.trimmed(from: start, to: end))
  }

  // MARK: Drawing the path

  private mutating func change(_ body: (CGMutablePath) -> Void) {
    guard let path = cgPath.mutableCopy() else { return }
    body(path)
    cgPath = path
  }

  public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
  /// Without a point to begin at, the line begins and ends at its end.
  public mutating func addLine(to end: CGPoint) {
    guard !isEmpty else { return move(to: end) }
    change { $0.addLine(to: end) }
  }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if isEmpty { move(to: control) }
    change { $0.addQuadCurve(to: end, control: control) }
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if isEmpty { move(to: control1) }
    change { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  public mutating func closeSubpath() { change { $0.closeSubpath() } }
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    change { $0.addRects(rects, transform: transform) }
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let path = RoundedRectangle.outline(rect, cornerSize, style)
    change { $0.addPath(CGPath(path), transform: transform) }
  }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians,
        transform: transform)
    }
  }
  /// As y grows downwards, what is called clockwise looks the other way round.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
        clockwise: clockwise,
        transform: transform)
    }
  }
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    change { $0.addPath(path.cgPath, transform: transform) }
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}
