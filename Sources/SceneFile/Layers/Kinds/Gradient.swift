import Springform
import SpringformDocument
import SpringformExpressions

/// The keys of a gradient, which paints a layer's bounds, a shape's inside or line, or the letters of a text.
struct GradientKeys: Sendable {
  static let format = MappingFormat(
    "gradient", "a gradient", "Colors that flow into each other.", short: .list(.expression(.color)),
    keys: GradientKeys())

  let colors = Key("colors", .list(of: .color), "from startPoint to endPoint", isRequired: true)
  let locations = Key("locations", .list(of: .number), "where each color lies, 0 to 1", default: "evenly spread")
  let kind = Key(
    "kind", .choice(LayerGradient.Kind.words), "along a line (both words), outward, or around", default: "axial")
  let startPoint = Key(
    "startPoint", .expression(.point), "[0, 0] is top left, [1, 1] bottom right; the middle of radial and conic ones",
    default: "[0.5, 0]; in the middle for radial and conic ones")
  let endPoint = Key(
    "endPoint", .expression(.point), "[0, 0] is top left, [1, 1] bottom right; a conic one begins in its direction",
    default: "[0.5, 1]; [1, 1] for radial ones, [0.5, 0] for conic ones")

  /// A key of layers whose value is a gradient: its colors alone, or all of it.
  static func layerKey<Owner: Layer>(
    _ name: String, _ help: String, of _: Owner.Type,
    _ property: any ReferenceWritableKeyPath<Owner, LayerGradient> & Sendable
  ) -> LayerKey {
    LayerKey(name, .node(.mapping("gradient")), help) { reader, node, _ in
      guard node.entries != nil else {
        return reader.step(name, node, reader.context.expression(node, as: .list(.color))) { layer, value in
          (layer as? Owner)?[keyPath: property].colors = value.colors
        }
      }
      let gradient = Mapping(node, format, reader.context)
      let (kind, locations) = (gradient.read(\.kind) ?? .axial, gradient.read(\.locations))
      let (start, end) = (gradient.read(\.startPoint), gradient.read(\.endPoint))
      guard let colors = gradient.read(\.colors) else { return nil }
      return reader.step(name, node, Dependencies(colors, locations, start, end)) { interpreter, layer in
        guard let layer = layer as? Owner else { return }
        var gradient = layer[keyPath: property]
        if gradient.colors.isEmpty {
          // Later on, the points are whatever the layer's own keys, verbs and animations have made of them.
          (gradient.kind, gradient.startPoint, gradient.endPoint) = (kind, kind.startPoint, kind.endPoint)
        }
        gradient.colors = colors.code.value(interpreter).colors
        if let locations { gradient.locations = locations.code.value(interpreter).numbers }
        if let start = start?.point { gradient.startPoint = start(interpreter) }
        if let end = end?.point { gradient.endPoint = end(interpreter) }
        layer[keyPath: property] = gradient
      }
    }
  }
}

extension LayerGradient.Kind {
  static let words: [(String, Self)] = [("axial", .axial), ("linear", .axial), ("radial", .radial), ("conic", .conic)]

  fileprivate var startPoint: Point { self == .axial ? Point(x: 0.5, y: 0) : Point(x: 0.5, y: 0.5) }

  fileprivate var endPoint: Point {
    switch self {
    case .axial: Point(x: 0.5, y: 1)
    case .radial: Point(x: 1, y: 1)
    case .conic: Point(x: 0.5, y: 0)
    }
  }
}
