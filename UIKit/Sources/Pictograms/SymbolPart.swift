package import Springform

/// A piece of a drawing, on a grid of which 100 units are an em of the text beside it, with the middle of its capitals at (50, 50).
package struct SymbolPart {
  package enum Role {
    /// An outline, which `.fill` fills.
    case body
    /// A line that stays a line.
    case line
    /// A line on the body, which is cut out where the body is filled.
    case detail
    /// An outline on the body, whose inside is cut out where the body is filled.
    case hole
    /// A surface.
    case dot
    /// A surface on the body, which is cut out where the body is filled.
    case mark
  }

  package let role: Role
  package let path: Path
  /// Whether it lies above what was drawn before, of which a gap around it is cut out.
  package var isAbove = false

  static func body(_ path: Path) -> SymbolPart { SymbolPart(role: .body, path: path) }
  static func line(_ path: Path) -> SymbolPart { SymbolPart(role: .line, path: path) }
  static func detail(_ path: Path) -> SymbolPart { SymbolPart(role: .detail, path: path) }
  static func hole(_ path: Path) -> SymbolPart { SymbolPart(role: .hole, path: path) }
  static func dot(_ path: Path) -> SymbolPart { SymbolPart(role: .dot, path: path) }
  static func mark(_ path: Path) -> SymbolPart { SymbolPart(role: .mark, path: path) }
  static func above(_ part: SymbolPart) -> SymbolPart { SymbolPart(role: part.role, path: part.path, isAbove: true) }
}

extension Path {
  /// - Parameters:
  ///   - data: SVG's path data, in pieces.
  ///   - turn: degrees about the grid's middle, clockwise.
  package static func svg(_ data: String..., turn: Double = 0) -> Path {
    let path = (try? Path(svg: data.joined())) ?? Path()
    let middle = AffineTransform(translationX: 50, y: 50)
    return path.applying(middle.rotated(by: turn * .pi / 180).translatedBy(x: -50, y: -50))
  }

  package static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    .circle(center: Point(x: x, y: y), radius: radius)
  }

  static func oval(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .ellipse(in: Rect(x: x, y: y, width: width, height: height))
  }

  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double) -> Path {
    .roundedRect(Rect(x: x, y: y, width: width, height: height), cornerRadius: radius)
  }

  /// An arc from one angle clockwise to another, in degrees, of which 0 is to the right.
  static func arc(_ x: Double, _ y: Double, _ radius: Double, _ start: Double, _ end: Double) -> Path {
    var path = Path()
    path.addArc(
      center: Point(x: x, y: y), radius: radius, startAngle: start * .pi / 180, endAngle: end * .pi / 180)
    return path
  }

  /// Lines that leave a point in all directions, the first upward, between two distances.
  static func rays(_ x: Double, _ y: Double, _ inner: Double, _ outer: Double, count: Int) -> Path {
    var path = Path()
    for index in 0..<count {
      path.move(to: around(x, y, inner, turns: Double(index) / Double(count)))
      path.addLine(to: around(x, y, outer, turns: Double(index) / Double(count)))
    }
    return path
  }

  /// A polygon with rounded corners, whose x and y follow each other.
  static func corners(_ radius: Double, _ coordinates: Double...) -> Path {
    rounded(
      stride(from: 0, to: coordinates.count - 1, by: 2).map { Point(x: coordinates[$0], y: coordinates[$0 + 1]) },
      radius)
  }

  /// Points at two distances by turns, the first at the top.
  static func star(
    _ x: Double, _ y: Double, _ outer: Double, _ inner: Double, points: Int, radius: Double
  ) -> Path {
    rounded(
      (0..<2 * points).map { around(x, y, $0 % 2 == 0 ? outer : inner, turns: Double($0) / Double(2 * points)) }, radius
    )
  }

  static func gear(_ x: Double, _ y: Double, _ outer: Double, _ inner: Double, teeth: Int) -> Path {
    let corners = [(inner, -0.33), (outer, -0.2), (outer, 0.2), (inner, 0.33)]
    return rounded(
      (0..<teeth).flatMap { tooth in
        corners.map { around(x, y, $0.0, turns: (Double(tooth) + $0.1) / Double(teeth)) }
      }, 2)
  }

  /// A star of four points with hollow sides.
  static func sparkle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    var path = Path()
    path.move(to: around(x, y, radius, turns: 0))
    for index in 0..<4 {
      let turns = Double(index) / 4
      path.addQuadCurve(
        to: around(x, y, radius, turns: turns + 0.25), control: around(x, y, radius * 0.2, turns: turns + 0.125))
    }
    path.closeSubpath()
    return path
  }

  static func speaker(_ x: Double) -> Path {
    .corners(4, x, 33, x + 18, 33, x + 44, 8, x + 44, 92, x + 18, 67, x, 67)
  }

  /// The upper part of somebody whose neck is at a point, in half of the width.
  static func shoulders(_ x: Double, _ y: Double, _ half: Double, _ height: Double) -> Path {
    func point(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
    var path = Path()
    path.move(to: point(-half, height - 6))
    path.addCurve(to: point(0, 0), control1: point(-half, height * 0.3), control2: point(-half / 2, 0))
    path.addCurve(to: point(half, height - 6), control1: point(half / 2, 0), control2: point(half, height * 0.3))
    path.addCurve(to: point(half - 7, height), control1: point(half, height - 1), control2: point(half - 3, height))
    path.addLine(to: point(7 - half, height))
    path.addCurve(to: point(-half, height - 6), control1: point(3 - half, height), control2: point(-half, height - 1))
    path.closeSubpath()
    return path
  }

  private static func around(_ x: Double, _ y: Double, _ radius: Double, turns: Double) -> Point {
    Point(x: x, y: y) + Vector(angle: (turns - 0.25) * 2 * .pi) * radius
  }

  /// Each corner's arc touches both sides, as far as half of them reaches.
  private static func rounded(_ points: [Point], _ radius: Double) -> Path {
    var path = Path()
    for (index, corner) in points.enumerated() {
      let (before, after) = (points[(index + points.count - 1) % points.count], points[(index + 1) % points.count])
      let (back, ahead) = (before - corner, after - corner)
      guard let a = back.unit, let b = ahead.unit else { continue }
      let tangent = radius * ((1 + a.dot(b)) / max(1 - a.dot(b), 1e-9)).squareRoot()
      let (start, end) = (
        corner + a * min(tangent, back.length / 2), corner + b * min(tangent, ahead.length / 2)
      )
      if index == 0 { path.move(to: start) } else { path.addLine(to: start) }
      path.addQuadCurve(to: end, control: corner)
    }
    path.closeSubpath()
    return path
  }
}
