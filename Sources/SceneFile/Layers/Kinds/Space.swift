import Springform
import SpringformDocument
import SpringformExpressions

/// Layers that turn in space together.
extension LayerKind {
  static let space = LayerKind(
    "space", of: .layer, markerKeys: ["space"], keys: SpaceKeys(), isMarked: { $0.flag == true }
  ) { TransformLayer() }
}

struct SpaceKeys: LayerKeyTable {
  let space = LayerKey(
    "space", .flag,
    "the layers inside lie in one space with it, the nearer ones on top, instead of flat in its plane; it draws nothing itself",
    default: "false"
  ) { _, _, _ in nil }
}
