/// A letter of path data: what it draws, and whether its points count from the current point.
///
/// The letters are those of SVG 2, section 9.3, and one that SVG lacks, for arcs about a center.
package struct PathLetter: Hashable, Sendable {
  package enum Kind: Character, CaseIterable, Sendable {
    case move = "M"
    case line = "L"
    case horizontalLine = "H"
    case verticalLine = "V"
    case quadCurve = "Q"
    case smoothQuadCurve = "T"
    case curve = "C"
    case smoothCurve = "S"
    case arc = "A"
    case centerArc = "O"
    case close = "Z"
  }

  /// What a number after the letter stands for. A point is an x with the y that follows it.
  package enum Place: Sendable { case x, y, number, degrees, flag }

  package let kind: Kind
  /// Small letters: points count from where the pen is.
  package let isRelative: Bool

  init?(_ scalar: Unicode.Scalar) {
    // Letters of other scripts have capitals in this one.
    guard scalar.isASCII, let kind = Kind(rawValue: Character(scalar.properties.uppercaseMapping)) else { return nil }
    self.init(kind, isRelative: scalar.properties.isLowercase)
  }

  init(_ kind: Kind, isRelative: Bool) {
    self.kind = kind
    self.isRelative = isRelative
  }

  /// The letter of the next element when operands go on: further points of a move are lines.
  var continued: PathLetter { kind == .move ? PathLetter(.line, isRelative: isRelative) : self }
}

extension PathLetter.Kind {
  var places: [PathLetter.Place] {
    switch self {
    case .move, .line, .smoothQuadCurve: [.x, .y]
    case .horizontalLine, .verticalLine: [.number]
    case .quadCurve, .smoothCurve: [.x, .y, .x, .y]
    case .curve: [.x, .y, .x, .y, .x, .y]
    case .arc: [.x, .y, .degrees, .flag, .flag, .x, .y]
    case .centerArc: [.x, .y, .number, .number, .number]
    case .close: []
    }
  }

  /// The operands, for people.
  package var operands: String {
    switch self {
    case .move, .line: "a point"
    case .horizontalLine: "an x"
    case .verticalLine: "a y"
    case .quadCurve: "a control point and an end"
    case .smoothQuadCurve: "an end"
    case .curve: "two control points and an end"
    case .smoothCurve: "a second control point and an end"
    case .arc: "two radii, a rotation in degrees, two flags and an end"
    case .centerArc: "a center, a radius, and the angles of its start and end"
    case .close: "nothing"
    }
  }

  /// What is drawn, for people.
  package var meaning: String {
    switch self {
    case .move: "begins a subpath; further points are lines"
    case .line: "a line"
    case .horizontalLine: "a horizontal line"
    case .verticalLine: "a vertical line"
    case .quadCurve: "a quadratic Bezier curve"
    case .smoothQuadCurve: "a quadratic curve whose control point mirrors that of the one before"
    case .curve: "a cubic Bezier curve"
    case .smoothCurve: "a cubic curve whose first control point mirrors the second of the one before"
    case .arc: "an elliptical arc: the long way with the first flag, clockwise with the second"
    case .centerArc: "a circular arc, after a line to its start; SVG has no such letter"
    case .close: "a line back to the subpath's start"
    }
  }
}
