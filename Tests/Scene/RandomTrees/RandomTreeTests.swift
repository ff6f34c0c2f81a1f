import SpringformGeometry
import SpringformRaster
import SpringformScene
import Testing

/// What holds of a layer tree whatever is done to it, and in whatever order its holders go.
@Suite("Random layer trees")
struct RandomTreeTests {
  private static let steps = 80
  private static let seedsPerCase: UInt64 = 25

  @Test("Layers agree on who holds whom, who is on the stage and what moves", arguments: UInt64(0)..<16)
  func invariants(batch: UInt64) throws {
    for index in 0..<Self.seedsPerCase { try play(seed: batch * Self.seedsPerCase + index) }
  }

  private func play(seed: UInt64) throws {
    let tree = RandomTree(seed: seed)
    let renderer = try Renderer(scale: 0.5)
    for step in 0..<Self.steps {
      tree.step()
      try check(tree, "seed \(seed), step \(step)")
      if step.isMultiple(of: 8) {
        _ = try renderer.render(tree.stage.displayList(background: .white, showsTouches: true, showsPhysics: true))
      }
      // A stage with an error plays no more events.
      if let error = tree.stage.error {
        try #require(Self.isExpected(error), "seed \(seed), step \(step): \(error)")
        tree.changeStage(ending: false)
      }
    }
    let known = tree.known
    tree.finish()
    #expect(known.allSatisfy { $0.layer == nil }, "seed \(seed): a layer is kept by nobody and does not go")
  }

  /// Two animators may claim one layer, and its new place may be anywhere; the tree itself is never asked for the impossible.
  private static func isExpected(_ error: StageError) -> Bool {
    if case .dynamics = error { true } else { false }
  }

  private func check(_ tree: RandomTree, _ place: String) throws {
    let onStage = Set(tree.stage.rootLayer.family.map(ObjectIdentifier.init))
    try #require(onStage.count == tree.stage.rootLayer.family.count, "\(place): a layer is held twice")
    for layer in tree.known.compactMap(\.layer) + [tree.stage.rootLayer] {
      for sublayer in layer.sublayers {
        try #require(sublayer.superlayer === layer, "\(place): a sublayer does not know its superlayer")
      }
      if let superlayer = layer.superlayer {
        let count = superlayer.sublayers.count { $0 === layer }
        try #require(count == 1, "\(place): a superlayer holds its sublayer \(count) times")
        try #require(superlayer.mask !== layer, "\(place): a layer is sublayer and mask at once")
      }
      try #require(layer.mask?.superlayer == nil, "\(place): a mask has a superlayer")
      let isOnStage = onStage.contains(ObjectIdentifier(layer))
      try #require(
        (layer.stage === tree.stage) == isOnStage, "\(place): a layer does not know whether it is on the stage")
      if !isOnStage {
        try #require(layer.stage == nil, "\(place): a layer knows a stage that it is not on")
        try #require(
          layer.presentation.opacity == layer.opacity && layer.presentation.zPosition == layer.zPosition,
          "\(place): a layer on no stage does not show its model")
      }
    }
  }
}
