import Springform
import SpringformDocument
import SpringformExpressions

/// What physics knows of a body, which is a shape otherwise.
struct BodyKeys: Sendable {
  static let format = MappingFormat("body", "a body", "A layer that physics moves.", keys: BodyKeys())

  let box = LayerKey(
    "box", .expression(.point).checked(.notNegative), "a rectangle of this width and height", unit: "pt", sets: ["size"]
  ) { layer, value in
    if case .point(let size) = value { layer.bounds.size = Size(width: size.x, height: size.y) }
  }
  let active = Key(
    "active", .flag, "false: physics sees it only when a verb brings it in", default: "true")
  let properties = [
    BodyPropertyKey(.elasticity, "how much speed is left after a bounce", default: "0.2"),
    BodyPropertyKey(.friction, "the resistance to sliding", default: "0.2"),
    BodyPropertyKey(.density, "how heavy 100 x 100 points are", unit: "kg", default: "1"),
    BodyPropertyKey(.resistance, "the share of its speed that is lost a second", unit: "1/s", default: "0.1"),
    BodyPropertyKey(.angularResistance, "the same for turning", unit: "1/s", default: "0.1"),
    BodyPropertyKey(.charge, "what an electric field acts upon", default: "0"),
    BodyPropertyKey(.isAnchored, "stands still like a wall", default: "false"),
    BodyPropertyKey(.allowsRotation, "whether it turns", default: "true"),
  ]

  /// A body's own keys and those of layers that it has, too.
  static let schema = MappingSchema(
    format.schema.name, format.schema.what, format.schema.help,
    keys: format.schema.keys + LayerKeys.format.schema.keys.filter { !excluded.contains($0.name) })

  /// The keys of layers that bodies do not have: those of kinds other than shapes, and what moves a layer.
  static let excluded = Set(
    LayerKind.all.filter { !LayerKind.shape.inherits($0) }.flatMap { kind in
      kind.keys.map(\.schema.name) + kind.properties.flatMap(\.keyNames)
    } + [LayerKeys.format.keys.follows.schema.name])
}

struct BodyPropertyKey: KeyedElement {
  let property: BodyProperty
  let key: Key<Expression>

  init(_ property: BodyProperty, _ help: String, unit: String? = nil, default missing: String) {
    self.property = property
    key = Key(property.rawValue, .constant(property.type), help, unit: unit, default: missing)
  }
}
