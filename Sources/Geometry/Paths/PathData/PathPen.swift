/// Draws path data element by element: what a letter means depends on where the pen is, and on what it drew last.
package struct PathPen: Sendable {
  package private(set) var path = Path()
  /// The last control point of a curve just drawn, which a smooth curve of the same degree mirrors.
  private var mirrored: (kind: PathLetter.Kind, control: Point)?

  package init() {}

  /// - Parameter numbers: as many as the letter takes; angles about a center in radians.
  package mutating func draw(_ letter: PathLetter, _ numbers: [Double]) {
    let current = path.currentPoint ?? .zero
    let offset = letter.isRelative ? current - Point.zero : .zero
    func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) + offset }
    func reflection(_ kind: PathLetter.Kind) -> Point {
      if let mirrored, mirrored.kind == kind { current + (current - mirrored.control) } else { current }
    }
    var next: (PathLetter.Kind, Point)?
    switch letter.kind {
    case .move: path.move(to: point(0))
    case .line: path.addLine(to: point(0))
    case .horizontalLine: path.addLine(to: Point(x: numbers[0] + offset.dx, y: current.y))
    case .verticalLine: path.addLine(to: Point(x: current.x, y: numbers[0] + offset.dy))
    case .quadCurve:
      path.addQuadCurve(to: point(2), control: point(0))
      next = (.quadCurve, point(0))
    case .smoothQuadCurve:
      let control = reflection(.quadCurve)
      path.addQuadCurve(to: point(0), control: control)
      next = (.quadCurve, control)
    case .curve:
      path.addCurve(to: point(4), control1: point(0), control2: point(2))
      next = (.curve, point(2))
    case .smoothCurve:
      path.addCurve(to: point(2), control1: reflection(.curve), control2: point(0))
      next = (.curve, point(0))
    case .arc:
      path.addArc(
        to: point(5), radii: Vector(dx: numbers[0], dy: numbers[1]), rotation: numbers[2] * .pi / 180,
        isLarge: numbers[3] != 0, isClockwise: numbers[4] != 0)
    case .centerArc:
      path.addArc(center: point(0), radius: numbers[2], startAngle: numbers[3], endAngle: numbers[4])
    case .close: path.closeSubpath()
    }
    mirrored = next
  }
}

extension Path {
  /// The path that SVG's path data describes, the text of the attribute `d`: all letters, capital and small.
  ///
  /// Arcs become cubics, each of at most a quarter turn. Numbers may run together as SVG allows, as in `M10-5.5.5`. Unlike in
  /// SVG, where as much is drawn as was understood, data with an error is no path.
  ///
  /// ```swift
  /// let check = try Path(svg: "M4 12l6 6L20 6")
  /// ```
  /// - Throws: what breaks the grammar, with its offset.
  public init(svg data: String) throws(PathDataError) {
    var (parser, pen) = (PathDataParser(data, dialect: .svg), PathPen())
    var numbers: [Double] = []
    while let token = try parser.next() {
      if case .number(let value) = token { numbers.append(value) }
      if let letter = parser.completed {
        pen.draw(letter, numbers)
        numbers.removeAll(keepingCapacity: true)
      }
    }
    self = pen.path
  }
}
