import SpringformDocument

extension LayerKind {
  /// Every kind, in the order of the reference.
  static let all: [LayerKind] = [
    .layer, .shape, .fitting, .text, .stack, .image, .svg, .lottie, .emitter, .replicator, .scroll,
    .space,
  ]

  /// What kind of layer a node describes: the key that only one kind has tells.
  ///
  /// An outline also gives layers of other kinds their size, so that it makes a shape only where nothing else is drawn.
  static func of(_ node: Node) -> LayerKind {
    all.first { $0 != .shape && $0.describes(node) } ?? (shape.describes(node) ? .shape : .layer)
  }
}
