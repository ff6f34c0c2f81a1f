import Springform
import SpringformDocument
import SpringformExpressions

/// Content that can be scrolled.
extension LayerKind {
  static let scroll = LayerKind(
    "scroll", of: .layer, markerKeys: ["scroll"], keys: ScrollKeys(),
    properties: [
      .plain("contentHeight", \ScrollLayer.contentHeight, "the content's height", unit: "pt"),
      .plain("topInset", \ScrollLayer.topInset, "room above the content", unit: "pt"),
      .plain("bottomInset", \ScrollLayer.bottomInset, "room below the content", unit: "pt"),
      .animated(
        "contentOffset", \ScrollLayer.contentOffset, "the content's coordinate at the upper edge",
        unit: "pt", get: { $0.contentOffset }, set: { $0.contentOffset = $1 }),
    ], isMarked: { $0.flag == true }
  ) { ScrollLayer() }
}

struct ScrollKeys: LayerKeyTable {
  let scroll = LayerKey(
    "scroll", .flag, "content that can be dragged up and down beyond its ends", default: "false"
  ) { _, _, _ in nil }
}
