import Springform
import SpringformDocument
import SpringformExpressions

/// Colors that flow into each other.
extension LayerKind {
  static let gradient = LayerKind(
    "gradient", of: .layer, markerKeys: ["gradient"], keys: GradientLayerKeys(),
    properties: [
      .animated(
        "startPoint", \GradientLayer.startPoint, "[0, 0] is top left, [1, 1] bottom right",
        get: { $0.startPoint }, set: { $0.startPoint = $1 }),
      .animated(
        "endPoint", \GradientLayer.endPoint, "[0, 0] is top left, [1, 1] bottom right",
        get: { $0.endPoint }, set: { $0.endPoint = $1 }),
      .choice(
        "gradientKind", \GradientLayer.kind, [("axial", .axial), ("radial", .radial)],
        "along a line, or outward"),
    ]
  ) { GradientLayer() }
}

struct GradientLayerKeys: LayerKeyTable {
  let gradient = LayerKey("gradient", .node(.mapping("gradient")), "colors that flow into each other") {
    reader, node, _ in
    guard node.entries != nil else {
      return reader.step("gradient", node, reader.context.expression(node, as: .list(.color))) { layer, value in
        (layer as? GradientLayer)?.colors = value.colors
      }
    }
    let gradient = Mapping(node, GradientKeys.format, reader.context)
    let (kind, locations) = (gradient.read(\.kind) ?? .axial, gradient.read(\.locations))
    guard let colors = gradient.read(\.colors) else { return nil }
    return reader.step("gradient", node, Dependencies(colors, locations)) { interpreter, layer in
      guard let layer = layer as? GradientLayer else { return }
      layer.colors = colors.code.value(interpreter).colors
      layer.kind = kind
      if let locations { layer.locations = locations.code.value(interpreter).numbers }
    }
  }
}

struct GradientKeys: Sendable {
  static let format = MappingFormat(
    "gradient", "a gradient", "Colors that flow into each other.", short: .list(.expression(.color)),
    keys: GradientKeys())

  let colors = Key("colors", .list(of: .color), "from startPoint to endPoint", isRequired: true)
  let locations = Key("locations", .list(of: .number), "where each color lies, 0 to 1", default: "evenly spread")
  let kind = Key(
    "kind", .choice([("axial", GradientLayer.Kind.axial), ("radial", .radial)]), "along a line, or outward",
    default: "axial")
}
