import Springform
import SpringformExpressions

/// The letters of a path, and the elements they make.
enum PathLetters {
  typealias Piece = @Sendable (Interpreter, inout Path) -> Void

  enum Operand {
    case number(Computed<Double>)
    case point(Computed<Point>)
  }

  static let needs: [Unicode.Scalar: String] = [
    "M": "a point", "L": "a point", "Q": "a control point and an end", "C": "two control points and an end",
    "A": "a center, a radius, and the angles of its start and end", "Z": "nothing",
  ]

  /// The elements of a letter; several when there are operands for more than one. `nil` when operands do not fit.
  static func pieces(_ letter: Unicode.Scalar, _ operands: [Operand]) -> [Piece]? {
    var rest = operands[...]
    if letter == "Z" { return rest.isEmpty ? [{ $1.closeSubpath() }] : nil }
    var pieces: [Piece] = []
    repeat {
      switch letter {
      case "A":
        guard let center = point(&rest), let radius = number(&rest), let start = number(&rest), let end = number(&rest)
        else { return nil }
        pieces.append { interpreter, path in
          path.addArc(
            center: center(interpreter), radius: radius(interpreter), startAngle: start(interpreter),
            endAngle: end(interpreter))
        }
      case "M":
        guard let end = point(&rest) else { return nil }
        // As in SVG, further points are lines.
        let isFirst = pieces.isEmpty
        pieces.append { isFirst ? $1.move(to: end($0)) : $1.addLine(to: end($0)) }
      case "L":
        guard let end = point(&rest) else { return nil }
        pieces.append { $1.addLine(to: end($0)) }
      case "Q":
        guard let control = point(&rest), let end = point(&rest) else { return nil }
        pieces.append { interpreter, path in
          let control = control(interpreter)
          path.addQuadCurve(to: end(interpreter), control: control)
        }
      default:
        guard let first = point(&rest), let second = point(&rest), let end = point(&rest) else { return nil }
        pieces.append { interpreter, path in
          let (first, second) = (first(interpreter), second(interpreter))
          path.addCurve(to: end(interpreter), control1: first, control2: second)
        }
      }
    } while !rest.isEmpty
    return pieces
  }

  private static func point(_ operands: inout ArraySlice<Operand>) -> (@Sendable (Interpreter) -> Point)? {
    switch operands.popFirst() {
    case .point(let run): return run
    case .number(let x):
      guard case .number(let y)? = operands.popFirst() else { return nil }
      return { Point(x: x($0), y: y($0)) }
    case nil: return nil
    }
  }

  private static func number(_ operands: inout ArraySlice<Operand>) -> (@Sendable (Interpreter) -> Double)? {
    if case .number(let run)? = operands.popFirst() { run } else { nil }
  }
}
