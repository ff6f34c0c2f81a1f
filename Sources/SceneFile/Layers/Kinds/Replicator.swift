import Springform
import SpringformDocument
import SpringformExpressions

/// Copies of the layers inside.
extension LayerKind {
  static let replicator = LayerKind(
    "replicator", of: .layer, markerKeys: ["copies"], keys: ReplicatorKeys(),
    properties: Property.all(in: LayerProperties.ofReplicators)
  ) { ReplicatorLayer() }
}

struct ReplicatorKeys: LayerKeyTable {
  let copies = LayerKey(
    "copies", .node(.expression(.number)),
    "shows the layers inside so many times, at most 10000; see instanceTranslation"
  ) { reader, node, _ in reader.property("instanceCount", node) }
}
