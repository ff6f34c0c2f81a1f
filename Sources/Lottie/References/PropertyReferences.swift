import SpringformGeometry

/// A property as expressions see it, in the units of the file.
final class PropertyReference: ExpressionProperty {
  private let player: LottiePlayer
  private let property: Property<Numbers>
  /// Whether it is the one whose expression is evaluated, which asks for what it would be without.
  private let isEvaluated: Bool

  init(_ player: LottiePlayer, _ property: Property<Numbers>, isEvaluated: Bool = false) {
    (self.player, self.property, self.isEvaluated) = (player, property, isEvaluated)
  }

  private var frame: Double { player.scope?.frame ?? 0 }

  func member(_ name: String) throws(ExpressionError) -> ExpressionValue? {
    try player.member(name, ofExpression: property.expression)
  }

  func value() throws(ExpressionError) -> ExpressionValue {
    value(isEvaluated ? property.keyedPlace(at: frame) : player.value(property, at: frame))
  }

  func value(at time: Double) throws(ExpressionError) -> ExpressionValue {
    value(property.keyedPlace(at: time * player.document.frameRate))
  }

  var keyframeCount: Int { property.keys.count }

  func keyframeTime(at index: Int) -> Double { property.keys[index].time / player.document.frameRate }

  func keyframeValue(at index: Int) throws(ExpressionError) -> ExpressionValue { value(property.keys[index].value) }

  private func value(_ numbers: Numbers) -> ExpressionValue {
    property.dimensions < 2 ? .number(numbers.x) : .vector((0..<min(property.dimensions, 4)).map { numbers[$0] })
  }
}

/// A path as expressions see it.
final class OutlineReference: ExpressionProperty {
  private let player: LottiePlayer
  private let property: Property<Outline>
  /// Whether it is the one whose expression is evaluated, which asks for what it would be without.
  private let isEvaluated: Bool

  init(_ player: LottiePlayer, _ property: Property<Outline>, isEvaluated: Bool = false) {
    (self.player, self.property, self.isEvaluated) = (player, property, isEvaluated)
  }

  func member(_ name: String) throws(ExpressionError) -> ExpressionValue? {
    try player.member(name, ofExpression: property.expression)
  }

  func value() throws(ExpressionError) -> ExpressionValue {
    let frame = player.scope?.frame ?? 0
    return try value(isEvaluated ? property.keyedValue(at: frame) : player.value(property, at: frame))
  }

  func value(at time: Double) throws(ExpressionError) -> ExpressionValue {
    try value(property.keyedValue(at: time * player.document.frameRate))
  }

  var keyframeCount: Int { property.keys.count }

  func keyframeTime(at index: Int) -> Double { property.keys[index].time / player.document.frameRate }

  func keyframeValue(at index: Int) throws(ExpressionError) -> ExpressionValue {
    try value(property.keys[index].value)
  }

  private func value(_ outline: Outline) throws(ExpressionError) -> ExpressionValue {
    try player.work?.spend(outline.corners.count / 4)
    return .path(
      ExpressionPath(
        points: outline.corners.map(\.point), inTangents: outline.corners.map { $0.incoming - $0.point },
        outTangents: outline.corners.map { $0.outgoing - $0.point }, isClosed: outline.isClosed))
  }
}

/// Where a property stands in its layer.
struct PropertyPlace {
  /// Among those of what holds it, from 1; `nil` where it has none.
  var number: Int?
  /// What holds it, what holds that, and so on up to the layer.
  var owners: [any ExpressionObject]
}

extension LottiePlayer {
  /// What tells where the property with an expression stands: `propertyIndex`, and `propertyGroup`, which gives what holds it for 1, what
  /// holds that for 2, and so on.
  fileprivate func member(_ name: String, ofExpression expression: Int?) throws(ExpressionError) -> ExpressionValue? {
    guard name == "propertyGroup" || name == "propertyIndex", let expression, let scope,
      let place = try LayerReference(self, scope).place(of: expression)
    else { return nil }
    guard name == "propertyGroup" else { return place.number.map { .number(Double($0)) } }
    return .object(
      ExpressionFunction { arguments throws(ExpressionError) in
        let index = Int((arguments.first?.number ?? 1).clamped) - 1
        guard place.owners.indices.contains(index) else {
          throw .type("'propertyGroup' is asked for more groups than there are")
        }
        return .object(place.owners[index])
      })
  }
}

extension Outline {
  init(_ path: ExpressionPath) {
    corners = path.points.indices.map { index in
      let point = path.points[index]
      return Corner(point, incoming: point + path.inTangents[index], outgoing: point + path.outTangents[index])
    }
    isClosed = path.isClosed
  }
}
