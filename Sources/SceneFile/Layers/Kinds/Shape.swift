import Springform
import SpringformDocument
import SpringformExpressions

/// A shape; bodies are shapes, too.
extension LayerKind {
  static let shape = LayerKind(
    "shape", of: .layer, markerKeys: ["path", "circle", "ellipse", "rect"], keys: ShapeKeys(),
    properties: Property.all(in: LayerProperties.ofShapes)
  ) { BodyLayer() }
}

struct ShapeKeys: LayerKeyTable {
  let circle = LayerKey(
    "circle", .expression(.number).checked(.notNegative), "a disc of this radius", unit: "pt", sets: ["size"]
  ) { reader, node, radius in
    let isBody = reader.isBody
    return reader.step("circle", node, radius) { layer, value in
      guard case .number(let radius) = value, let layer = layer as? BodyLayer else { return }
      layer.isRound = isBody
      layer.bounds.size = Size(width: 2 * radius, height: 2 * radius)
      layer.path = .ellipse(in: layer.bounds)
    }
  }
  let ellipse = Self.outline("ellipse", "an ellipse of this width and height") { bounds, _, _ in .ellipse(in: bounds) }
  let rect = Self.outline("rect", "a rectangle of this width and height; see corners") {
    .roundedRect($0, cornerRadii: $1, curve: $2)
  }
  let path = LayerKey(
    "path", .path, "a shape, in SVG's letters: M10 20 h30 v-5 Z"
  ) { reader, node, path in
    let (make, isLive) = (path.make, path.isLive)
    return reader.step("path", node, path.dependencies) { interpreter, layer in
      // Nobody sees a hidden layer's path, and no expression reads it; one that follows is made when the layer appears.
      guard !(isLive && layer.isHidden), let layer = layer as? ShapeLayer else { return }
      layer.path = make(interpreter)
    }
  }
  let strokeGradient = GradientKeys.layerKey(
    "strokeGradient", "what the line is painted with", of: ShapeLayer.self, \ShapeLayer.strokeGradient)
  let lineDashPattern = LayerKey(
    "lineDashPattern", .list(of: .number), "lengths of dashes and gaps", unit: "pt", default: "one unbroken line"
  ) { layer, value in (layer as? ShapeLayer)?.lineDashPattern = value.numbers }

  private static func outline(
    _ name: String, _ help: String, _ make: @escaping @Sendable (Rect, CornerRadii, CornerCurve) -> Path
  ) -> LayerKey {
    LayerKey(name, .expression(.point).checked(.notNegative), help, unit: "pt", sets: ["size"]) { reader, node, size in
      let (corners, curve) = reader.rectCorners()
      guard let run = size.point else { return nil }
      let (code, position) = (corners?.code, node.position)
      return reader.step(name, node, Dependencies(size, corners)) { interpreter, layer in
        let size = run(interpreter)
        guard Value.point(size).isFinite else { return interpreter.fail("'\(name)' is not finite", at: position) }
        layer.bounds.size = Size(width: size.x, height: size.y)
        let radii = code.flatMap { CornerRadii($0.value(interpreter)) } ?? .zero
        guard let layer = layer as? ShapeLayer else { return }
        layer.path = make(layer.bounds, radii, curve)
        layer.outlineCorners = radii
      }
    }
  }
}

/// A shape that physics may see as a disc.
final class BodyLayer: ShapeLayer {
  var isRound = false

  override var collisionBoundsType: DynamicItemCollisionBoundsType { isRound ? .ellipse : .rectangle }
}
