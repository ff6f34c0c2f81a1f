import SpringformGeometry

/// A value as the player and an expression hand it to each other.
enum ExpressionValue {
  /// Nothing, as a function has that does not return a value.
  case undefined
  case number(Double)
  case boolean(Bool)
  case string(String)
  /// A point, a scale, a color and the like.
  case vector([Double])
  case list([ExpressionValue])
  case path(ExpressionPath)
  /// Something that is animated, and stands for its value where one is needed.
  case property(any ExpressionProperty)
  case object(any ExpressionObject)

  var number: Double? {
    switch self {
    case .number(let number): number
    case .boolean(let isTrue): isTrue ? 1 : 0
    default: nil
    }
  }

  /// The components: of a number, itself.
  var numbers: [Double]? {
    if case .vector(let numbers) = self { return numbers }
    return number.map { [$0] }
  }
}

/// The points of a path, and its tangents as After Effects has them: relative to their points.
final class ExpressionPath: Sendable {
  let points: [Point]
  /// As many as ``points``, and so are ``outTangents``.
  let inTangents: [Vector]
  let outTangents: [Vector]
  let isClosed: Bool

  /// Tangents that are missing have no length.
  init(points: [Point], inTangents: [Vector], outTangents: [Vector], isClosed: Bool) {
    let count = points.count
    func filled(_ tangents: [Vector]) -> [Vector] {
      tangents.prefix(count) + Array(repeating: Vector(dx: 0, dy: 0), count: max(count - tangents.count, 0))
    }
    self.points = points
    self.inTangents = filled(inTangents)
    self.outTangents = filled(outTangents)
    self.isClosed = isClosed
  }
}
