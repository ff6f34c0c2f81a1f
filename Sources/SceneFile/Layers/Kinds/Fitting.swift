import Springform

/// What has the size of its content unless it is given one: texts and stacks.
extension LayerKind {
  static let fitting = LayerKind(
    "fitting", of: .layer, markerKeys: [],
    properties: [
      .animated(
        "padding", \FittingLayer.padding,
        "room left and right, above and below the content; a number counts for all sides", unit: "pt",
        get: { $0.padding }, set: { $0.padding = $1 }
      ).takingNumbers,
      .animated(
        "minimumSize", \FittingLayer.minimumSize, "the least size that the content gives it", unit: "pt",
        get: { $0.minimumSize }, set: { $0.minimumSize = $1 }
      ).takingNumbers,
      .choice(
        "alignment", \FittingLayer.alignment,
        [("leading", .leading), ("center", .center), ("trailing", .trailing)],
        "where the content lies in the room left over: lines in the width, layers across the stack"),
    ]
  ) { FittingLayer() }
}
