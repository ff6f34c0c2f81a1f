import Springform

/// What has the size of its content unless it is given one: texts and stacks.
extension LayerKind {
  static let fitting = LayerKind(
    "fitting", of: .layer, markerKeys: [],
    properties: Property.all(in: LayerProperties.ofFittings)
  ) { FittingLayer() }
}
