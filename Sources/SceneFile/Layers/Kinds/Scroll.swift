import Springform
import SpringformDocument
import SpringformExpressions

/// Content that can be scrolled.
extension LayerKind {
  static let scroll = LayerKind(
    "scroll", of: .layer, markerKeys: ["scroll"], keys: ScrollKeys(),
    properties: Property.all(in: LayerProperties.ofScrolls), isMarked: { $0.flag == true }
  ) { ScrollLayer() }
}

struct ScrollKeys: LayerKeyTable {
  let scroll = LayerKey(
    "scroll", .flag, "content that can be dragged up and down beyond its ends", default: "false"
  ) { _, _, _ in nil }
}
