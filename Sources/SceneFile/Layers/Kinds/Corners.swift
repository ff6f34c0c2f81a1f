import Springform
import SpringformDocument
import SpringformExpressions

/// The corners of layers and of the rectangles that shapes draw.
enum CornerKeys {
  static let corners: LayerKey = .init(
    "corners", .node(.either([.expression(.number), .list(.expression(.number))])),
    "of a shape with rect the corners of that, of every other layer its cornerRadii: one radius, or four in CSS's order: [top left, top right, bottom right, bottom left]",
    unit: "pt", default: "0"
  ) { reader, node, _ in
    // A shape's corners are a part of its outline; see `Shape.swift`.
    reader.plan.kind.inherits(.shape) ? nil : reader.property("cornerRadii", node)
  }
}

extension LayerStepReader {
  /// The corners of the rectangle that a shape draws, and their curve.
  func rectCorners() -> (radii: Expression?, curve: CornerCurve) {
    let curve = mapping.entries.first { $0.key == "cornerCurve" }?.value.scalar?.text
    guard let entry = mapping.entries.first(where: { $0.key == CornerKeys.corners.schema.name }),
      let node = mapping.value(of: entry)
    else { return (nil, .circular) }
    let radii = context.expression(node, entry.key, as: CornerRadii.type, takingNumbers: true)
    context.check(radii, in: .notNegative, entry.key, at: node.position)
    return (
      radii,
      CornerCurve.allCases.first { "\($0)" == curve } ?? .circular
    )
  }
}

extension CornerRadii: ExpressionConvertible {
  static var type: ValueType { .list(.number) }

  /// Corners that a list does not mention are square.
  init?(_ value: Value) {
    guard case .list = value else { return nil }
    let radii = Array(value.numbers.prefix(4)) + [0, 0, 0, 0]
    self.init(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
  }

  var value: Value { .list([topLeft, topRight, bottomRight, bottomLeft].map { .number($0) }) }
}
