import Springform
import SpringformGallery
import Testing

/// A studio plays a scene anew with every value that a slider passes.
@Suite struct LifetimeTests {
  struct Observed { weak var layer: Layer? }

  /// - Parameter count: the refreshes that are played; after 40 of them most scenes are in full motion.
  @Test(arguments: Gallery.scenes.map { $0.name }, [40, 240])
  func nothingStaysOfAStageThatHasEnded(name: String, count: Int) throws {
    let scene = try #require(Gallery.scenes.first { $0.name == name }).init()
    weak var observed: Stage?
    var layers: [Observed] = []
    do {
      let stage = Stage(size: scene.size)
      observed = stage
      try scene.build(on: stage)
      let clock = Clock(rate: 60)
      for refresh in 0..<count {
        stage.advance(to: clock.tick(refresh))
        layers.append(contentsOf: stage.rootLayer.descendants.map(Observed.init))
      }
      stage.end()
    }
    #expect(observed == nil)
    #expect(!layers.isEmpty)
    #expect(layers.allSatisfy { $0.layer == nil })
  }
}

extension Layer {
  fileprivate var descendants: [Layer] { sublayers.flatMap { [$0] + $0.descendants } }
}
