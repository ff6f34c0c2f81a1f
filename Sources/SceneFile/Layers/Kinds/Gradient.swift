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

  /// Notes what is wrong with a gradient that is known.
  private static func check(_ values: GradientValues, _ context: ReaderContext, at position: SourcePosition) -> Bool {
    guard values.isConstant, let (doubt, hint) = values.refusal(Environment(parameters: [])) else { return true }
    context.problems.add(doubt, at: position, hint: hint)
    return false
  }

  /// A key of layers whose value is a gradient: its colors alone, or all of it.
  static func layerKey<Owner: Layer>(
    _ name: String, _ help: String, of _: Owner.Type,
    _ property: any ReferenceWritableKeyPath<Owner, LayerGradient> & Sendable
  ) -> LayerKey {
    LayerKey(name, .node(.mapping("gradient")), help) { reader, node, _ in
      guard node.entries != nil else {
        let colors = reader.context.expression(node, as: .list(.color))
        guard check(GradientValues(colors), reader.context, at: node.position) else { return nil }
        return reader.step(name, node, colors) { layer, value in
          (layer as? Owner)?[keyPath: property].colors = value.colors
        }
      }
      let gradient = Mapping(node, format, reader.context)
      let (kind, locations) = (gradient.read(\.kind) ?? .axial, gradient.read(\.locations))
      let (start, end) = (gradient.read(\.startPoint), gradient.read(\.endPoint))
      guard let colors = gradient.read(\.colors) else { return nil }
      let values = GradientValues(colors, locations, start, end)
      guard check(values, reader.context, at: node.position) else { return nil }
      return reader.step(name, node, Dependencies(colors, locations, start, end)) { interpreter, layer in
        guard let layer = layer as? Owner else { return }
        if let (doubt, hint) = values.refusal(interpreter) {
          return interpreter.fail(doubt, at: node.position, hint: hint)
        }
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

/// What a gradient is made of, before it is worked out.
private struct GradientValues: Sendable {
  private let colors: Expression?
  private let locations: Expression?
  private let points: [Expression]

  init(_ colors: Expression?, _ locations: Expression? = nil, _ start: Expression? = nil, _ end: Expression? = nil) {
    (self.colors, self.locations, points) = (colors, locations, [start, end].compactMap(\.self))
  }

  /// Whether all of it is known when it is read.
  var isConstant: Bool { ([colors, locations].compactMap(\.self) + points).allSatisfy(\.isConstant) }

  /// What is wrong with it, and what to do.
  func refusal(_ environment: Environment) -> (what: String, hint: String)? {
    let count = colors?.code.value(environment).colors.count ?? 0
    if count == 0 { return ("a gradient without a color shows nothing", "write colors: [red, blue]") }
    if let places = locations?.code.value(environment).numbers {
      if places.count != count {
        return (
          "there are \(places.count) locations for \(count) color\(count == 1 ? "" : "s")",
          "give each color its location"
        )
      }
      if !zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 }) || !places.allSatisfy(\.isFinite) {
        return ("these locations do not ascend", "write them from 0 to 1, in the order of the colors")
      }
    }
    if !points.allSatisfy({ $0.code.value(environment).isFinite }) {
      return ("a point of this gradient is not a finite number", "[0, 0] is top left, [1, 1] bottom right")
    }
    return nil
  }
}

extension LayerGradient.Kind {
  fileprivate var startPoint: Point { self == .axial ? Point(x: 0.5, y: 0) : Point(x: 0.5, y: 0.5) }

  fileprivate var endPoint: Point {
    switch self {
    case .axial: Point(x: 0.5, y: 1)
    case .radial: Point(x: 1, y: 1)
    case .conic: Point(x: 0.5, y: 0)
    }
  }
}
