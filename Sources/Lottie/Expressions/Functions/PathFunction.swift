import SpringformGeometry

/// What may be asked of a path.
enum PathFunction: String, CaseIterable, Sendable {
  case points, inTangents, outTangents, isClosed
  case pointOnPath, tangentOnPath, normalOnPath

  /// Whether it asks for a place on the path, by its share of the length from 0 to 1.
  var isOfPlace: Bool {
    switch self {
    case .points, .inTangents, .outTangents, .isClosed: false
    case .pointOnPath, .tangentOnPath, .normalOnPath: true
    }
  }
}

extension ScriptEvaluator {
  func call(
    _ name: String, of path: ExpressionPath, _ arguments: [ScriptValue]
  ) throws(ExpressionError) -> ScriptValue {
    guard let function = PathFunction(rawValue: name) else { throw .unsupported("'\(name)()'") }
    if function.isOfPlace {
      let share = arguments.isEmpty ? 0 : try number(of: arguments[0])
      guard !share.isNaN else { throw .type("a place on a path is no number") }
      // Every curve is measured.
      try work.spend(24 * path.points.count)
      guard let place = MeasuredOutlines([Outline(path)]).place(at: share.clampedToUnit) else {
        throw .type("a path without a length has no places")
      }
      let (point, way) = (place.point, place.direction)
      switch function {
      case .tangentOnPath: return try make([way.dx, way.dy])
      case .normalOnPath: return try make([-way.dy, way.dx])
      default: return try make([point.x, point.y])
      }
    }
    switch function {
    case .inTangents: return try list(path.inTangents.map { [$0.dx, $0.dy] })
    case .outTangents: return try list(path.outTangents.map { [$0.dx, $0.dy] })
    case .isClosed: return .boolean(path.isClosed)
    default: return try list(path.points.map { [$0.x, $0.y] })
    }
  }

  private func list(_ vectors: [[Double]]) throws(ExpressionError) -> ScriptValue {
    var list: [ScriptValue] = []
    for vector in vectors { list.append(try make(vector)) }
    return try make(list)
  }
}
