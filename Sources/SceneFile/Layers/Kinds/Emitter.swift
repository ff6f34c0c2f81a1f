import Springform
import SpringformDocument
import SpringformExpressions

/// Particles.
extension LayerKind {
  static let emitter = LayerKind(
    "emitter", of: .layer, markerKeys: ["emitter"], keys: EmitterKeys(),
    properties: Property.all(in: LayerProperties.ofEmitters)
  ) { EmitterLayer() }
}

struct EmitterKeys: LayerKeyTable {
  let emitter = LayerKey("emitter", .node(.list(.mapping("cell"))), "particles") { reader, node, _ in
    guard let nodes = node.elements else {
      reader.problems.add(.type("emitter", expected: "a list of cells", found: node.kind), at: node.position)
      return nil
    }
    let cells = nodes.compactMap { EmitterCellPlan($0, reader.context) }
    guard cells.count == nodes.count else { return nil }
    var dependencies = Dependencies()
    for cell in cells { dependencies.add(cell.dependencies) }
    return reader.step("emitter", node, dependencies) { interpreter, layer in
      guard let layer = layer as? EmitterLayer else { return }
      if layer.emitterCells.isEmpty { layer.seed = interpreter.stage.random.next() }
      layer.emitterCells = cells.map { $0.make(interpreter) }
    }
  }
}
