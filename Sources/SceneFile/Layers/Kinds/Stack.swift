import Springform
import SpringformDocument
import SpringformExpressions

/// Layers that are put one after the other, and what is as large as they are.
extension LayerKind {
  static let stack = LayerKind(
    "stack", of: .fitting, markerKeys: ["stack", "hug"], keys: StackKeys(),
    properties: Property.all(in: LayerProperties.ofStacks), isMarked: { $0.flag != false }
  ) { StackLayer() }
}

struct StackKeys: LayerKeyTable {
  let stack = LayerKey(
    "stack", .choice([("row", StackLayer.Axis.horizontal), ("column", .vertical)]),
    "puts the layers inside that have no position of their own one after the other, and fits them"
  ) { reader, node, axis in
    reader.step("stack", node) { _, layer in (layer as? StackLayer)?.axis = axis }
  }
  let hug = LayerKey(
    "hug", .node(.flag),
    "is as large as the layers inside that have no position of their own, which lie in its middle",
    default: "true with `stack`, else false"
  ) { reader, node, _ in
    if node.flag == nil {
      reader.problems.add(
        "'hug' must be true or false", at: node.position,
        hint: "it fits all layers inside that have no position of their own")
    }
    return nil
  }
}
