import Springform

/// What all layers have.
extension LayerKind {
  static let layer = LayerKind(
    "layer", of: nil, markerKeys: [],
    keys: [
      GradientKeys.layerKey(
        "gradient", "what a shape's inside, a text's letters or else the bounds are painted with", of: Layer.self,
        \Layer.gradient),
      CornerKeys.corners,
    ],
    properties: Property.all(in: LayerProperties.ofLayers) + [
      .derived("minX", "the left edge, in the layer above") { $0.minX },
      .derived("maxX", "the right edge, in the layer above") { $0.maxX },
      .derived("minY", "the upper edge, in the layer above") { $0.minY },
      .derived("maxY", "the lower edge, in the layer above") { $0.maxY },
      .derived("center", "the middle between the edges") { $0.center },
    ]
  ) { Layer() }
}
